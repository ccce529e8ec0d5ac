import { boardOf } from './board.ts';
import type { Px, View } from './layout-types.ts';

/** The least px per u of each way to show faces. */
export interface Floors {
  readonly faces: Px;
  readonly numerals: Px;
  /** What follow mode is held at. */
  readonly follow: Px;
}

/** The floors of a view (V3, V4): many marks need larger faces, and who asked for large pieces gets them. */
export function floorsFor({ marks = 6, large = false, face = 1, least }: View): Floors {
  const grown = (large ? 1.35 : 1) / face;
  const faces = marks <= 6 ? 20 : marks <= 9 ? 22 : 26;
  const held = least ?? (large ? 24 : 16) / face;
  return { faces: faces * grown, numerals: least ?? 16 * grown, follow: held };
}

/** The most px per u (V2): pieces on a small board are not blown up. */
export function cap(view: View): Px {
  const { w, h } = boardOf(view);
  return (Math.min(w, h) < 600 ? 64 : 96) / (view.face ?? 1);
}
