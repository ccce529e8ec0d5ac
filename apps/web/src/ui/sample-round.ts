import {
  type Action,
  act,
  begin,
  type GameInfo,
  numbers,
  type SeatView,
  type TableView,
  view,
} from '@pedra/rules';

/** Chooses an action from what the seat on turn sees. */
export type Pick = (view: SeatView) => Action | undefined;

/** The first action that the rules name. */
const firstLegal: Pick = ({ legal }) => legal[0];

/** The first round of a match, as everybody sees it after the deal and after every action; the same seed gives the same. */
export function sampleRound(
  game: GameInfo,
  seats: number,
  seed: string,
  pick: Pick,
): readonly SeatView[] {
  const begun = begin({ game: game.id, seats, options: {} }, { seed });
  if (!begun.ok) return [];
  let { match } = begun;
  const views = [view(match, 'public')];
  for (let turn = views[0]?.turn; turn !== null && turn !== undefined; turn = views.at(-1)?.turn) {
    const done = act(match, pick(view(match, turn)) ?? '');
    if (!done.ok) break;
    match = done.match;
    views.push(view(match, 'public'));
  }
  return views;
}

/** The table of a sample round with `count` tiles on it that shows what is told of the game; null where no seed tried gives one. */
export function sampleTable(game: GameInfo, count: number): TableView | null {
  for (let seed = 1; seed <= 60; seed += 1) {
    const views = sampleRound(game, game.seats[0] ?? 2, `${game.id} ${seed}`, firstLegal);
    const table = views.find((seen) => seen.table.laid.length === count)?.table;
    if (table && isTelling(table)) return table;
  }
  return null;
}

const isDouble = (tile: string) => numbers(tile)[0] === numbers(tile)[1];

/** A line: one double, between its ends. A tree: a double that has branched. Trains: each has a tile. */
function isTelling(table: TableView): boolean {
  const { laid } = table;
  if (table.kind === 'trains') return table.trains.every((train) => train.laid.length > 0);
  if (table.kind === 'tree') {
    return laid.some(
      ({ tile }) => isDouble(tile) && laid.filter((one) => one.place === tile).length > 2,
    );
  }
  const ends = ['left', 'right'].map((end) => laid.findLast(({ place }) => place === end));
  const doubles = laid.filter(({ tile }) => isDouble(tile));
  return doubles.length === 1 && ends.every((end) => end !== undefined && !isDouble(end.tile));
}
