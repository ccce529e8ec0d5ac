import {
  act,
  begin,
  type Match,
  type MatchEvent,
  type Result,
  redact,
  type Seat,
  toRecord,
  view,
} from '@pedra/rules';
import { actionOfTable, type TableEvent, turnOf } from '@pedra/turn-machine';
import { hostMachine } from './host-machine.ts';
import { makeKeeper } from './keeper.ts';
import { paceOf } from './pace.ts';
import { readSaved } from './read-saved.ts';
import { restoreMatch } from './restore-match.ts';
import type {
  Host,
  HostParts,
  SavedTable,
  TableSetup,
  TableUpdate,
  Waiting,
} from './session-types.ts';

type Listener = { readonly seat: Seat | 'public'; readonly tell: (update: TableUpdate) => void };

/** A new table, its first round dealt from the setup's seed; or the code of what is wrong with the setup. */
export function createHost(setup: TableSetup, parts: HostParts): Result<{ readonly host: Host }> {
  const begun = begin(setup.config, { seed: setup.seed });
  if (!begun.ok) return begun;
  if (setup.players.length !== setup.config.seats) {
    const message = `players: ${setup.config.seats} were expected, not ${setup.players.length}`;
    return { ok: false, error: { code: 'bad-seats', message } };
  }
  return { ok: true, host: startHost(setup, begun.match, parts, begun.events) };
}

/** The table as it was kept, going on from the very same moment; `bad-record` or another code where it cannot. */
export function restoreHost(saved: unknown, parts: HostParts): Result<{ readonly host: Host }> {
  const read = readSaved(saved);
  if (!read.ok) return read;
  const { setup, record } = read.saved;
  const restored = restoreMatch(setup, record);
  return restored.ok ? { ok: true, host: startHost(setup, restored.match, parts, []) } : restored;
}

function startHost(
  setup: TableSetup,
  match: Match,
  parts: HostParts,
  dealt: readonly MatchEvent[],
): Host {
  const machine = hostMachine(setup, match, parts);
  const listeners = new Set<Listener>();
  let disposed = false;
  const now = () => machine.getSnapshot();
  const current = () => now().context.match;
  const saved = (): SavedTable => ({ version: 1, setup, record: toRecord(current()) });
  const updateFor = (
    seat: Seat | 'public',
    events: readonly MatchEvent[],
    notice?: TableUpdate['notice'],
  ): TableUpdate => ({
    events: events.map((event) => redact(event, seat)),
    view: view(current(), seat),
    waiting: waitingOf(current(), setup),
    paused: now().matches('paused'),
    ...(notice && { notice }),
  });
  /** A match that is over, or a table that was given up, is told nothing any more. */
  const send = (event: TableEvent) => {
    if (now().status === 'active' && !disposed) machine.send(event);
  };
  const tell = (events: readonly MatchEvent[], notice?: TableUpdate['notice']) => {
    for (const { seat, tell: one } of [...listeners]) one(updateFor(seat, events, notice));
  };
  const keeper = parts.save && makeKeeper(parts.save, () => !disposed && tell([], 'not-saved'));
  const queue: (() => void)[] = [];
  machine.on('changed', ({ events }) => {
    // Emitted before the machine has taken its step: what is told is read after it.
    queue.push(() => tell(events));
    if (events.length > 0) queue.push(() => keeper?.keep(saved()));
  });
  machine.on('bot.replaced', () => queue.push(() => tell([], 'bot-replaced')));
  machine.subscribe(() => {
    while (queue.length > 0 && !disposed) queue.shift()?.();
  });
  machine.start();
  if (dealt.length > 0) keeper?.keep(saved());

  return {
    setup,
    update: (seat) => updateFor(seat, []),
    subscribe(seat, listener) {
      const entry = { seat, tell: listener };
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    act(seat, action) {
      const tried = act(current(), action, seat);
      if (!tried.ok) return tried;
      if (!now().can({ type: 'act', seat, action })) {
        const message = `${action}: the table is not waiting for seat ${seat}`;
        return { ok: false, error: { code: 'illegal-action', reason: 'not-your-turn', message } };
      }
      send({ type: 'act', seat, action });
      return { ok: true, update: updateFor(seat, tried.events) };
    },
    ready: () => send({ type: 'ready' }),
    pause: () => send({ type: 'pause' }),
    resume: () => send({ type: 'resume' }),
    setPace: (pace) => send({ type: 'pace', pace: paceOf(pace, now().context.pace) }),
    saved,
    dispose() {
      disposed = true;
      listeners.clear();
      machine.stop();
    },
  };
}

/** What the table waits for in this match. */
function waitingOf(match: Match, { players }: TableSetup): Waiting {
  if (match.phase === 'match-over') return { for: 'nothing' };
  const seat = turnOf(match);
  if (seat === null) return { for: 'ready' };
  const bots = players.flatMap(({ kind }, index) => (kind === 'bot' ? [index] : []));
  if (actionOfTable({ match, bots })) return { for: 'table', seat };
  return { for: bots.includes(seat) ? 'bot' : 'human', seat };
}
