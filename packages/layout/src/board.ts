import type { Insets, PxRect, Size, View } from './layout-types.ts';

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** What a view leaves free unless its caller knows better, in px: a bar above, the own rack below (C4). */
export function defaultInsets({ height }: Size): Insets {
  return {
    top: clamp(0.07 * height, 32, 48),
    right: 0,
    bottom: clamp(0.2 * height, 84, 170),
    left: 0,
  };
}

/** What a view has left for pieces, in px; of no size where nothing is left or the view is no size. */
export function boardOf({ width, height, insets }: View): PxRect {
  const { top, right, bottom, left } = insets ?? { top: 0, right: 0, bottom: 0, left: 0 };
  const w = width - left - right;
  const h = height - top - bottom;
  const isRoom = Number.isFinite(w) && Number.isFinite(h) && w > 0 && h > 0;
  return isRoom ? { x: left, y: top, w, h } : { x: 0, y: 0, w: 0, h: 0 };
}
