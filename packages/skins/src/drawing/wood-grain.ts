import type { Ctx2D } from '@pedra/renderer';
import { makeField, tintPicture } from './noise.ts';
import type { Plate } from './piece-box.ts';

/** Octaves of the veins, each twice as fine and half as strong as the one before. */
const octaves = [1, 2, 4] as const;
/** Length and width of the widest vein, and how far it wanders, in CSS px. */
const fibre = { length: 170, width: 4.5, drift: 7 };

/** How a piece of wood is veined. */
export interface Grain {
  readonly seed: number;
  /** Px of the picture per CSS px. */
  readonly px: number;
  /** The veins, as red, green and blue. */
  readonly colour: readonly [number, number, number];
  /** How opaque the strongest veins are, about 0 … 1. */
  readonly strength: number;
  /** How many times as wide and long veins are. Default 1. */
  readonly scale?: number;
}

/** Veins along x that wander a little up and down; the wood between them stays clear. */
export function grainPicture(w: number, h: number, grain: Grain): OffscreenCanvas {
  const { seed, px, colour, strength, scale = 1 } = grain;
  const field = makeField(seed);
  const unit = px * scale;
  return tintPicture(Math.max(1, Math.ceil(w)), Math.max(1, Math.ceil(h)), colour, (x, y) => {
    const along = x / (fibre.length * unit);
    const across = (y / unit + fibre.drift * field(along * 0.8, 40)) / fibre.width;
    const sum = octaves.reduce((all, n) => all + field(along * n, across * n) / n, 0);
    return strength * (sum / 1.75 - 0.284);
  });
}

/** Veins along a piece, whichever way it is turned. */
export function paintGrain(c: Ctx2D, { x, y, w, h }: Plate, turn: 0 | 90, grain: Grain): void {
  if (turn === 0) {
    c.drawImage(grainPicture(w, h, grain), x, y);
    return;
  }
  c.translate(x + w, y);
  c.rotate(Math.PI / 2);
  c.drawImage(grainPicture(h, w, grain), 0, 0);
}
