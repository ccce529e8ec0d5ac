import type { Face, Turn, WorldRect } from './layout-types.ts';
import { firstArm, firstRect, type Heading, layAtArm } from './line-arm.ts';
import { rowWidth } from './row-width.ts';
import type { ShapeRules, Step } from './shape-rules.ts';

/** A line of two arms: `start` before the first piece, then `left` and `right`. */
export const lineShape: ShapeRules = {
  ends: () => [{ id: 'start', arm: null }],
  frame: ({ long, across, board }) => ({ rowWidth: rowWidth(long, across, board) }),
  lay(plan, [end], { across, joins }) {
    if (!end.arm) return layFirst(across, joins);
    const laid = layAtArm(end.arm, across, plan.rowWidth / 2);
    const isLeft = end.id === 'left';
    return {
      slot: {
        rect: isLeft ? turnedByHalf(laid.rect) : laid.rect,
        turn: turnOf(laid.heading, isLeft, joins),
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
  const turn = turnOf(across ? 'down' : 'right', false, joins);
  const arm = firstArm(across);
  return {
    slot: { rect: firstRect(across), turn, across, flip: false, joins, end: 'start' },
    ends: [
      { id: 'left', arm },
      { id: 'right', arm },
    ],
  };
}

const quarters: Readonly<Record<Heading, number>> = { right: 0, down: 1, left: 2 };
const turns: readonly Turn[] = [0, 90, 180, 270];

function turnOf(heading: Heading, isLeft: boolean, joins: Face): Turn {
  return turns[(quarters[heading] + (isLeft ? 2 : 0) + 2 * joins) % 4] ?? 0;
}

/** The left arm is the right one turned about the origin (S1). */
const turnedByHalf = ({ x, y, w, h }: WorldRect): WorldRect => ({ x: -x - w, y: -y - h, w, h });
