import type { MatchEvent } from '../event-types.ts';
import type { Fact } from '../match-types.ts';
import type { Seat } from '../vocabulary.ts';

/**
 * What the events of a round prove about the hands (G8). A pass shows that the hand has none of the end numbers. A draw
 * shows it too, but of the hand without the tile just drawn: so it counts from the placement that follows, which lays
 * that very tile. A later draw ends what was known of the seat.
 */
export function factsOf(events: readonly MatchEvent[]): Fact[] {
  const lacks = new Map<Seat, Set<number>>();
  const drawing = new Map<Seat, readonly number[]>();
  for (const event of events) {
    if (event.type === 'tile.drawn') {
      lacks.delete(event.seat);
      drawing.set(event.seat, event.ends);
    } else if (event.type === 'tile.played') {
      const ends = drawing.get(event.seat);
      if (ends) lacks.set(event.seat, new Set(ends));
      drawing.delete(event.seat);
    } else if (event.type === 'turn.passed') {
      const known = lacks.get(event.seat) ?? [];
      lacks.set(event.seat, new Set([...known, ...event.ends]));
      drawing.delete(event.seat);
    }
  }
  return [...lacks]
    .map(([seat, numbers]) => ({ seat, lacks: [...numbers].sort((a, b) => a - b) }))
    .sort((a, b) => a.seat - b.seat);
}
