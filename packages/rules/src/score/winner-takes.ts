import { set } from '../kernel/position.ts';
import type { ScorePart } from '../kernel/ruleset.ts';
import type { Prize } from './prizes.ts';

/** Who goes out wins the round, and its side is given the prize (D7, B8, F8). */
export function winnerTakes(prize: Prize): ScorePart['out'] {
  return (position, seat) => {
    const { at, sideCount } = position.game;
    const side = seat % sideCount;
    set(position, at.points + side, prize(position, side));
    return side;
  };
}
