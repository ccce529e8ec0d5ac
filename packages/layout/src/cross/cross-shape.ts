import { withFullColumn, withFullRow } from '../box.ts';
import type { Arm, Face, Quarter, WorldRect } from '../layout-types.ts';
import { firstArm, firstRect, type Heading, layAtArm } from '../line-arm.ts';
import { turnedWay, turnOf } from '../quarter.ts';
import type { ShapeRules, Step } from '../shape-rules.ts';
import { spaced } from '../spaced-areas.ts';
import { unit } from '../units.ts';
import { nearest, pinwheel } from './pinwheel.ts';

/** The arms in the order of focus, with the way that each begins. */
const ways = { left: 2, up: 3, right: 0, down: 1 } as const;
const headings: Readonly<Record<Heading, Quarter>> = { right: 0, down: 1, left: 2 };

const isArm = (id: string): id is keyof typeof ways => Object.hasOwn(ways, id);

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
  filled: ({ rowWidth, columnHeight = 0 }, box) =>
    withFullColumn(withFullRow(box, rowWidth), columnHeight),
  areas: spaced,
  lay({ ends, rowWidth, columnHeight = rowWidth }, [end], { across, joins }) {
    if (!end.arm || !isArm(end.id)) return layFirst(across, joins);
    const way = ways[end.id];
    const far = (way % 2 === 0 ? rowWidth : columnHeight) / 2;
    const laid = layAtArm(end.arm, across, far, nearest);
    return {
      slot: {
        rect: turnedRect(laid.rect, way),
        turn: turnOf(turnedWay(headings[laid.heading], way), joins),
        across,
        flip: laid.flip,
        joins,
        end: end.id,
      },
      ends: ends.map((other) => (other === end ? { id: end.id, arm: laid.arm } : other)),
    };
  },
};

function layFirst(across: boolean, joins: Face): Step {
  const side = firstArm(across);
  const tip: Arm = { ...side, x: unit };
  const slot = { across, flip: false, joins, end: 'start' };
  return {
    slot: { ...slot, rect: firstRect(across), turn: turnOf(across ? 1 : 0, joins) },
    ends: across
      ? Object.entries(ways).map(([id, way]) => ({ id, arm: way % 2 === 0 ? side : tip }))
      : [
          { id: 'left', arm: side },
          { id: 'right', arm: side },
        ],
  };
}

/** A rect turned about the origin by quarters, clockwise. */
function turnedRect(rect: WorldRect, quarters: number): WorldRect {
  let { x, y, w, h } = rect;
  for (let quarter = 0; quarter < quarters; quarter++) {
    [x, y, w, h] = [-y - h, x, h, w];
  }
  return { x, y, w, h };
}
