import { handPips } from '../kernel/hands.ts';
import type { Position } from '../kernel/ruleset.ts';
import type { Side } from '../vocabulary.ts';

/** The pips in all hands of a side (G2). */
export function sidePips(position: Position, side: Side): number {
  const { seats, sideCount } = position.game;
  let pips = 0;
  for (let seat: number = side; seat < seats; seat += sideCount) pips += handPips(position, seat);
  return pips;
}

/** The pips in all hands of all other sides. */
export function pipsAgainst(position: Position, side: Side): number {
  const { sideCount } = position.game;
  let pips = 0;
  for (let other = 0; other < sideCount; other++) {
    if (other !== side) pips += sidePips(position, other);
  }
  return pips;
}
