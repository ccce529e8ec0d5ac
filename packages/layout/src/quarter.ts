import type { Face, Quarter, Turn } from './layout-types.ts';

/** A way turned by quarters, clockwise; at most one back. */
export const turnedWay = (way: Quarter, quarters: number): Quarter =>
  ((way + quarters + 4) % 4) as Quarter;

/** The turn of a piece whose face `joins` comes first along a heading. */
export const turnOf = (heading: Quarter, joins: Face): Turn =>
  (turnedWay(heading, 2 * joins) * 90) as Turn;
