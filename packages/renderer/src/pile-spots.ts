import type { PileView } from './config.ts';

/** Where the backs of a pile lie, in px. */
export interface PileSpots {
  readonly id: string;
  readonly kind: string;
  /** Px per face side. */
  readonly u: number;
  /** Turn in degrees: nothing lies quite straight. */
  readonly spots: readonly { readonly x: number; readonly y: number; readonly turn: number }[];
}

const gap = 0.2;
const largest = 26;
const mostTilt = 2.5;

/** Scatters the backs of a pile over its rectangle, row by row, as large as they fit; the same count always lies the same way. */
export function pileSpots(pile: PileView, kind: string, size: { w: number; h: number }): PileSpots {
  const { rect, count } = pile;
  const wide = size.w + gap;
  const high = size.h + gap;
  const unit = (columns: number) =>
    Math.min(largest, rect.w / (columns * wide), rect.h / (Math.ceil(count / columns) * high));
  let columns = 1;
  for (let more = 2; more <= count; more += 1) if (unit(more) > unit(columns)) columns = more;
  const u = Math.max(0, unit(columns));
  const rows = Math.ceil(count / columns);
  const spots = Array.from({ length: count }, (_, index) => ({
    x: rect.x + rect.w / 2 + ((index % columns) - (columns - 1) / 2) * wide * u,
    y: rect.y + rect.h / 2 + (Math.floor(index / columns) - (rows - 1) / 2) * high * u,
    turn: scatter(index) * mostTilt,
  }));
  return { id: pile.id, kind, u, spots };
}

/** A number −1 … 1 that looks like chance and depends on the index alone. */
function scatter(index: number): number {
  return (((index * 7919 + 104729) * 31) % 201) / 100 - 1;
}
