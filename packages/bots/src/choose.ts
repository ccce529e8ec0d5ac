import { type Action, makeGenerator, nextBelow, parseAction, type SeatView } from '@pedra/rules';
import { levelOf } from './levels.ts';
import { scorePlacement } from './score-placement.ts';

/** How a bot is asked. */
export interface How {
  /** One of `listLevels()`. */
  readonly level: string;
  /** Decides the bot's whims; any text. */
  readonly seed: string;
}

/** Below every placement: drawing and passing are for those who cannot play. */
const last = -1000;
const grain = 1 << 16;

/** Whims for as many actions, each −1 … 1 and mostly near 0; the same text gives the same whims on every platform. */
function whims(seed: string, count: number): readonly number[] {
  let state = makeGenerator(seed);
  return Array.from({ length: count }, () => {
    let sum = 0;
    for (let part = 0; part < 3; part++) {
      const next = nextBelow(state, grain);
      state = next.state;
      sum += next.value / grain;
    }
    return (2 / 3) * (sum - 1.5);
  });
}

/**
 * The action of a bot that sees only this view (G8): one of `view.legal`, the same for the same view, level and seed. A tile that empties
 * the hand is always played. Pure. Throws a `RangeError` where there is nothing to choose or the level is unknown.
 */
export function choose(view: SeatView, { level, seed }: How): { readonly action: Action } {
  const way = levelOf(level);
  const [first, ...others] = view.legal;
  if (first === undefined) throw new RangeError('a view of the seat to act was expected');
  if (others.length === 0) return { action: first };
  const moment = [seed, level, view.round, view.log.length, ...view.hand].join(' ');
  const noise = view.hand.length === 1 ? 0 : way.noise;
  const whim = whims(moment, view.legal.length);
  let best = { action: first, score: Number.NEGATIVE_INFINITY };
  view.legal.forEach((action, index) => {
    const parsed = parseAction(action);
    const base = parsed?.kind === 'play' ? scorePlacement(view, parsed, way) : last;
    const score = base + noise * (whim[index] ?? 0);
    if (score > best.score) best = { action, score };
  });
  return { action: best.action };
}
