import type { PxRect } from '@pedra/renderer';
import type { CSSProperties } from 'react';

/** An element laid over a rectangle of the table, in px from its top left. */
export function placeStyle({ x, y, w, h }: PxRect): CSSProperties {
  return { left: x, top: y, width: w, height: h };
}

/** An element as wide as what is in it, within the rectangle: at its left edge or, given the table's width, at its right. */
export function fitStyle({ x, y, w, h }: PxRect, tableWidth?: number): CSSProperties {
  const side = tableWidth === undefined ? { left: x } : { right: tableWidth - x - w };
  return { ...side, top: y, maxWidth: w, height: h };
}
