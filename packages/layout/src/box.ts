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
