import { type Action, type Match, makeGenerator, type Seat, view } from '@pedra/rules';
import { matchMachine, type Question } from '@pedra/turn-machine';
import { type Actor, createActor, fromPromise } from 'xstate';
import { paceOf } from './pace.ts';
import type { HostParts, TableSetup } from './session-types.ts';

/** Of a bot whose level is not said. */
const usualLevel = 'medium';

/** The seed of one decision: the same moment of the same match always asks alike. The decks cannot be had from it (G8). */
function seedOf({ seed }: TableSetup, { rounds }: Match): string {
  const moment = `bot ${seed} ${rounds.length} ${rounds.at(-1)?.actions.length ?? 0}`;
  return makeGenerator(moment).join(' ');
}

/** The seats that bots play. */
export function botsOf({ players }: TableSetup): readonly Seat[] {
  return players.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
}

/** The machine that drives a table, not yet started; its bots are asked with their own seat's view, and its clock is the caller's. */
export function hostMachine(
  setup: TableSetup,
  match: Match,
  { think, scheduler, pace }: HostParts,
): Actor<typeof matchMachine> {
  const asked = fromPromise<Action, Question>(async ({ input, signal }) => {
    const level = setup.players[input.seat]?.level ?? usualLevel;
    const seed = seedOf(setup, input.match);
    return think(view(input.match, input.seat), { level, seed, signal });
  });
  return createActor(matchMachine.provide({ actors: { think: asked } }), {
    input: { match, bots: botsOf(setup), pace: paceOf(pace), seed: setup.seed },
    clock: {
      setTimeout: (run, ms) => scheduler.setTimeout(run, ms),
      clearTimeout: (id) => scheduler.clearTimeout(id),
    },
  });
}
