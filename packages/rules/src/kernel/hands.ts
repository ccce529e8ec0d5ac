import type { Seat } from '../vocabulary.ts';
import { get, register, set } from './position.ts';
import type { Position } from './ruleset.ts';

/*
 * A hand is a mask of tile indices, some words wide. How many tiles and pips it has follows from the mask and is reckoned
 * where it is asked for, which is seldom: a placement then writes one cell of the hand.
 */

/** Whether the tile is in the seat's hand. */
export function holds(position: Position, seat: Seat, tile: number): boolean {
  const { at, tiles } = position.game;
  return ((get(position, at.hands + seat * tiles.words + (tile >> 5)) >> (tile & 31)) & 1) === 1;
}

/** The heaviest tile of a hand, of equal weights the one with the higher number; −1 for an empty hand. */
export function heaviestTile(position: Position, seat: Seat): number {
  const { at, tiles } = position.game;
  const base = at.hands + seat * tiles.words;
  for (let word = tiles.words - 1; word >= 0; word--) {
    const mask = get(position, base + word);
    if (mask !== 0) return word * 32 + 31 - Math.clz32(mask);
  }
  return -1;
}

/** The highest double of a hand; −1 where it has none. */
export function highestDoubleOf(position: Position, seat: Seat): number {
  const { at, tiles } = position.game;
  const base = at.hands + seat * tiles.words;
  for (let word = tiles.words - 1; word >= 0; word--) {
    const mask = get(position, base + word) & (tiles.doubles[word] as number);
    if (mask !== 0) return word * 32 + 31 - Math.clz32(mask);
  }
  return -1;
}

/** The tile indices of a hand in the order they were dealt and drawn. */
export function handOf(position: Position, seat: Seat): number[] {
  const { deck } = position.game.at;
  const hand: number[] = [];
  const end = get(position, register.stock);
  for (let at = 0; at < end; at++) {
    const tile = get(position, deck + at);
    if (holds(position, seat, tile)) hand.push(tile);
  }
  return hand;
}

/** Whether the seat has no tile left. */
export function isEmpty(position: Position, seat: Seat): boolean {
  const { at, tiles } = position.game;
  const base = at.hands + seat * tiles.words;
  let all = 0;
  for (let word = 0; word < tiles.words; word++) all |= get(position, base + word);
  return all === 0;
}

/** The number of tiles in a hand. */
export function handCount(position: Position, seat: Seat): number {
  const { at, tiles } = position.game;
  const base = at.hands + seat * tiles.words;
  let count = 0;
  for (let word = 0; word < tiles.words; word++) {
    for (let rest = get(position, base + word); rest !== 0; rest &= rest - 1) count++;
  }
  return count;
}

/** The pips in a hand. */
export function handPips(position: Position, seat: Seat): number {
  const { at, tiles } = position.game;
  const base = at.hands + seat * tiles.words;
  let pips = 0;
  for (let word = 0; word < tiles.words; word++) {
    for (let rest = get(position, base + word); rest !== 0; rest &= rest - 1) {
      pips += tiles.pips[word * 32 + 31 - Math.clz32(rest & -rest)] as number;
    }
  }
  return pips;
}

/** The number of tiles in each hand, by seat. */
export function handCounts(position: Position): number[] {
  return Array.from({ length: position.game.seats }, (_, seat) => handCount(position, seat));
}

/** Puts a tile into a hand that lacks it, or takes it out of one that has it. */
export function toggleTile(position: Position, seat: Seat, tile: number): void {
  const { at, tiles } = position.game;
  const word = at.hands + seat * tiles.words + (tile >> 5);
  set(position, word, get(position, word) ^ (1 << (tile & 31)));
}
