import { get } from '../kernel/position.ts';
import type { MatchPart } from '../kernel/ruleset.ts';

/** The match goes to whom reaches or passes the number that an option sets (D9, B11); the higher score of several. */
export function firstTo(option: string): MatchPart {
  return (position) => {
    const { at, options, sideCount } = position.game;
    const target = options[option];
    if (typeof target !== 'number') throw new Error(`options.${option}: a number was expected`);
    let best = target;
    let winners = 0;
    for (let side = 0; side < sideCount; side++) {
      const score = get(position, at.scores + side);
      if (score > best) winners = 0;
      if (score >= best) {
        best = score;
        winners |= 1 << side;
      }
    }
    return winners;
  };
}
