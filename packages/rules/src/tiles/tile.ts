import type { TileText } from '../vocabulary.ts';

/** A tile by its two numbers. */
export interface Tile {
  /** The higher number, or either of a double. */
  readonly high: number;
  /** The lower number, or either of a double. */
  readonly low: number;
}

const written = /^(0|[1-9]\d?)-(0|[1-9]\d?)$/;

/** The two numbers of a tile in the order they are written, so `0-6` gives [0, 6]; throws on any other text. */
export function numbers(tile: TileText): readonly [number, number] {
  const match = written.exec(tile);
  if (!match) throw new TypeError(`a tile such as 6-4 was expected, not ${tile.slice(0, 40)}`);
  return [Number(match[1]), Number(match[2])];
}

/** The tile that a text names, or null where it names none; the higher number must come first. */
export function parseTile(text: string): Tile | null {
  const match = written.exec(text);
  if (!match) return null;
  const high = Number(match[1]);
  const low = Number(match[2]);
  return high >= low ? { high, low } : null;
}

/** The text of the tile with these two numbers in either order, the higher first. */
export function formatTile(a: number, b: number): TileText {
  return a >= b ? `${a}-${b}` : `${b}-${a}`;
}

/** The value of a tile: the sum of its two numbers (G2). */
export function pips(tile: TileText): number {
  const [a, b] = numbers(tile);
  return a + b;
}
