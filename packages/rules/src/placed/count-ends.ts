import { get, register, set } from '../kernel/position.ts';
import { after, type PlacedPart } from '../kernel/ruleset.ts';
import { countOf } from '../layout/tree-cells.ts';

/** Scores the count of the open ends where it divides (F6); reaching the number that an option sets wins at once (F10). */
export function countEnds(rule: {
  /** What the count must divide by, each time worth one point. */
  readonly by: number;
  /** The option that sets how many points win. */
  readonly target: string;
}): PlacedPart {
  return {
    follow: (position) => {
      const count = countOf(position);
      if (count === 0 || count % rule.by !== 0) return after.nextSeat;
      const { at, options, sideCount } = position.game;
      const side = at.scores + (get(position, register.turn) % sideCount);
      const score = get(position, side) + count / rule.by;
      set(position, side, score);
      return score >= (options[rule.target] as number) ? after.matchWon : after.nextSeat;
    },
  };
}
