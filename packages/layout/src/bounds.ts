import type { World, WorldRect } from './layout-types.ts';

/** The sides of a box of the world. */
export interface Bounds {
  readonly left: World;
  readonly top: World;
  readonly right: World;
  readonly bottom: World;
}

/** The smallest box round all rectangles; null where there is none. */
export function boundsOf(rects: readonly WorldRect[]): Bounds | null {
  if (rects.length === 0) return null;
  return {
    left: Math.min(...rects.map(({ x }) => x)),
    top: Math.min(...rects.map(({ y }) => y)),
    right: Math.max(...rects.map(({ x, w }) => x + w)),
    bottom: Math.max(...rects.map(({ y, h }) => y + h)),
  };
}
