import { act, begin, type Match, type Result, type Seat, toRecord } from '@pedra/rules';
import {
  isAsked,
  type KeptTimes,
  keptTimes,
  type TableContext,
  type TableEvent,
  tableActs,
} from '@pedra/turn-machine';
import { hostMachine } from './host-machine.ts';
import { makeKeeper } from './keeper.ts';
import { makeOutbox } from './outbox.ts';
import { paceOf } from './pace.ts';
import { readSaved } from './read-saved.ts';
import { restoreMatch } from './restore-match.ts';
import type { Host, HostParts, SavedTable, TableSetup } from './session-types.ts';
import { type Moment, seatsWaitedFor, updateFor } from './table-update.ts';

/** A new table, its first round dealt from the setup's seed; or the code of what is wrong with the setup. */
export function createHost(setup: TableSetup, parts: HostParts): Result<{ readonly host: Host }> {
  const begun = begin(setup.config, { seed: setup.seed });
  if (!begun.ok) return begun;
  if (setup.players.length !== setup.config.seats) {
    const message = `players: ${setup.config.seats} were expected, not ${setup.players.length}`;
    return { ok: false, error: { code: 'bad-seats', message } };
  }
  return { ok: true, host: startHost(setup, begun.match, parts, null) };
}

/** The table as it was kept, going on from the very same moment; `bad-record` or another code where it cannot. */
export function restoreHost(saved: unknown, parts: HostParts): Result<{ readonly host: Host }> {
  const read = readSaved(saved);
  if (!read.ok) return read;
  const { setup, told, times } = read;
  const restored = restoreMatch(setup, told);
  return restored.ok
    ? { ok: true, host: startHost(setup, restored.match, parts, { times }) }
    : restored;
}

/** Starts a table at this moment of its match; `kept` is what else was kept of it, null at a new one. */
function startHost(
  setup: TableSetup,
  dealt: Match,
  parts: HostParts,
  kept: { readonly times?: KeptTimes | undefined } | null,
): Host {
  const machine = hostMachine(setup, dealt, parts, kept?.times);
  const now = () => machine.getSnapshot();
  const current = () => now().context.match;
  const times = () => keptTimes(now().context, isDeciding(now().context));
  const savedOf = (match: Match): SavedTable => ({
    version: 2,
    setup,
    record: toRecord(match),
    times: times(),
    waiting: seatsWaitedFor(match, setup),
  });
  const updateOf = (seat: Seat | 'public', moment: Moment) => {
    const { forfeit } = now().context;
    return updateFor(setup, seat, moment, {
      paused: now().matches('paused'),
      times: times(),
      forfeit,
    });
  };
  const outbox = makeOutbox(updateOf);
  const keeper =
    parts.save &&
    makeKeeper(parts.save, () => {
      outbox.put({ match: current(), events: [], notice: 'not-saved' });
      outbox.deliver();
    });
  machine.on('changed', ({ match, events }) => {
    if (events.length > 0) keeper?.keep(savedOf(match));
    outbox.put({ match, events });
  });
  machine.on('undone', ({ match }) => {
    keeper?.keep(savedOf(match));
    outbox.put({ match, events: [], notice: 'undone' });
  });
  const notices = {
    'seat.replaced': 'bot-replaced',
    'clock.warned': 'clock-warned',
    'clock.ran-out': 'clock-ran-out',
  } as const;
  for (const [news, notice] of Object.entries(notices)) {
    machine.on(news as keyof typeof notices, ({ match }) =>
      outbox.put({ match, events: [], notice }),
    );
  }
  // Within its step a machine takes no further event, and whoever is told may well want to act: tell right after it.
  machine.subscribe(() => void Promise.resolve().then(outbox.deliver));
  machine.start();
  if (kept === null) keeper?.keep(savedOf(dealt));

  /** A match that is over, or a table that was given up, is told nothing any more. */
  const send = (event: TableEvent) => {
    if (now().status === 'active') machine.send(event);
    outbox.deliver();
  };
  return {
    setup,
    update: (seat) => updateOf(seat, { match: current(), events: [] }),
    subscribe: outbox.subscribe,
    act(seat, action, step) {
      const tried = act(current(), action, seat);
      if (!tried.ok) return tried;
      const event = { type: 'act', seat, action, ...(step !== undefined && { step }) } as const;
      if (now().status !== 'active' || !now().can(event)) return notWaiting(seat, action);
      send(event);
      return { ok: true, update: updateOf(seat, tried) };
    },
    undo(seat) {
      if (setup.players[seat]?.kind === 'human') send({ type: 'undo' });
    },
    ready: (seat) => send({ type: 'ready', seat }),
    pause: () => send({ type: 'pause' }),
    resume: () => send({ type: 'resume' }),
    setPace: (pace) => send({ type: 'pace', pace: paceOf(pace, now().context.pace) }),
    saved: () => savedOf(current()),
    dispose() {
      keeper?.stop();
      outbox.close();
      machine.stop();
    },
  };
}

function notWaiting(seat: Seat, action: string): Result<never> {
  const message = `${action}: the table does not wait for somebody at seat ${seat}`;
  return { ok: false, error: { code: 'illegal-action', reason: 'not-your-turn', message } };
}

/** Whether the clock of a person runs. */
function isDeciding(context: TableContext): boolean {
  return context.match.turn !== null && !isAsked(context) && !tableActs(context);
}
