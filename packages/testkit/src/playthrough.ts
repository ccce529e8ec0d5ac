import {
  type Action,
  act,
  begin,
  legal,
  type Match,
  type MatchConfig,
  type MatchEvent,
  view,
} from '@pedra/rules';
import { drawTable } from './draw-table.ts';
import { makeChooser } from './random-play.ts';

/** What an event adds to an action that does not say it. */
function noteOf(event: MatchEvent): string {
  switch (event.type) {
    case 'tile.played':
      return event.points ? `scores ${event.points}` : '';
    case 'tile.drawn':
      return `takes ${event.tile ?? 'a tile'}`;
    case 'turn.passed':
      return event.opens ? `opens ${event.opens}` : '';
    case 'round.ended':
      return `${event.kind}: ${event.points.map((points) => `+${points}`).join(' ')}`;
    default:
      return '';
  }
}

/** Hands and boneyard, and the table drawn. */
function momentOf(match: Match): readonly string[] {
  const { hands = [], boneyard = [] } = match.position ?? {};
  return [
    ...drawTable(view(match, 'public').table).map((line) => `    ${line}`),
    ...hands.map((hand, seat) => `    seat ${seat}: ${hand.join(' ')}`),
    `    boneyard: ${boneyard.join(' ')}`,
  ];
}

function chosenOf(actions: readonly Action[], chosen: Action): string {
  const others = actions.filter((action) => action !== chosen);
  return others.length > 0 ? `   (or ${others.join(', ')})` : '';
}

/** The first round of a random match as text: every action with what else was legal, and the table after every turn. */
export function playthrough(config: MatchConfig, seed: string): string {
  const chooser = makeChooser(seed);
  const begun = begin(config, { seed });
  if (!begun.ok) throw new Error(begun.error.message);
  let { match } = begun;
  const lines = [`${config.game}, ${config.seats} seats`, '', ...momentOf(match)];
  while (match.phase === 'playing') {
    const turn = match.turn;
    const actions = legal(match);
    const chosen = chooser.among(actions);
    const taken = act(match, chosen);
    if (!taken.ok) throw new Error(taken.error.message);
    match = taken.match;
    const notes = taken.events.map(noteOf).filter((note) => note !== '');
    lines.push('', `seat ${turn}: ${[chosen, ...notes].join(', ')}${chosenOf(actions, chosen)}`);
    if (match.phase !== 'playing' || match.turn !== turn) {
      lines.push(...drawTable(view(match, 'public').table).map((line) => `    ${line}`));
    }
  }
  return `${[...lines, '', ...momentOf(match), `    scores: ${match.scores.join(' ')}`].join('\n')}\n`;
}
