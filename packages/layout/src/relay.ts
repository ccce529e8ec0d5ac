/*
 * Laying pieces anew: what lay at other places lies where the rules of its shape put it now. Where a shape may run out of room, it
 * is tried again with other noise, a number of times that does not depend on the clock (X3).
 */

import {
  emptyPlan,
  type Grown,
  grown,
  openEnds,
  pieceOf,
  rulesOf,
  stepApart,
  stepAt,
} from './grow.ts';
import type { EndId, Piece, Placement, Plan } from './layout-types.ts';
import { countOf, frameOf, holds, undoneTo } from './lineage.ts';

/** How often noise is tried. */
const mostTries = 40;

type Apart = 'never' | 'where-needed';

/** Lays pieces just as they were laid; stops at one that has no place. */
export function laidAgain(empty: Plan, placements: readonly Placement[]): Plan {
  return laidAll(empty, placements, (_, id) => [id], 'where-needed');
}

/**
 * Lays pieces at ends that mean the same as theirs, with the least noise at which all have room; else some lie apart. What comes of it
 * does not depend on where they lay before.
 */
export function laidAnew(empty: Plan, placements: readonly Placement[]): Plan {
  const frame = frameOf(empty);
  for (let seed = 0; seed <= (rulesOf(frame).layApart ? mostTries : 0); seed++) {
    const plan = laidAll(
      seed ? emptyPlan({ ...frame, seed }) : empty,
      placements,
      likeEnds,
      'never',
    );
    if (countOf(plan) === placements.length) return plan;
  }
  return laidAll(empty, placements, likeEnds, 'where-needed');
}

/** The plan with a piece at an end that has no room, everything laid anew; undoing leads back. Null where it has no room either. */
export function laidWith(plan: Plan, ends: readonly EndId[], piece: Piece): Grown | null {
  const frame = frameOf(plan);
  const { seed = 0, relaid = [] } = frame;
  const { placements } = plan;
  const was = { count: placements.length, seed, ends: placements.map(({ end }) => end) };
  for (let tries = 1; tries <= mostTries; tries++) {
    const empty = emptyPlan({ ...frame, seed: seed + tries, relaid: [...relaid, was] });
    const most = laidAll(empty, placements, likeEnds, 'never');
    if (countOf(most) < placements.length) continue;
    const choice = openEnds(
      most,
      ends.flatMap((end) => likeEnds(most, end)),
    );
    const step = choice && stepAt(most, choice, piece, piece.id);
    if (!step || step.slot.docked) continue;
    const laid = grown(most, piece.id, step);
    return { ...laid, plan: undoneTo(laid.plan, plan) };
  }
  return null;
}

/** The plan that a plan was before its last piece, by what it keeps of its own past. */
export function planUndone(plan: Plan): Plan {
  const { relaid = [], ...frame } = frameOf(plan);
  const before = plan.placements.slice(0, -1);
  const last = relaid.at(-1);
  if (last?.count !== before.length) return laidAgain(emptyPlan(frameOf(plan)), before);
  const empty = emptyPlan({ ...frame, seed: last.seed, relaid: relaid.slice(0, -1) });
  const ends = last.ends;
  return laidAgain(
    empty,
    before.map((placement, index) => ({ ...placement, end: ends[index] ?? placement.end })),
  );
}

function likeEnds(plan: Plan, end: EndId): readonly EndId[] {
  return rulesOf(plan).likeEnds?.(plan, end) ?? [end];
}

function laidAll(
  empty: Plan,
  placements: readonly Placement[],
  endsFor: (plan: Plan, end: EndId) => readonly EndId[],
  apart: Apart,
): Plan {
  let plan = empty;
  for (const placement of placements) {
    const choice = openEnds(plan, endsFor(plan, placement.end));
    const piece = pieceOf(placement);
    if (!choice || holds(plan, piece.id) || countOf(plan) >= plan.long + plan.across) break;
    const step = stepAt(plan, choice, piece, piece.id);
    if (!step.slot.docked) plan = grown(plan, piece.id, step).plan;
    else if (apart === 'where-needed')
      plan = grown(plan, piece.id, stepApart(plan, choice, piece)).plan;
    else break;
  }
  return plan;
}
