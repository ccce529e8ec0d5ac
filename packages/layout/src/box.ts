import type { World, WorldRect } from './layout-types.ts';

/** The edges of a rectangle that grows. */
export interface Box {
  readonly left: World;
  readonly top: World;
  readonly right: World;
  readonly bottom: World;
}

/** The edges of a rectangle. */
export function boxOf({ x, y, w, h }: WorldRect): Box {
  return { left: x, top: y, right: x + w, bottom: y + h };
}

/** The smallest box round both. */
export function join(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** The same edges with left and right exchanged. */
export function mirrored({ left, top, right, bottom }: Box): Box {
  return { left: 0 - right, top, right: 0 - left, bottom };
}

/** The share of a row's width from which a line is taken to need all of it. */
const nearly = 0.6;

/** A box that has much of the width of a row will soon have all of it. */
export function withFullRow(box: Box, rowWidth: World): Box {
  if (box.right - box.left < nearly * rowWidth) return box;
  return join(box, { ...box, left: -rowWidth / 2, right: rowWidth / 2 });
}

/** A box that has much of the height of a column will soon have all of it. */
export function withFullColumn(box: Box, height: World): Box {
  if (box.bottom - box.top < nearly * height) return box;
  return join(box, { ...box, top: -height / 2, bottom: height / 2 });
}
