import { join, mirrored } from '../box.ts';
import type { Face, Quarter } from '../layout-types.ts';
import { firstRect, type Heading, layAtArm } from '../line-arm.ts';
import { turnedWay, turnOf } from '../quarter.ts';
import type { ShapeRules, Step } from '../shape-rules.ts';
import { spaced } from '../spaced-areas.ts';
import { comingRuns, firstEnds, isWay, reach, turnedRect, ways } from './cross-arms.ts';
import { nearest, pinwheel } from './pinwheel.ts';

const headings: Readonly<Record<Heading, Quarter>> = { right: 0, down: 1, left: 2 };

/**
 * A first piece that lies across and has four arms (X1): each is the walk of a line's right arm, turned, and folds clockwise into a
 * quadrant that is all its own. A first piece that lies along has but two.
 */
export const crossShape: ShapeRules = {
  frame: ({ long, across, board }) => {
    const { width, height } = pinwheel(long, across, board);
    return { rowWidth: width, columnHeight: height };
  },
  ends: () => [{ id: 'start', arm: null }],
  ahead: (plan, extent, pieces) => {
    const coming = comingRuns(
      plan,
      plan.ends.some(({ arm }) => arm) ? plan.ends : firstEnds(true),
      pieces,
    );
    return coming.map((run) => join(extent, plan.mirror ? mirrored(run) : run));
  },
  areas: spaced,
  lay(plan, [end], { across, joins }) {
    if (!end.arm || !isWay(end.id)) return layFirst(across, joins);
    const way = ways[end.id];
    const laid = layAtArm(end.arm, across, reach(plan, way), nearest);
    return {
      slot: {
        rect: turnedRect(laid.rect, way),
        turn: turnOf(turnedWay(headings[laid.heading], way), joins),
        across,
        flip: laid.flip,
        joins,
        end: end.id,
      },
      ends: plan.ends.map((other) => (other === end ? { id: end.id, arm: laid.arm } : other)),
    };
  },
};

function layFirst(across: boolean, joins: Face): Step {
  const slot = { across, flip: false, joins, end: 'start' };
  return {
    slot: { ...slot, rect: firstRect(across), turn: turnOf(across ? 1 : 0, joins) },
    ends: firstEnds(across),
  };
}
