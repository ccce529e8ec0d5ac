import type { Ctx2D } from '@pedra/renderer';
import { makeField, makeNoise, tintPicture } from './noise.ts';

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

/** Thin fibres that run along a piece of wood. */
export interface Fibres {
  readonly seed: number;
  /** Px of the picture per CSS px. */
  readonly px: number;
  readonly count: number;
  readonly colour: string;
  /** How opaque the faintest and the strongest are, 0 … 1. */
  readonly alpha: readonly [number, number];
  /** How far they wander across, and between which points they bend, in CSS px. */
  readonly wander: number;
  readonly step: number;
}

/** Draws fibres along x over w × h px; they may leave it a little, so clip. */
export function drawFibres(c: Ctx2D, w: number, h: number, fibres: Fibres): void {
  const { seed, px, count, wander, step, alpha } = fibres;
  const next = makeNoise(seed);
  const field = makeField(seed);
  c.strokeStyle = fibres.colour;
  for (let index = 0; index < count; index += 1) {
    const start = next() * h;
    c.globalAlpha = alpha[0] + (alpha[1] - alpha[0]) * next() ** 2;
    c.lineWidth = (0.6 + 1.1 * next()) * px;
    c.beginPath();
    for (let x = 0; x <= w + step * px; x += step * px) {
      const bend = field(x / (6 * step * px), start / (40 * px)) - 0.5;
      c.lineTo(x, start + wander * px * bend);
    }
    c.stroke();
  }
  c.globalAlpha = 1;
}
