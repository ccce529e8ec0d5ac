import { type Action, act, type Match, type Result, type Seat, type Step } from '@pedra/rules';

interface Tried {
  readonly action: Action;
  readonly seat: Seat;
  readonly step: Result<Step>;
}

/** The last action that was tried at each moment. */
const tried = new WeakMap<Match, Tried>();

/** What comes of an action: a guard that looks ahead and the transition that follows it ask the rules only once. */
export function stepOf(match: Match, action: Action, seat: Seat): Result<Step> {
  const known = tried.get(match);
  if (known?.action === action && known.seat === seat) return known.step;
  const step = act(match, action, seat);
  tried.set(match, { action, seat, step });
  return step;
}
