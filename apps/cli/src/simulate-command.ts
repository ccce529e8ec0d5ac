import { choose, listLevels } from '@pedra/bots';
import {
  type Action,
  act,
  begin,
  formatRecord,
  type GeneratorState,
  laidTiles,
  legal,
  type Match,
  type MatchConfig,
  makeGenerator,
  nextBelow,
  nextRound,
  tileSet,
  view,
} from '@pedra/rules';
import { type ArgumentSpec, matchArguments, readArguments, readMatchConfig } from './arguments.ts';
import type { Command } from './command.ts';
import { BadArguments, write } from './terminal.ts';

const extra: readonly ArgumentSpec[] = [
  { name: 'matches', value: 'N', text: 'how many (default: 100)' },
  {
    name: 'bots',
    value: 'LEVEL',
    text: 'bots of this level choose; without it every choice is random',
  },
  {
    name: 'record',
    text: 'write every match as a record, one a line; the summary goes to standard error',
  },
];

/** What came of a number of matches. */
interface Summary {
  matches: number;
  rounds: number;
  actions: number;
  /** Matches won, by side; a shared win counts for each. */
  wins: number[];
  /** Rounds by the way they ended. */
  ends: Record<string, number>;
}

/** Throws where a tile of the set is lost, or stands twice: a fault of ours, never of the caller. */
function assertConserved({ position }: Match, set: readonly string[]): void {
  if (!position) return;
  const seen = [...position.hands.flat(), ...position.boneyard, ...laidTiles(position)];
  if (seen.length === set.length && new Set(seen).size === set.length) return;
  throw new Error(`tiles are not conserved: ${JSON.stringify(position)}`);
}

/** Chooses for whoever has the turn. */
type Chooser = (match: Match, actions: readonly Action[]) => Action;

function randomChooser(seed: string): Chooser {
  let state: GeneratorState = makeGenerator(`choices ${seed}`);
  return (_match, actions) => {
    const drawn = nextBelow(state, actions.length);
    state = drawn.state;
    return actions[drawn.value] ?? 'pass';
  };
}

function botChooser(seed: string, level: string): Chooser {
  return (match, actions) => {
    const turn = match.turn ?? 0;
    if (actions.length === 1) return actions[0] ?? 'pass';
    return choose(view(match, turn), { level, seed: `${seed} ${turn}` }).action;
  };
}

function playRound(match: Match, choose: Chooser, set: readonly string[]): Match {
  let now = match;
  while (now.phase === 'playing') {
    const taken = act(now, choose(now, legal(now)));
    if (!taken.ok) throw new Error(`a legal action was refused: ${taken.error.message}`);
    now = taken.match;
    assertConserved(now, set);
  }
  return now;
}

/** Plays one whole match. */
function playMatch(
  config: MatchConfig,
  seed: string,
  choose: Chooser,
  set: readonly string[],
): Match {
  const begun = begin(config, { seed });
  if (!begun.ok) throw new BadArguments(begun.error.message);
  let match = playRound(begun.match, choose, set);
  while (match.phase !== 'match-over') {
    const next = nextRound(match);
    if (!next.ok) throw new Error(`no next round: ${next.error.message}`);
    match = playRound(next.match, choose, set);
  }
  return match;
}

function add(summary: Summary, match: Match): void {
  summary.matches += 1;
  summary.rounds += match.rounds.length;
  for (const { actions } of match.rounds) summary.actions += actions.length;
  summary.wins = match.scores.map(
    (_, side) => (summary.wins[side] ?? 0) + (match.winners.includes(side) ? 1 : 0),
  );
  for (const { kind } of view(match, 'public').results) {
    summary.ends[kind] = (summary.ends[kind] ?? 0) + 1;
  }
}

/** Plays whole matches by chance or by bots and tells what came of them. */
export const simulateCommand: Command = {
  name: 'simulate',
  text: 'play whole matches by chance or by bots, tiles conserved at every step',
  arguments: [...matchArguments, ...extra],
  async run(given, { output, errors }) {
    const read = readArguments(given, this.arguments);
    const { config, game, seed } = readMatchConfig(read);
    const matches = read.number('matches', { min: 1, max: 10_000_000, fallback: 100 });
    const level = read.text('bots');
    if (level !== undefined && !listLevels().includes(level)) {
      throw new BadArguments(`--bots takes one of ${listLevels().join(', ')}, not '${level}'`);
    }
    const set = tileSet(game.set);
    const summary: Summary = { matches: 0, rounds: 0, actions: 0, wins: [], ends: {} };
    for (let index = 0; index < matches; index += 1) {
      const own = `${seed}/${index}`;
      const chooser = level === undefined ? randomChooser(own) : botChooser(own, level);
      const match = playMatch(config, own, chooser, set);
      add(summary, match);
      if (read.has('record')) await write(output, `${formatRecord(match)}\n`);
    }
    const told = { game: config.game, seats: config.seats, seed, conserved: true, ...summary };
    await write(read.has('record') ? errors : output, `${JSON.stringify(told)}\n`);
    return 0;
  },
};
