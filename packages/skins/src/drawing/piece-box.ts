import type { PieceKind } from '@pedra/renderer';

/** A face of a long piece: two of them, side by side at turn 0. */
const face = { y: 0, w: 1, h: 1 };

/** The corner radius of every piece, in u. */
export const radius = 0.15;

/** The kinds that every set has: `long` with two faces, and `square` with one. */
export const kinds: Readonly<Record<string, PieceKind>> = {
  long: {
    w: 2,
    h: 1,
    faces: [
      { x: 0, ...face },
      { x: 1, ...face },
    ],
    radius,
  },
  square: { w: 1, h: 1, faces: [{ x: 0, ...face }], radius },
};

/** The size of a kind at a turn, in u; of an unknown kind that of a face. */
export function boxOf(kind: string, turn: 0 | 90): { readonly w: number; readonly h: number } {
  const { w, h } = kinds[kind] ?? { w: 1, h: 1 };
  return turn === 0 ? { w, h } : { w: h, h: w };
}

/** How far the side of a piece shows to the right and below its plate, in u; its box holds both. */
export const depth = { x: 0.014, y: 0.045 };
/** Free border of the box, in u, so that edges stay soft while a piece turns. */
const border = 0.006;

/** A rectangle in px. */
export interface Plate {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The upper plate of a turned piece, in px: its box less what its thickness takes at the lower right. */
export function plateOf(kind: string, u: number, turn: 0 | 90): Plate {
  const { w, h } = boxOf(kind, turn);
  return {
    x: border * u,
    y: border * u,
    w: (w - 2 * border - depth.x) * u,
    h: (h - 2 * border - depth.y) * u,
  };
}
