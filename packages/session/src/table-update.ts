import { legal, type Match, type MatchEvent, redact, type Seat, view } from '@pedra/rules';
import { isAsked, type KeptTimes, policyOf, tableActs, undoStep } from '@pedra/turn-machine';
import { seatsOf } from './host-machine.ts';
import type { Notice, TableSetup, TableUpdate, Waiting } from './session-types.ts';

/** A moment of a table: the match, what has just happened in it, and what happened beside it. */
export interface Moment {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
  readonly notice?: Notice;
}

/** How the table itself stands. */
export interface Standing {
  readonly paused: boolean;
  readonly times: KeptTimes;
  readonly forfeit: Seat | null;
}

const none = { kind: 'off' } as const;

/** What one seat is told of a moment (G8). */
export function updateFor(
  setup: TableSetup,
  seat: Seat | 'public',
  { match, events, notice }: Moment,
  { paused, times, forfeit }: Standing,
): TableUpdate {
  const over = forfeit !== null;
  const mayUndo = !over && setup.players[Number(seat)]?.kind === 'human';
  return {
    events: events.map((event) => redact(event, seat)),
    view: view(match, seat),
    waiting: over ? { for: 'nothing' } : waitingOf(match, setup),
    paused,
    mayUndo: mayUndo && undoStep({ match, seats: seatsOf(setup) }) >= 0,
    times: (setup.clock ?? none).kind === 'off' ? null : times,
    forfeit,
    ...(notice && { notice }),
  };
}

/** What the table waits for at this moment of its match. */
function waitingOf(match: Match, setup: TableSetup): Waiting {
  if (match.phase === 'match-over') return { for: 'nothing' };
  const { turn: seat, config } = match;
  if (seat === null) return { for: 'ready' };
  const seated = { match, seats: seatsOf(setup), legal: legal(match), policy: policyOf(config) };
  if (tableActs(seated)) return { for: 'table', seat };
  return { for: isAsked(seated) ? 'bot' : 'human', seat };
}

/** The seats that the table waits for: who is to act, or between rounds the people. */
export function seatsWaitedFor(match: Match, { players }: TableSetup): readonly Seat[] {
  if (match.phase === 'match-over') return [];
  if (match.turn !== null) return [match.turn];
  return players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
}
