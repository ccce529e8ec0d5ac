import type { Seat } from '@pedra/rules';
import type { KeptTimes } from './clock-types.ts';
import type { TableContext } from './table-types.ts';

type Timed = Pick<
  TableContext,
  'clock' | 'remaining' | 'spent' | 'waited' | 'since' | 'now' | 'turn'
>;

/** How long the present wait has lasted, in ms. */
export function elapsed({ waited, since, now }: Timed): number {
  return waited + Math.max(0, now() - since);
}

/** What the seat to act had left when the present wait began, in ms; without a clock no end of it. */
export function timeLeft({ clock, remaining, spent, turn }: Timed): number {
  if (clock.kind === 'off') return Number.POSITIVE_INFINITY;
  if (clock.kind === 'turn') return Math.max(0, clock.ms - spent);
  return remaining[turn ?? 0] ?? clock.ms;
}

/** The clocks once the seat has decided; `passes`: and its turn is over. */
export function afterDecision(
  timed: Timed,
  seat: Seat,
  passes: boolean,
): Pick<TableContext, 'remaining' | 'spent'> {
  const { clock, remaining, spent } = timed;
  const taken = Math.min(elapsed(timed), timeLeft(timed));
  if (clock.kind === 'turn') return { remaining, spent: spent + taken };
  if (clock.kind === 'off') return { remaining, spent };
  const added = passes ? clock.increment : 0;
  const left = (one: number, at: number) => (at === seat ? one - taken + added : one);
  return { remaining: remaining.map(left), spent };
}

/** What the clocks show now, for keeping; a decision that is going on counts to the seat that makes it. */
export function keptTimes(timed: Timed, isDeciding: boolean): KeptTimes {
  const { clock, remaining, spent, turn } = timed;
  if (!isDeciding || clock.kind === 'off' || turn === null) return { remaining, spent };
  return afterDecision(timed, turn, false);
}
