import type { Match } from '@pedra/rules';
import { type Action, toRecord, view } from '@pedra/rules';
import { matchMachine, type Question } from '@pedra/turn-machine';
import { type Actor, createActor, fromPromise } from 'xstate';
import { paceOf } from './pace.ts';
import type { HostParts, TableSetup } from './session-types.ts';

/** The seed of one decision: the same moment of the same match always asks alike. */
function seedOf({ seed }: TableSetup, match: Match): string {
  const { rounds } = toRecord(match);
  return `${seed} ${rounds.length} ${rounds.at(-1)?.actions.length ?? 0}`;
}

/** The machine that drives a table, not yet started; its bots are asked with their own seat's view, and its clock is the caller's. */
export function hostMachine(
  setup: TableSetup,
  match: Match,
  parts: HostParts,
): Actor<typeof matchMachine> {
  const think = fromPromise<Action, Question>(({ input, signal }) => {
    const { match: now, seat } = input;
    const level = setup.players[seat]?.level ?? 'medium';
    return parts.think(view(now, seat), { level, seed: seedOf(setup, now), signal });
  });
  const bots = setup.players.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
  const { scheduler } = parts;
  return createActor(matchMachine.provide({ actors: { think } }), {
    input: { match, bots, pace: paceOf(parts.pace), seed: setup.seed },
    clock: {
      setTimeout: (run, ms) => scheduler.setTimeout(run, ms),
      clearTimeout: (id) => scheduler.clearTimeout(id),
    },
  });
}
