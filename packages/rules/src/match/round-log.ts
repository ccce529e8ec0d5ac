import type { MatchEvent } from '../event-types.ts';
import type { Series } from './series.ts';
import { extend } from './trail.ts';

/** Tells of an event: to the caller's list, and to the log of the round. */
export function tell(series: Series, events: MatchEvent[], event: MatchEvent): void {
  events.push(event);
  if (series.log) series.log = extend(series.log, asReplayed(event));
}

/** The event as a replay of the record tells it: lots are drawn once, and no record keeps them. */
function asReplayed(event: MatchEvent): MatchEvent {
  if (event.type !== 'lots.drawn' || !event.tiles) return event;
  const { tiles: _, ...rest } = event;
  return rest;
}
