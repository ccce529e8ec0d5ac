/*
 * Plans that grow from one another share their pieces, as a persistent list: a plan knows the plan before it and its own last piece,
 * and lists all pieces only when asked. This is kept beside the plans, so that they stay plain data; a plan that came from
 * elsewhere, such as JSON, has no past here and is its own beginning.
 */
import type { End, PieceId, Placement, Plan } from './layout-types.ts';

/** What a plan grew from. */
interface Past {
  readonly before: Plan;
  readonly last: Placement;
}

/** Ids with their rank in the order of play; grows with the newest of the plans that share it. */
interface Ranks {
  readonly of: Map<PieceId, number>;
  /** How many of them the plan has. */
  readonly count: number;
}

const pasts = new WeakMap<Plan, Past>();
const ranks = new WeakMap<Plan, Ranks>();

/** The plan with one more piece; costs the same however many there are. */
export function extend(before: Plan, last: Placement, ends: readonly End[]): Plan {
  const { shape, long, across, arms, board, mirror, slots, rowWidth } = before;
  let listed: readonly Placement[] | undefined;
  const plan: Plan = Object.freeze({
    shape,
    long,
    across,
    arms,
    board,
    mirror,
    slots,
    rowWidth,
    get placements() {
      listed ??= listPlacements(plan);
      return listed;
    },
    ends,
  });
  pasts.set(plan, { before, last });
  ranks.set(plan, withNext(before, last.id));
  return plan;
}

/** The plan that this one grew from by one piece, where that is known. */
export function planBefore(plan: Plan): Plan | undefined {
  return pasts.get(plan)?.before;
}

/** How many pieces a plan has. */
export function countOf(plan: Plan): number {
  return ranksOf(plan).count;
}

/** Whether a plan has this piece. */
export function holds(plan: Plan, id: PieceId): boolean {
  const { of, count } = ranksOf(plan);
  return (of.get(id) ?? count) < count;
}

/** The piece placed last. */
export function lastOf(plan: Plan): Placement | undefined {
  return pasts.get(plan)?.last ?? plan.placements.at(-1);
}

function listPlacements(plan: Plan): readonly Placement[] {
  const newest: Placement[] = [];
  let at = plan;
  for (let past = pasts.get(at); past; past = pasts.get(at)) {
    newest.push(past.last);
    at = past.before;
  }
  return Object.freeze([...at.placements, ...newest.reverse()]);
}

function ranksOf(plan: Plan): Ranks {
  let known = ranks.get(plan);
  if (!known) {
    const ids = plan.placements.map(({ id }, rank) => [id, rank] as const);
    known = { of: new Map(ids), count: ids.length };
    ranks.set(plan, known);
  }
  return known;
}

/** Where a later plan has already added its own piece, the ranks are copied; else they are shared. */
function withNext(plan: Plan, id: PieceId): Ranks {
  const { of, count } = ranksOf(plan);
  const own = of.size === count ? of : new Map([...of].slice(0, count));
  return { of: own.set(id, count), count: count + 1 };
}
