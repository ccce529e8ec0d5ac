import { legal, makeGenerator, nextBelow } from '@pedra/rules';
import { turnOf } from './questions.ts';
import type { TableContext } from './table-types.ts';

/** A pause at the table's speed. */
function scaled(ms: number, speed: number): number {
  return speed > 0 ? ms / speed : ms;
}

/** How long a deal is looked at, in ms. */
export function deal({ context: { pace } }: { context: TableContext }): number {
  return scaled(pace.deal, pace.speed);
}

/** How long a forced draw or pass is waited for, in ms. */
export function forced({ context: { pace } }: { context: TableContext }): number {
  return scaled(pace.forced, pace.speed);
}

/**
 * How long a bot seems to think, in ms. It follows from the seed and from what everybody sees, so that it tells nothing of
 * a hand; a tile that must open takes the shortest.
 */
export function ponder({ context: { match, pace, seed } }: { context: TableContext }): number {
  const [least, most] = pace.think;
  const round = match.rounds.at(-1);
  if (match.position?.forced !== null && legal(match).length === 1)
    return scaled(least, pace.speed);
  const moment = `${seed} ${match.rounds.length} ${round?.actions.length ?? 0} ${turnOf(match)}`;
  const { value } = nextBelow(makeGenerator(moment), Math.max(1, Math.round(most - least) + 1));
  return scaled(least + value, pace.speed);
}

/** After how many ms of silence a bot is given up. */
export function thinkCap({ context: { pace } }: { context: TableContext }): number {
  return pace.thinkCap;
}
