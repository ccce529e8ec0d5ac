import { boneyardCount, DRAW, get, PASS, register } from '../kernel/position.ts';
import type { StuckPart } from '../kernel/ruleset.ts';

/** Draws until a tile fits or only the reserve is left, then passes (D4, D5, B7, F7); blocked when all passed in a row (D6). */
export function drawUntilPlayable(rule: {
  /** Tiles that are never drawn: always, and where partners play. */
  readonly reserve: number;
  readonly reserveInPairs?: number;
}): StuckPart {
  const { reserve, reserveInPairs = reserve } = rule;
  return {
    draws: 'draw-until-playable',
    reserve: (inPairs) => (inPairs ? reserveInPairs : reserve),
    move: (position) => {
      const { seats, sideCount } = position.game;
      const kept = sideCount < seats ? reserveInPairs : reserve;
      return boneyardCount(position) > kept ? DRAW : PASS;
    },
    blocked: (position) => get(position, register.passes) >= position.game.seats,
  };
}
