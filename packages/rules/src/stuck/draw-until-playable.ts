import { boneyardCount, DRAW, get, PASS, register } from '../kernel/position.ts';
import type { StuckPart } from '../kernel/ruleset.ts';

/** Draws until a tile fits or only the reserve is left, then passes (D4, D5, B7); blocked when all passed in a row (D6). */
export function drawUntilPlayable({ reserve }: { readonly reserve: number }): StuckPart {
  return {
    move: (position) => (boneyardCount(position) > reserve ? DRAW : PASS),
    blocked: (position) => get(position, register.passes) >= position.game.seats,
  };
}
