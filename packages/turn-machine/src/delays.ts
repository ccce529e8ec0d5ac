import { makeGenerator, nextBelow } from '@pedra/rules';
import { elapsed, timeLeft } from './clock.ts';
import { stepsMade } from './questions.ts';
import type { Pace, TableContext } from './table-types.ts';

/** What a delay is given. */
interface Now {
  readonly context: TableContext;
}

/** A pause at the table's speed. */
function scaled(ms: number, { speed }: Pace): number {
  return speed > 0 ? ms / speed : ms;
}

/** What is still to come of a wait that is to last so long. */
function rest(context: TableContext, ms: number): number {
  return Math.max(0, ms - elapsed(context));
}

/**
 * How long a bot seems to think. It follows from the seed and from what everybody sees, so that it tells nothing of a hand;
 * a tile that must open takes the shortest.
 */
function thought({ match, pace, seed }: TableContext): number {
  const [least, most] = pace.think;
  if (pace.speed === Number.POSITIVE_INFINITY) return 0;
  if (match.position?.forced) return scaled(least, pace);
  const moment = `${seed} ${match.rounds.length} ${stepsMade(match)} ${match.turn}`;
  const { value } = nextBelow(makeGenerator(moment), Math.max(1, Math.round(most - least) + 1));
  return scaled(least + value, pace);
}

/** Every wait that a chart makes, by name, in ms: of one that is taken up after a pause, what was left of it. */
export const delays = {
  ponder: ({ context }: Now) => rest(context, thought(context)),
  thinkCap: ({ context }: Now) => rest(context, thought(context) + context.pace.thinkCap),
  redeal: ({ context }: Now) => rest(context, scaled(context.pace.redeal, context.pace)),
  lots: ({ context }: Now) => rest(context, scaled(context.pace.lots, context.pace)),
  deal: ({ context }: Now) => rest(context, scaled(context.pace.deal, context.pace)),
  forced: ({ context }: Now) => rest(context, scaled(context.pace.forced, context.pace)),
  warning: ({ context }: Now) =>
    rest(context, timeLeft(context) - (context.clock.kind === 'off' ? 0 : context.clock.warning)),
  timeOut: ({ context }: Now) => rest(context, timeLeft(context)),
};
