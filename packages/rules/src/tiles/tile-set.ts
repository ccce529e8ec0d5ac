import type { TileText } from '../vocabulary.ts';
import { formatTile } from './tile.ts';

/*
 * A tile is known to the kernel by its index in one fixed order: by pips, then by the higher number. The order serves
 * all who compare tiles: the heaviest tile of a hand is the highest bit of its mask, and of equal weights the one with
 * the higher number wins (D2, B4).
 */

/** A double-N set with what the kernel asks of its tiles, by tile index. */
export interface TileSet {
  /** The highest number, N. */
  readonly top: number;
  /** Number of tiles, (N+1)(N+2)/2 (G1). */
  readonly count: number;
  /** 32-bit words that a mask of tiles takes. */
  readonly words: number;
  /** The higher number of each tile. */
  readonly high: Int32Array;
  /** The lower number of each tile. */
  readonly low: Int32Array;
  /** The value of each tile (G2). */
  readonly pips: Int32Array;
  /** For each number the mask of the tiles that carry it, `words` after `words`. */
  readonly carrying: Int32Array;
  /** The mask of the doubles. */
  readonly doubles: Int32Array;
  /** The text of each tile, the higher number first. */
  readonly texts: readonly TileText[];
  /** The index of each text. */
  readonly indexOf: ReadonlyMap<TileText, number>;
  /** The index of each text that has the lower number first. */
  readonly indexOfTurned: ReadonlyMap<TileText, number>;
}

const made = new Map<number, TileSet>();

/** The double-N set, made once for each N. */
export function tileSetOf(top: number): TileSet {
  const known = made.get(top);
  if (known) return known;
  const set = makeTileSet(top);
  made.set(top, set);
  return set;
}

/** Every tile of the double-N set, lightest first; N is 0 to 18 (G1). */
export function tileSet(top: number): readonly TileText[] {
  if (!Number.isInteger(top) || top < 0 || top > 18) {
    throw new RangeError(`a set of 0 to 18 was expected, not ${top}`);
  }
  return tileSetOf(top).texts;
}

function makeTileSet(top: number): TileSet {
  const pairs: { high: number; low: number }[] = [];
  for (let high = 0; high <= top; high++) {
    for (let low = 0; low <= high; low++) pairs.push({ high, low });
  }
  pairs.sort((a, b) => a.high + a.low - (b.high + b.low) || a.high - b.high);
  const words = Math.ceil(pairs.length / 32);
  const carrying = new Int32Array((top + 1) * words);
  const doubles = new Int32Array(words);
  const mark = (mask: Int32Array, base: number, tile: number): void => {
    const word = base + (tile >> 5);
    mask[word] = (mask[word] ?? 0) | (1 << (tile & 31));
  };
  pairs.forEach(({ high, low }, tile) => {
    mark(carrying, high * words, tile);
    mark(carrying, low * words, tile);
    if (high === low) mark(doubles, 0, tile);
  });
  const texts = Object.freeze(pairs.map(({ high, low }) => formatTile(high, low)));
  return Object.freeze({
    top,
    count: pairs.length,
    words,
    high: Int32Array.from(pairs, (pair) => pair.high),
    low: Int32Array.from(pairs, (pair) => pair.low),
    pips: Int32Array.from(pairs, (pair) => pair.high + pair.low),
    carrying,
    doubles,
    texts,
    indexOf: new Map(texts.map((text, tile) => [text, tile])),
    indexOfTurned: new Map(
      pairs.flatMap(({ high, low }, tile) => (high > low ? [[`${low}-${high}`, tile]] : [])),
    ),
  });
}
