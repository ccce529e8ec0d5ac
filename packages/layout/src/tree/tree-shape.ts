import { type Box, boxOf } from '../box.ts';
import type { End, EndId, Plan, Quarter, Slot } from '../layout-types.ts';
import { firstRect } from '../line-arm.ts';
import { frameOf } from '../lineage.ts';
import { turnOf } from '../quarter.ts';
import type { Lying, ShapeRules, Step } from '../shape-rules.ts';
import { spaced } from '../spaced-areas.ts';
import { bestLie } from './best-lie.ts';
import { jointFor, lieApart } from './branch-apart.ts';
import { comingBoxes } from './comfort.ts';
import { type Lie, liesAt } from './mouth.ts';
import { endsAfter, firstEnds } from './tree-ends.ts';

/** Pieces that branch (X2, X3): each open edge of a placed piece is an end. */
export const treeShape: ShapeRules = {
  frame: () => ({ rowWidth: 0, seed: 0, relaid: [] }),
  ends: () => [{ id: 'start', arm: null }],
  lay(plan, ends, piece) {
    const [end] = ends;
    if (!end.mouth) return layFirst(piece);
    const found = bestLie(plan, ends, piece);
    if (found) return joined(plan, found.end, found.lie, piece);
    if (piece.apart) {
      const lie = lieApart(plan, piece);
      return joined(plan, end, lie, piece, { joint: jointFor(plan, end, lie) });
    }
    return joined(plan, end, liesAt(end.mouth, piece.across)[0], piece, { docked: true });
  },
  before(plan) {
    const frame = frameOf(plan);
    const { relaid = [] } = frame;
    const before = plan.placements.slice(0, -1);
    const last = relaid.at(-1);
    if (last?.count !== before.length) return { frame, placements: before };
    return {
      frame: { ...frame, seed: last.seed, relaid: relaid.slice(0, -1) },
      placements: before.map((piece, index) => ({ ...piece, end: last.ends[index] ?? piece.end })),
    };
  },
  ahead: comingBoxes,
  areas: spaced,
  likeEnds(plan, end) {
    if (/face\d$|^start$/.test(end)) return [end];
    const stem = end.slice(0, -1);
    const like = plan.ends.filter(({ id }) => id.slice(0, -1) === stem);
    return like.map(({ id }) => id).sort();
  },
};

function layFirst(piece: Lying): Step {
  const slot = slotOf('start', boxOf(firstRect(piece.across)), piece.across ? 1 : 0, piece);
  return { slot, ends: firstEnds(piece) };
}

/** What comes of a piece lying so at an end. */
function joined(
  plan: Plan,
  end: End,
  lie: Lie,
  piece: Lying,
  more: Pick<Slot, 'joint' | 'docked'> = {},
): Step {
  return {
    slot: { ...slotOf(end.id, lie.box, lie.heading, piece), ...more },
    ends: endsAfter(plan, end, lie, piece),
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
