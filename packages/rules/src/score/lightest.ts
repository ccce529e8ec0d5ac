import { set } from '../kernel/position.ts';
import type { Position, ScorePart } from '../kernel/ruleset.ts';
import type { Side } from '../vocabulary.ts';
import type { Prize } from './prizes.ts';
import { sidePips } from './side-pips.ts';

/** Compares two sides that are level in pips: below 0 where the first wins, 0 where neither does. */
export type TieBreak = (position: Position, side: Side, other: Side) => number;

/** Blocked: the side with the fewest pips wins and is given the prize (D8, B9, B10, F9). */
export function lightest(rule: {
  readonly takes: Prize;
  readonly tie: TieBreak;
}): ScorePart['blocked'] {
  return (position) => {
    const { at, sideCount } = position.game;
    let best = 0;
    let level = false;
    for (let side = 1; side < sideCount; side++) {
      const difference =
        sidePips(position, side) - sidePips(position, best) || rule.tie(position, side, best);
      if (difference < 0) best = side;
      level = difference === 0 || (difference > 0 && level);
    }
    if (level) return -1;
    set(position, at.points + best, rule.takes(position, best));
    return best;
  };
}
