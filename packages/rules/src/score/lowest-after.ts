import { get, register } from '../kernel/position.ts';
import type { MatchPart } from '../kernel/ruleset.ts';

/** After as many rounds as an option sets the match goes to the lowest total; equal ones share it (M3, M14). */
export function lowestAfter(option: string): MatchPart {
  return (position) => {
    const { at, options, sideCount } = position.game;
    if (get(position, register.round) < Number(options[option])) return 0;
    let lowest = get(position, at.scores);
    let winners = 0;
    for (let side = 0; side < sideCount; side++) {
      const score = get(position, at.scores + side);
      if (score < lowest) winners = 0;
      if (score <= lowest) {
        lowest = score;
        winners |= 1 << side;
      }
    }
    return winners;
  };
}
