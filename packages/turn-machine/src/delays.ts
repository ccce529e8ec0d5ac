import { makeGenerator, nextBelow } from '@pedra/rules';
import { turnOf } from './questions.ts';
import type { TableContext } from './table-types.ts';

/** What a delay is given. */
interface Now {
  readonly context: TableContext;
}

/** A pause at the table's speed. */
function scaled(ms: number, speed: number): number {
  return speed > 0 ? ms / speed : ms;
}

/**
 * How long a bot seems to think. It follows from the seed and from what everybody sees, so that it tells nothing of a hand;
 * a tile that must open takes the shortest.
 */
function ponder({ context: { match, pace, seed } }: Now): number {
  const [least, most] = pace.think;
  if (match.position?.forced) return scaled(least, pace.speed);
  const acted = match.rounds.at(-1)?.actions.length ?? 0;
  const moment = `${seed} ${match.rounds.length} ${acted} ${turnOf(match)}`;
  const { value } = nextBelow(makeGenerator(moment), Math.max(1, Math.round(most - least) + 1));
  return scaled(least + value, pace.speed);
}

/** Every pause that a chart makes, by name, in ms. */
export const delays = {
  ponder,
  deal: ({ context: { pace } }: Now) => scaled(pace.deal, pace.speed),
  forced: ({ context: { pace } }: Now) => scaled(pace.forced, pace.speed),
  thinkCap: ({ context: { pace } }: Now) => pace.thinkCap,
};
