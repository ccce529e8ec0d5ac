import type { EndId, FreeSlot, RoundQuery, Size, TroubleCode } from './layout-types.ts';

/** No set of pieces comes near this; it keeps the search for a row width short whatever is asked. */
const mostPieces = 1000;

/** What is wrong with a query, or null: counts, arms, ids of slots and lanes (`bad-plan`), board, lane heads and slots that are no sizes (`bad-size`). */
export function checkRound(query: RoundQuery): TroubleCode | null {
  const { long, across, arms = 2, board, slots = [], lanes, laneHead = board } = query;
  if (!isSize(board) || !isSize(laneHead) || !slots.every(isSlot)) return 'bad-size';
  const counts =
    isCount(long, 0, mostPieces) && isCount(across, 0, mostPieces) && long + across > 0;
  const distinct = areDistinct(slots.map(({ id }) => id));
  const hasLanes = !lanes || (areDistinct(['start', ...lanes]) && isCount(lanes.length, 1, 12));
  return counts && distinct && hasLanes && isCount(arms, 1, 12) ? null : 'bad-plan';
}

const isCount = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

const areDistinct = (ids: readonly EndId[]) => new Set(ids).size === ids.length;

const isSize = ({ width, height }: Size) =>
  Number.isFinite(width) && Number.isFinite(height) && width >= 0 && height >= 0;

const isSlot = ({ rect: { x, y, w, h } }: FreeSlot) =>
  [x, y, w, h].every(Number.isSafeInteger) && w > 0 && h > 0;
