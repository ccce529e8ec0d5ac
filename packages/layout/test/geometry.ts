import type { Placement, WorldRect } from '../src/index.ts';
import { unit } from '../src/units.ts';

/** The room between two rects along each axis; below 0 where they overlap there. */
function apart(a: WorldRect, b: WorldRect) {
  return {
    x: Math.max(a.x - b.x - b.w, b.x - a.x - a.w),
    y: Math.max(a.y - b.y - b.h, b.y - a.y - a.h),
  };
}

/** The length of the edge that two rects side by side share. */
export function shared(a: WorldRect, b: WorldRect) {
  const x = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const y = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.max(x, y);
}

/** How far two rects are from one another; below 0 where they overlap. */
export const clearance = (a: WorldRect, b: WorldRect) => Math.max(apart(a, b).x, apart(a, b).y);

/** The cell of one face of a long piece. */
export function faceCell(
  { rect: { x, y, w, h }, turn }: Pick<Placement, 'rect' | 'turn'>,
  face: number,
): WorldRect {
  const isFar = turn < 180 === (face === 1);
  return turn % 180 === 0
    ? { x: isFar ? x + w - unit : x, y, w: unit, h }
    : { x, y: isFar ? y + h - unit : y, w, h: unit };
}
