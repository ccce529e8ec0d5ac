import { get } from '../kernel/position.ts';
import type { Position, StartPart } from '../kernel/ruleset.ts';

/** A deal is void if any hand meets the test (B3). */
export function redealIf(test: (position: Position, seat: number) => boolean): StartPart {
  return {
    voids: (position) => {
      for (let seat = 0; seat < position.game.seats; seat++) {
        if (test(position, seat)) return seat;
      }
      return -1;
    },
  };
}

/** Whether a hand has this many doubles or more. */
export function doublesInHand(least: number): (position: Position, seat: number) => boolean {
  return (position, seat) => {
    const { at, tiles } = position.game;
    let doubles = 0;
    for (let word = 0; word < tiles.words; word++) {
      let mask = get(position, at.hands + seat * tiles.words + word) & (tiles.doubles[word] ?? 0);
      for (; mask !== 0; mask &= mask - 1) doubles++;
    }
    return doubles >= least;
  };
}
