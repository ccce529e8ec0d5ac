/*
 * Plans that grow from one another share their pieces, as a persistent list: a plan knows the plan before it and its own last piece,
 * and lists all pieces only when asked. This is kept beside the plans, so that they stay plain data; a plan that came from
 * elsewhere, such as JSON, has no past here and is its own beginning.
 */
import type { End, PieceId, Placement, Plan } from './layout-types.ts';
import type { Frame, Settle } from './shape-rules.ts';

/** What is known of a plan beside its data. */
interface Memory {
  readonly frame: Frame;
  /** What it grew from, and by which piece. */
  readonly past: { readonly before: Plan; readonly last: Placement } | null;
  /** What undoing gives, where that is not what it grew from. */
  readonly undone: Plan | null;
  /** Ids with their rank in the order of play; shared by plans that grow from one another, so it may hold later ones. */
  readonly ranks: Map<PieceId, number>;
  /** How many of them the plan has. */
  readonly count: number;
}

const memories = new WeakMap<Plan, Memory>();

/** The plan with one more piece; costs the same however many there are. */
export function extend(
  before: Plan,
  last: Placement,
  ends: readonly End[],
  settle: Settle | undefined,
): Plan {
  const { frame, count } = memoryOf(before);
  let listed: readonly Placement[] | undefined;
  const plan: Plan = Object.freeze({
    ...frame,
    get placements() {
      listed ??= Object.freeze(settle ? settle(plan, listPlacements(plan)) : listPlacements(plan));
      return listed;
    },
    ends,
  });
  const ranks = ranksFor(before).set(last.id, count);
  memories.set(plan, { frame, past: { before, last }, undone: null, ranks, count: count + 1 });
  return plan;
}

/** Lets undoing a plan lead to another one than it grew from. */
export function undoneTo(plan: Plan, undone: Plan): Plan {
  memories.set(plan, { ...memoryOf(plan), undone });
  return plan;
}

/** The plan that this one grew from by one piece, where that is known. */
export function planBefore(plan: Plan): Plan | undefined {
  const memory = memories.get(plan);
  return memory?.undone ?? memory?.past?.before;
}

/** How many pieces a plan has. */
export function countOf(plan: Plan): number {
  return memoryOf(plan).count;
}

/** Whether a plan has this piece. */
export function holds(plan: Plan, id: PieceId): boolean {
  const { ranks, count } = memoryOf(plan);
  return (ranks.get(id) ?? count) < count;
}

/** What a plan keeps all round. */
export function frameOf(plan: Plan): Frame {
  return memoryOf(plan).frame;
}

function memoryOf(plan: Plan): Memory {
  let known = memories.get(plan);
  if (!known) {
    const { placements, ends: _, ...frame } = plan;
    const ids = placements.map(({ id }, rank) => [id, rank] as const);
    known = { frame, past: null, undone: null, ranks: new Map(ids), count: ids.length };
    memories.set(plan, known);
  }
  return known;
}

/** The ranks to add a piece to: shared, but copied where another plan has already grown from this one. */
function ranksFor(plan: Plan): Map<PieceId, number> {
  const { ranks, count } = memoryOf(plan);
  return ranks.size === count ? ranks : new Map([...ranks].slice(0, count));
}

function listPlacements(plan: Plan): readonly Placement[] {
  const newest: Placement[] = [];
  let at = plan;
  for (let past = memories.get(at)?.past; past; past = memories.get(at)?.past) {
    newest.push(past.last);
    at = past.before;
  }
  return [...at.placements, ...newest.reverse()];
}
