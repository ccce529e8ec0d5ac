import type { EndId, PieceId } from '@pedra/layout';
import type { Arrangement } from './arrange.ts';
import type { Config, PxRect } from './config.ts';
import { grown, spotRect } from './geometry.ts';
import type { Pose } from './pose.ts';

/** What lies under the pointer and can be meant by it. */
export type Target =
  | { readonly type: 'piece'; readonly piece: PieceId; readonly movable: boolean }
  /** A piece that lies where it was placed. */
  | { readonly type: 'placed'; readonly piece: PieceId; readonly pickable: boolean }
  | { readonly type: 'slot'; readonly end: EndId }
  | { readonly type: 'pile'; readonly pile: string }
  | { readonly type: 'table' };

/** What a tap at a point of the table means. Slots of the picked piece come first, then the own rack, piles, placed pieces. */
export function hitTest(state: Config, arrangement: Arrangement, x: number, y: number): Target {
  const end = nearestSlot(state, arrangement, x, y);
  if (end !== null) return { type: 'slot', end };
  const piece = rackPieceAt(state, arrangement, x, y);
  if (piece !== null)
    return { type: 'piece', piece, movable: (state.slots[piece]?.length ?? 0) > 0 };
  const pile = state.piles.find(({ rect, active }) => active && contains(grown(rect), x, y));
  if (pile) return { type: 'pile', pile: pile.id };
  const { pickable = [] } = state;
  const placed = pickable.length > 0 ? placedPieceAt(state, arrangement, x, y) : null;
  if (placed === null) return { type: 'table' };
  return { type: 'placed', piece: placed, pickable: pickable.includes(placed) };
}

/** The slot that a dragged piece falls into when it is let go here, at most `reach` px away. */
export function snapSlot(arrangement: Arrangement, x: number, y: number, reach: number) {
  let best: { end: EndId; spot: Pose; distance: number } | null = null;
  for (const [end, spot] of arrangement.ghosts) {
    const distance = Math.hypot(spot.x - x, spot.y - y);
    if (distance <= reach && (!best || distance < best.distance)) best = { end, spot, distance };
  }
  return best;
}

function nearestSlot(state: Config, arrangement: Arrangement, x: number, y: number): EndId | null {
  const kind = state.pieces.find(({ id }) => id === arrangement.picked)?.kind ?? '';
  let best: EndId | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [end, spot] of arrangement.ghosts) {
    const distance = Math.hypot(spot.x - x, spot.y - y);
    if (distance >= least || !contains(grown(spotRect(state, kind, spot)), x, y)) continue;
    best = end;
    least = distance;
  }
  return best;
}

/** Pieces of the own racks, each with half the gap to its neighbour; those at the same distance: the later one. */
function rackPieceAt(
  state: Config,
  arrangement: Arrangement,
  x: number,
  y: number,
): PieceId | null {
  const kinds = new Map(state.pieces.map(({ id, kind }) => [id, kind]));
  let best: PieceId | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const id of state.racks.flatMap((rack) => (rack.own ? rack.pieces : []))) {
    const spot = arrangement.pieces.get(id);
    if (!spot) continue;
    const rect = widened(spotRect(state, kinds.get(id) ?? '', spot), spot.u * 0.14);
    const distance = Math.hypot(spot.x - x, spot.y - y);
    if (!contains(rect, x, y) || distance > least) continue;
    best = id;
    least = distance;
  }
  return best;
}

/** The uppermost placed piece at a point. */
function placedPieceAt(
  state: Config,
  { pieces }: Arrangement,
  x: number,
  y: number,
): PieceId | null {
  const kinds = new Map(state.pieces.map(({ id, kind }) => [id, kind]));
  let best: PieceId | null = null;
  let highest = -1;
  for (const { id } of state.plan.placements) {
    const spot = pieces.get(id);
    if (!spot || spot.level < highest) continue;
    if (!contains(spotRect(state, kinds.get(id) ?? '', spot), x, y)) continue;
    best = id;
    highest = spot.level;
  }
  return best;
}

function widened({ x, y, w, h }: PxRect, by: number): PxRect {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}

function contains({ x, y, w, h }: PxRect, px: number, py: number): boolean {
  return px >= x && px <= x + w && py >= y && py <= y + h;
}
