import { type Box, boxOf } from '../box.ts';
import type { End, EndId, Plan, Quarter, Slot } from '../layout-types.ts';
import { firstRect } from '../line-arm.ts';
import { turnOf } from '../quarter.ts';
import type { Lying, ShapeRules, Step } from '../shape-rules.ts';
import { bestLie } from './best-lie.ts';
import { jointFor, lieApart } from './branch-apart.ts';
import { comingBoxes } from './comfort.ts';
import { type Lie, liesAt } from './mouth.ts';
import { endsAfter, firstEnds } from './tree-ends.ts';

/** Pieces that branch (X2, X3): each open edge of a placed piece is an end. */
export const treeShape: ShapeRules = {
  frame: () => ({ rowWidth: 0, seed: 0, relaid: [] }),
  ends: () => [{ id: 'start', arm: null }],
  lay(plan, ends, piece, id) {
    const [{ mouth }] = ends;
    if (!mouth) return layFirst(piece, id);
    const found = bestLie(plan, ends, piece);
    if (found) return joined(plan, found.end, found.lie, piece, id);
    const [lie] = liesAt(mouth, piece.across);
    const step = joined(plan, ends[0], lie, piece, id);
    return { ...step, slot: { ...step.slot, docked: true } };
  },
  layApart(plan, end, piece, id) {
    const lie = lieApart(plan, piece);
    const step = joined(plan, end, lie, piece, id);
    const joint = jointFor(plan, end, lie);
    return { ...step, slot: { ...step.slot, joint } };
  },
  ahead: comingBoxes,
  likeEnds(plan, end) {
    if (/face\d$|^start$/.test(end)) return [end];
    const stem = end.slice(0, -1);
    const like = plan.ends.filter(({ id }) => id.slice(0, -1) === stem);
    return like.map(({ id }) => id).sort();
  },
};

function layFirst(piece: Lying, id: string): Step {
  const slot = slotOf('start', boxOf(firstRect(piece.across)), piece.across ? 1 : 0, piece);
  return { slot, ends: firstEnds(piece, id) };
}

/** What comes of a piece lying so at an end. */
function joined(plan: Plan, end: End, lie: Lie, piece: Lying, id: string): Step {
  return {
    slot: slotOf(end.id, lie.box, lie.heading, piece),
    ends: endsAfter(plan, end, lie, piece, id),
  };
}

function slotOf(
  end: EndId,
  { left, top, right, bottom }: Box,
  heading: Quarter,
  { across, joins, branches }: Lying,
): Slot {
  return {
    rect: { x: left, y: top, w: right - left, h: bottom - top },
    turn: turnOf(heading, joins),
    across,
    flip: false,
    joins,
    end,
    ...(branches && { branches }),
  };
}
