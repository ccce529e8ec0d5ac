import { begin, makeGenerator, nextBelow } from '@pedra/rules';
import { matchMachine } from '@pedra/turn-machine';
import { createActor, SimulatedClock } from 'xstate';

const pace = {
  think: [0, 0],
  forced: 0,
  redeal: 0,
  lots: 0,
  deal: 0,
  speed: 1,
  thinkCap: 0,
} as const;

/** Plays so many rounds of draw dominoes for two by chance through the turn machine, and gives the number of actions. */
export function playByMachine(rounds: number): number {
  let actions = 0;
  let chance = makeGenerator('machine');
  const now = (): number => 0;
  for (let round = 0; round < rounds; round += 1) {
    const begun = begin({ game: 'draw', seats: 2, options: {} }, { seed: `machine ${round}` });
    if (!begun.ok) throw new Error(begun.error.message);
    const { match } = begun;
    const clock = new SimulatedClock();
    const seats = ['human', 'human'] as const;
    const input = { match, seats, pace, clock: { kind: 'off' }, seed: '', now } as const;
    const actor = createActor(matchMachine, { input, clock }).start();
    for (;;) {
      const { legal, match: at } = actor.getSnapshot().context;
      if (at.turn === null) break;
      const { value, state } = nextBelow(chance, legal.length);
      chance = state;
      actor.send({ type: 'act', seat: at.turn, action: legal[value] ?? '' });
      actions += 1;
    }
    actor.stop();
  }
  return actions;
}
