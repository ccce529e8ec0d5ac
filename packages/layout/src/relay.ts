import { grown, openEnds, pieceOf, stepAt } from './grow.ts';
import type { EndId, Placement, Plan } from './layout-types.ts';
import { countOf, holds } from './lineage.ts';

/** Lays pieces one by one, at their own ends or at others that are given; stops at one that has no place, or that would lie apart. */
export function laidAll(
  empty: Plan,
  placements: readonly Placement[],
  endsFor: (plan: Plan, end: EndId) => EndId | readonly EndId[] = (_, end) => end,
  mayLieApart = true,
): Plan {
  let plan = empty;
  for (const placement of placements) {
    const choice = openEnds(plan, endsFor(plan, placement.end));
    const piece = pieceOf(placement);
    if (!choice || holds(plan, piece.id) || countOf(plan) >= plan.long + plan.across) break;
    const step = stepAt(plan, choice, piece, piece.id, mayLieApart);
    if (step.slot.docked) break;
    plan = grown(plan, piece.id, step).plan;
  }
  return plan;
}
