import { type Match, type MatchEvent, redact, type Seat, view } from '@pedra/rules';
import { actionOfTable, isBotsTurn, turnOf } from '@pedra/turn-machine';
import { botsOf } from './host-machine.ts';
import type { TableSetup, TableUpdate, Waiting } from './session-types.ts';

/** A moment of a table: the match, what has just happened in it, and what went wrong. */
export interface Moment {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
  readonly notice?: NonNullable<TableUpdate['notice']>;
}

/** What one seat is told of a moment (G8). */
export function updateFor(
  setup: TableSetup,
  seat: Seat | 'public',
  { match, events, notice }: Moment,
  paused: boolean,
): TableUpdate {
  return {
    events: events.map((event) => redact(event, seat)),
    view: view(match, seat),
    waiting: waitingOf(match, setup),
    paused,
    ...(notice && { notice }),
  };
}

/** What the table waits for at this moment of its match. */
function waitingOf(match: Match, setup: TableSetup): Waiting {
  if (match.phase === 'match-over') return { for: 'nothing' };
  const seat = turnOf(match);
  if (seat === null) return { for: 'ready' };
  const seated = { match, bots: botsOf(setup) };
  if (actionOfTable(seated)) return { for: 'table', seat };
  return { for: isBotsTurn(seated) ? 'bot' : 'human', seat };
}
