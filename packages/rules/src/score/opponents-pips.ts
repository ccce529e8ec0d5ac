import { set } from '../kernel/position.ts';
import type { ScorePart } from '../kernel/ruleset.ts';
import { pipsAgainst } from './side-pips.ts';

/** Going out scores the pips in the opponents' hands; a partner's are never counted (D7, B8). */
export function opponentsPips(): ScorePart['out'] {
  return (position, seat) => {
    const { at, sideCount } = position.game;
    const side = seat % sideCount;
    set(position, at.points + side, pipsAgainst(position, side));
    return side;
  };
}
