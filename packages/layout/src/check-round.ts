import type { EndId, FreeSlot, RoundQuery, Size, TroubleCode } from './layout-types.ts';

/** No set of pieces comes near this; it keeps the search for a row width short whatever is asked. */
const mostPieces = 1000;

/** What is wrong with a query, or null: counts, arms, ids of slots (`bad-plan`), board and slots that are no sizes (`bad-size`). */
export function checkRound(query: RoundQuery): TroubleCode | null {
  const { long, across, arms = 2, board, slots = [] } = query;
  if (!isSize(board) || !slots.every(isSlot)) return 'bad-size';
  const counts =
    isCount(long, 0, mostPieces) && isCount(across, 0, mostPieces) && long + across > 0;
  const distinct = areDistinct(slots.map(({ id }) => id));
  return counts && distinct && isCount(arms, 1, 12) ? null : 'bad-plan';
}

/** Whether a number counts something, within bounds. */
export const isCount = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** Whether no id is there twice. */
export const areDistinct = (ids: readonly EndId[]) => new Set(ids).size === ids.length;

/** Whether a size is one. */
export const isSize = ({ width, height }: Size) =>
  Number.isFinite(width) && Number.isFinite(height) && width >= 0 && height >= 0;

const isSlot = ({ rect: { x, y, w, h } }: FreeSlot) =>
  [x, y, w, h].every(Number.isSafeInteger) && w > 0 && h > 0;
