import { frozen, frozenPlacement } from './freeze-plan.ts';
import type { End, EndId, Piece, Placement, Plan, Slot } from './layout-types.ts';
import { extend, frameOf, type Settle } from './lineage.ts';
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

/** What laying a piece comes to, mirrored as the plan is. */
export function stepAt(plan: Plan, choice: Choice, piece: Omit<Piece, 'id'>, id = ''): Step {
  return finished(plan, rulesOf(plan).lay(plan, choice, lying(piece), id));
}

/** What laying a piece apart from its end comes to; beside it where the shape knows no other way. */
export function stepApart(plan: Plan, choice: Choice, piece: Piece): Step {
  const { layApart } = rulesOf(plan);
  if (!layApart) return stepAt(plan, choice, piece, piece.id);
  return finished(plan, layApart(plan, choice[0], lying(piece), piece.id));
}

/** A plan with one more piece, and that piece. */
export interface Grown {
  readonly plan: Plan;
  readonly placement: Placement;
}

/** The plan after a step. */
export function grown(plan: Plan, id: string, { slot, settled = slot, ends }: Step): Grown {
  const placement = frozenPlacement(id, settled);
  return { plan: extend(plan, placement, frozen(ends), settling(plan)), placement };
}

function lying({ across, joins = 0, branches = false }: Omit<Piece, 'id'>) {
  return { across, joins, branches: across && branches };
}

const finished = (plan: Plan, step: Step): Step =>
  plan.mirror
    ? {
        ...step,
        slot: mirrorSlot(step.slot),
        ...(step.settled && { settled: mirrorSlot(step.settled) }),
      }
    : step;

function settling(plan: Plan): Settle | null {
  const { settle } = rulesOf(plan);
  if (!settle) return null;
  return (now, placements) => {
    const places = settle(frameOf(now), now.ends, placements);
    return placements.map(({ id }, index) => {
      const slot: Slot | undefined = places[index];
      if (!slot) throw new Error(`${id} has no place`);
      return frozenPlacement(id, now.mirror ? mirrorSlot(slot) : slot);
    });
  };
}

/** A piece as it was placed. */
export function pieceOf({ id, across, joins, branches }: Placement): Piece {
  return { id, across, joins, ...(branches && { branches }) };
}
