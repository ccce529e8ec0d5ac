import type { Opening, Position } from '../kernel/ruleset.ts';

/** Names an opener from the hands dealt, or null where it does not apply. */
export type OpeningRule = (position: Position) => Opening | null;

/** The seat whose tile, by this measure, has the highest index; that tile must open. Null where no seat has one. */
export function bestTile(measure: (position: Position, seat: number) => number): OpeningRule {
  return (position) => {
    let seat = -1;
    let tile = -1;
    for (let other = 0; other < position.game.seats; other++) {
      const candidate = measure(position, other);
      if (candidate > tile) {
        seat = other;
        tile = candidate;
      }
    }
    return seat < 0 ? null : { seat, tile };
  };
}
