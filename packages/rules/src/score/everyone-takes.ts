import { set } from '../kernel/position.ts';
import type { Position } from '../kernel/ruleset.ts';
import type { Seat, Side } from '../vocabulary.ts';
import type { Prize } from './prizes.ts';

/** Every side is given its own prize, and who went out, if anybody, wins the round (M14). */
export function everyoneTakes(prize: Prize): (position: Position, seat?: Seat) => Side {
  return (position, seat = -1) => {
    const { at, sideCount } = position.game;
    for (let side = 0; side < sideCount; side++) {
      set(position, at.points + side, prize(position, side));
    }
    return seat < 0 ? -1 : seat % sideCount;
  };
}
