import { act, begin, type GameInfo, type LineTable, legal, type Match, view } from '@pedra/rules';

/** A match of a game that goes on by itself: the same seed gives the same match. */
export function sampleMatch(game: GameInfo, seats: number, seed: string): Match | null {
  const begun = begin({ game: game.id, seats, options: {} }, { seed });
  return begun.ok ? begun.match : null;
}

/** One step on by the first legal action; the same match where there is none. */
export function stepOn(match: Match): Match {
  const [action] = legal(match);
  if (action === undefined) return match;
  const done = act(match, action);
  return done.ok ? done.match : match;
}

/** The table of a sample match as soon as `count` tiles lie on it, from the first seed that shows a double inside. */
export function sampleLine(game: GameInfo, count: number): LineTable | null {
  for (let seed = 1; seed <= 60; seed += 1) {
    let match = sampleMatch(game, game.seats[0] ?? 2, `${seed}`);
    for (let step = 0; match && step < 4 * count; step += 1) {
      const { table } = view(match, 'public');
      if (table.laid.length === count) {
        if (isTelling(table)) return table;
        break;
      }
      match = stepOn(match);
    }
  }
  return null;
}

/** A line with a double between its ends, and no second one. */
function isTelling(table: LineTable): boolean {
  const isDouble = (tile: string) => new Set(tile.split('-')).size === 1;
  const doubles = table.laid.filter(({ tile }) => isDouble(tile));
  const ends = [
    table.laid.findLast(({ place }) => place === 'left'),
    table.laid.findLast(({ place }) => place === 'right'),
  ];
  return doubles.length === 1 && !ends.some((end) => !end || isDouble(end.tile));
}
