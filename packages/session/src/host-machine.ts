import { type Match, makeGenerator, view } from '@pedra/rules';
import {
  askSeats,
  type KeptTimes,
  matchMachine,
  type SeatActor,
  type SeatKind,
} from '@pedra/turn-machine';
import { type Actor, createActor } from 'xstate';
import { paceOf } from './pace.ts';
import type { HostParts, TableSetup } from './session-types.ts';

/** Of a bot whose level is not said. */
const usualLevel = 'medium';

/** The seed of one decision: the same moment of the same match always asks alike. The decks cannot be had from it (G8). */
function seedOf({ seed }: TableSetup, { rounds }: Match): string {
  const moment = `bot ${seed} ${rounds.length} ${rounds.at(-1)?.actions.length ?? 0}`;
  return makeGenerator(moment).join(' ');
}

/** Who sits where, as the machine sees it. */
export function seatsOf({ players }: TableSetup): readonly SeatKind[] {
  return players.map(({ kind }) => kind);
}

/** The machine that drives a table, not yet started; its bots are asked with their own seat's view, and its clock is the caller's. */
export function hostMachine(
  setup: TableSetup,
  match: Match,
  { think, scheduler, pace }: HostParts,
  times?: KeptTimes,
): Actor<typeof matchMachine> {
  const bot: SeatActor = (asked, signal) => {
    const level = setup.players[asked.seat]?.level ?? usualLevel;
    return think(view(asked.match, asked.seat), {
      level,
      seed: seedOf(setup, asked.match),
      signal,
    });
  };
  return createActor(matchMachine.provide({ actors: { seat: askSeats({ bot }) } }), {
    input: {
      match,
      seats: seatsOf(setup),
      pace: paceOf(pace),
      clock: setup.clock ?? { kind: 'off' },
      seed: setup.seed,
      now: () => scheduler.now(),
      ...(times && { times }),
    },
    clock: {
      setTimeout: (run, ms) => scheduler.setTimeout(run, ms),
      clearTimeout: (id) => scheduler.clearTimeout(id),
    },
  });
}
