/*
 * Where a piece may lie at an open edge (X2). Every place has its first face, or the middle of its side, straight ahead of the edge; so
 * a joint is one gap wide and shares a whole face, whichever way the piece then turns.
 */
import type { Box } from '../box.ts';
import type { Mouth, Quarter, World } from '../layout-types.ts';
import { turnedWay } from '../quarter.ts';
import { gap, unit } from '../units.ts';

/** One way for a piece to lie at a mouth. */
export interface Lie {
  readonly box: Box;
  /** The way from the touching face to the other one. */
  readonly heading: Quarter;
  /** Where the next piece is joined: at the other face, or at the far side. */
  readonly next: Mouth;
  /** Straight on, or turned left or right. */
  readonly bend: 0 | -1 | 1;
}

const stepsX = [1, 0, -1, 0] as const;
const stepsY = [0, 1, 0, -1] as const;
const half = unit / 2;

/** The point so far ahead of a mouth. */
function ahead({ x, y, way }: Mouth, distance: World): { x: World; y: World } {
  return { x: x + stepsX[way] * distance, y: y + stepsY[way] * distance };
}

/** The box that begins so far ahead of a mouth, so long, and so wide to each side of its middle line. */
export function strip(mouth: Mouth, from: World, length: World, side: World): Box {
  const near = ahead(mouth, from);
  const far = ahead(mouth, from + length);
  const x = stepsY[mouth.way] === 0 ? 0 : side;
  const y = side - x;
  return {
    left: Math.min(near.x, far.x) - x,
    top: Math.min(near.y, far.y) - y,
    right: Math.max(near.x, far.x) + x,
    bottom: Math.max(near.y, far.y) + y,
  };
}

/** The one way for an across piece to lie. */
export function crosswise(mouth: Mouth): Lie {
  return {
    box: strip(mouth, gap, unit, unit),
    heading: turnedWay(mouth.way, 1),
    next: { ...ahead(mouth, gap + unit), way: mouth.way },
    bend: 0,
  };
}

/** The three ways for a long piece to lie: straight on, then turned left, then turned right. */
export function lengthwise(mouth: Mouth): readonly [Lie, Lie, Lie] {
  return [
    {
      box: strip(mouth, gap, 2 * unit, half),
      heading: mouth.way,
      next: { ...ahead(mouth, gap + 2 * unit), way: mouth.way },
      bend: 0,
    },
    bent(mouth, -1),
    bent(mouth, 1),
  ];
}

/** All ways for a piece to lie. */
export function liesAt(mouth: Mouth, across: boolean): readonly [Lie, ...Lie[]] {
  return across ? [crosswise(mouth)] : lengthwise(mouth);
}

/** The open tips of an across piece: the one behind its heading, then the one ahead. */
export function tipsOf(
  { left, top, right, bottom }: Box,
  heading: Quarter,
): readonly [Mouth, Mouth] {
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2, way: heading };
  const behind = turnedWay(heading, 2);
  return [
    { ...ahead({ ...middle, way: behind }, unit), way: behind },
    { ...ahead(middle, unit), way: heading },
  ];
}

function bent(mouth: Mouth, bend: -1 | 1): Lie {
  const way = turnedWay(mouth.way, bend);
  const first = { ...ahead(mouth, gap + half), way };
  return {
    box: strip({ ...ahead({ ...first }, -half), way }, 0, 2 * unit, half),
    heading: way,
    next: { ...ahead(first, half + unit), way },
    bend,
  };
}
