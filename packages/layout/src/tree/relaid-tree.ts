/*
 * A tree that is laid anew (X3): each piece at an end that means the same as its own, with the least noise at which all have room. Noise
 * is tried a number of times that does not depend on the clock.
 */
import { type Choice, emptyPlan, type Grown, grown, openEnds, rulesOf, stepAt } from '../grow.ts';
import type { EndId, Piece, Placement, Plan } from '../layout-types.ts';
import { countOf, frameOf, undoneTo } from '../lineage.ts';
import { laidAll } from '../relay.ts';

/** How often noise is tried. */
const mostTries = 40;

/**
 * Lays pieces at ends that mean the same as theirs, with the least noise at which all have room; else some lie apart. What comes of it
 * does not depend on where they lay before.
 */
export function laidAnew(empty: Plan, placements: readonly Placement[]): Plan {
  const frame = frameOf(empty);
  for (let seed = 0; seed <= mostTries; seed++) {
    const plan = laidAll(emptyPlan({ ...frame, seed }), placements, likeEnds, false);
    if (countOf(plan) === placements.length) return plan;
  }
  return laidAll(empty, placements, likeEnds, true);
}

/** All open ends that mean the same as one that a piece was placed at. */
function likeEnds(plan: Plan, end: EndId): readonly EndId[] {
  return rulesOf(plan).likeEnds?.(plan, end) ?? [end];
}

/**
 * The plan with a piece at an end that has no room, everything laid anew; undoing leads back. Where none of the tries has
 * room for all, the piece lies apart and nothing else is laid anew.
 */
export function laidWith(plan: Plan, choice: Choice, piece: Piece): Grown {
  const frame = frameOf(plan);
  const { seed = 0, relaid = [] } = frame;
  const { placements } = plan;
  const was = { count: placements.length, seed, ends: placements.map(({ end }) => end) };
  for (let tries = 1; tries <= mostTries; tries++) {
    const empty = emptyPlan({ ...frame, seed: seed + tries, relaid: [...relaid, was] });
    const again = laidAll(empty, placements, likeEnds, false);
    if (countOf(again) < placements.length) continue;
    const like = openEnds(
      again,
      choice.flatMap(({ id }) => likeEnds(again, id)),
    );
    const step = like && stepAt(again, like, piece, piece.id);
    if (!step || step.slot.docked) continue;
    const laid = grown(again, piece.id, step);
    return { ...laid, plan: undoneTo(laid.plan, plan) };
  }
  return grown(plan, piece.id, stepAt(plan, choice, piece, piece.id, true));
}
