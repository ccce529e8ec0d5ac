import { frozen, frozenPlacement } from './freeze-plan.ts';
import type { End, EndId, Piece, PieceId, Placement, Plan } from './layout-types.ts';
import { extend } from './lineage.ts';
import { mirrorSlot } from './mirror-slot.ts';
import type { Frame, ShapeRules, Step } from './shape-rules.ts';
import { shapes } from './shapes.ts';

/** Ends of which one is to be taken. */
export type Choice = readonly [End, ...End[]];

/** The rules of a plan's shape. */
export const rulesOf = ({ shape }: Pick<Plan, 'shape'>): ShapeRules => shapes[shape];

/** A plan with nothing on it. */
export function emptyPlan(frame: Frame): Plan {
  return frozen({ ...frame, placements: [], ends: rulesOf(frame).ends(frame) });
}

/** Those of some ends that are open, or null. */
export function openEnds(plan: Plan, wanted: EndId | readonly EndId[]): Choice | null {
  const ids = typeof wanted === 'string' ? [wanted] : wanted;
  const [first, ...rest] = ids.flatMap((id) => plan.ends.find((end) => end.id === id) ?? []);
  return first ? [first, ...rest] : null;
}

/** What laying a piece comes to, mirrored as the plan is; `apart` where there is no room and it may lie anywhere. */
export function stepAt(
  plan: Plan,
  choice: Choice,
  { across, joins = 0, branches = false }: Omit<Piece, 'id'>,
  id: PieceId | null = null,
  apart = false,
): Step {
  const lying = { id, across, joins, branches: across && branches, apart };
  const step = rulesOf(plan).lay(plan, choice, lying);
  return plan.mirror ? { ...step, slot: mirrorSlot(step.slot) } : step;
}

/** A plan with one more piece, and that piece. */
export interface Grown {
  readonly plan: Plan;
  readonly placement: Placement;
}

/** The plan after a step. */
export function grown(plan: Plan, id: string, { slot, ends }: Step): Grown {
  const placement = frozenPlacement(id, slot);
  return { plan: extend(plan, placement, frozen(ends), rulesOf(plan).settle), placement };
}

/** A piece as it was placed. */
export function pieceOf({ id, across, joins, branches }: Placement): Piece {
  return { id, across, joins, ...(branches && { branches }) };
}
