import { act, begin, type Match, nextRound, view } from '@pedra/rules';

/** One round, every seat playing the first action that its own view offers. */
function playRound(start: Match): Match {
  let match = start;
  while (match.phase === 'playing') {
    const turn = match.position?.turn ?? 0;
    const [action = 'pass'] = view(match, turn).legal;
    const taken = act(match, action, turn);
    if (!taken.ok) throw new Error(taken.error.message);
    match = taken.match;
    process.stdout.write(`seat ${turn}: ${action}\n`);
  }
  return match;
}

const begun = begin({ game: 'draw', seats: 2, options: { target: 50 } }, { seed: 'example' });
if (!begun.ok) throw new Error(begun.error.message);
let match = playRound(begun.match);
while (match.phase === 'round-over') {
  const next = nextRound(match);
  if (!next.ok) throw new Error(next.error.message);
  match = playRound(next.match);
}
process.stdout.write(
  `scores ${match.scores.join(' : ')}, won by side ${match.winners.join(' and ')}\n`,
);
