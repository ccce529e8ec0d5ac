import type { MatchEvent } from '../event-types.ts';
import type { Match } from '../match-types.ts';

const logs = new WeakMap<Match, readonly MatchEvent[]>();

/** Keeps the events of a match's current round, so that a view need not play the round again. */
export function keepLog(match: Match, events: readonly MatchEvent[]): void {
  logs.set(match, events.map(asReplayed));
}

/** The events of the match's current round; undefined where they are not known, as for a match out of JSON. */
export function logOf(match: Match): readonly MatchEvent[] | undefined {
  return logs.get(match);
}

/** The event as a replay of the record tells it: lots are drawn once, and no record keeps them. */
function asReplayed(event: MatchEvent): MatchEvent {
  if (event.type !== 'lots.drawn' || !event.tiles) return event;
  const { tiles: _, ...rest } = event;
  return Object.freeze(rest);
}
