import { type Plan, place, planRound, type Shape, type Size } from '../src/index.ts';
import { fail } from './fail.ts';
import { numbers, plansOf, wholeLine } from './lines.ts';
import { randomTree } from './trees.ts';

/** A round to be laid out by chance. */
export interface Table {
  readonly shape: Exclude<Shape, 'free'>;
  /** The highest number of the set. */
  readonly top: number;
  readonly board: Size;
  readonly seed: number;
  readonly mirror: boolean;
}

/** The lanes that tables of lanes have: as many as eight seats and all of them together have. */
export const laneIds = ['own', 'common', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** How the pieces of a cross are shared out among its arms, clockwise from the right one: even, skewed, one arm alone. */
export const crossShares = [
  [1, 1, 1, 1],
  [4, 2, 1, 1],
  [1, 4, 1, 2],
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [0, 0, 0, 1],
  [1, 1, 0, 0],
  [1, 0, 1, 0],
] as const;

/** The plans of a round from the empty one to the last. */
export function plansOfTable({ shape, top, board, seed, mirror }: Table): readonly Plan[] {
  const across = top + 1;
  const set = { long: (across * top) / 2, across };
  if (shape === 'line') return plansOf({ ...wholeLine(set, board, 0.6, seed), mirror });
  if (shape === 'tree')
    return randomTree(top, board, seed, { mirror }).steps.map(({ plan }) => plan);
  const planned = planRound({ shape, ...set, board, mirror, lanes: laneIds });
  const empty = planned.ok ? planned.plan : fail(planned.code);
  const arms = shape === 'cross' ? ['right', 'down', 'left', 'up'] : laneIds;
  const shares = shape === 'cross' ? crossShares[seed % crossShares.length] : laneIds.map(() => 1);
  return grownByChance(empty, arms, shares ?? [], numbers(seed * 7919));
}

/** Plans that grow by chance, each piece after a first across one; across pieces are never neighbours. */
function grownByChance(
  empty: Plan,
  arms: readonly string[],
  shares: readonly number[],
  next: () => number,
): readonly Plan[] {
  for (let warm = 0; warm < 5; warm++) next();
  const all = shares.reduce((sum, share) => sum + share, 0);
  const was = new Map<string, boolean>(arms.map((arm) => [arm, true]));
  const rest = { long: empty.long, across: empty.across - 1 };
  const plans = [empty, placed(empty, 'start', 'p0', true)];
  while (rest.long > 0) {
    let at = next() * all;
    const index = shares.findIndex((share) => {
      at -= share;
      return at < 0;
    });
    const end = arms[index] ?? arms[0] ?? '';
    const isAcross = rest.across > 0 && !was.get(end) && next() < 0.3;
    rest[isAcross ? 'across' : 'long'] -= 1;
    was.set(end, isAcross);
    plans.push(placed(plans.at(-1) ?? empty, end, `p${plans.length - 1}`, isAcross));
  }
  return plans;
}

function placed(plan: Plan, end: string, id: string, across: boolean): Plan {
  const joins = id.length % 2 === 0 ? 0 : 1;
  const result = place(plan, end, { id, across, joins });
  return result.ok ? result.plan : fail(result.code);
}
