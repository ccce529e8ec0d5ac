import { handCount } from '../kernel/hands.ts';
import { get } from '../kernel/position.ts';
import type { TieBreak } from './lightest.ts';

/** Level sides stay level, and nobody scores (F9). */
export function nobodyWins(): TieBreak {
  return () => 0;
}

/** Of level hands the one with fewer tiles wins (D8); for games without pairs. */
export function fewestTiles(): TieBreak {
  return (position, side, other) =>
    handCount(position, side as number) - handCount(position, other as number);
}

/**
 * Of level hands the one wins whose tiles, compared by value from the lightest up, are lower at the first difference;
 * level pairs stay level (B10).
 */
export function lightestTileOnwards(): TieBreak {
  return (position, side, other) => {
    const { at, seats, sideCount, tiles } = position.game;
    if (sideCount < seats) return 0;
    let one = 0;
    let two = 0;
    for (;;) {
      one = nextHeld(position, at.hands + side * tiles.words, one);
      two = nextHeld(position, at.hands + other * tiles.words, two);
      if (one < 0 || two < 0) return 0;
      const difference = (tiles.pips[one] ?? 0) - (tiles.pips[two] ?? 0);
      if (difference !== 0) return difference;
      one++;
      two++;
    }
  };
}

/** The first tile from this index up in the mask at this offset, or −1. */
function nextHeld(position: Parameters<TieBreak>[0], offset: number, from: number): number {
  const { count } = position.game.tiles;
  for (let tile = from; tile < count; tile++) {
    if (((get(position, offset + (tile >> 5)) >> (tile & 31)) & 1) === 1) return tile;
  }
  return -1;
}
