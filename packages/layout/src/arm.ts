/*
 * A line has two arms that fold like a snake: the right one to the right and then downwards, the left one to the left and then
 * upwards. They are one algorithm: the left arm is the right one turned by half round the origin.
 */

import type { Arm, Piece, Turn, World, WorldRect } from './layout-types.ts';

/** World units a face side. */
export const unit: World = 256;
/** The room between pieces that touch. */
export const gap: World = 21;

/** A piece laid at an arm, and where the arm has come to. */
export interface Laid {
  readonly rect: WorldRect;
  readonly turn: Turn;
  readonly arm: Arm;
}

/** The way from the joined face to the free one. */
type Way = 'right' | 'down' | 'left';
const turns: Readonly<Record<Way, number>> = { right: 0, down: 90, left: 180 };

/** Where both arms begin when the first piece lies. */
export function firstArm(across: boolean): Arm {
  return { x: across ? unit / 2 : unit, y: 0, dir: 1, corner: false, across };
}

/** The first piece, round the origin. */
export function firstRect(across: boolean): WorldRect {
  const w = across ? unit : 2 * unit;
  const h = across ? 2 * unit : unit;
  return { x: -w / 2, y: -h / 2, w, h };
}

/** Lays the next piece of an arm in a row of this width; `mirrored` for the left arm. */
export function extend(
  arm: Arm,
  piece: Omit<Piece, 'id'>,
  rowWidth: World,
  mirrored: boolean,
): Laid {
  // Two crosswise pieces are never neighbours; should they be, the second lies along.
  const across = piece.across && !arm.across;
  const laid = arm.corner
    ? startRow(arm, piece.across)
    : roomLeft(arm, rowWidth) >= gap + (across ? unit : 2 * unit) + gap + unit
      ? goStraight(arm, across)
      : turnCorner(arm, piece.across);
  const turn = turns[laid.way] + (mirrored ? 180 : 0) + (piece.joins === 1 ? 180 : 0);
  return {
    rect: mirrored ? throughOrigin(laid.rect) : laid.rect,
    turn: (turn % 360) as Turn,
    arm: laid.arm,
  };
}

interface Step {
  readonly rect: WorldRect;
  readonly way: Way;
  readonly arm: Arm;
}

function roomLeft({ x, dir }: Arm, rowWidth: World): World {
  return rowWidth / 2 - dir * x;
}

/** The span from one x to another, whichever way it goes. */
function span(from: World, to: World): { x: World; w: World } {
  return { x: Math.min(from, to), w: Math.abs(to - from) };
}

function goStraight({ x, y, dir }: Arm, across: boolean): Step {
  const from = x + dir * gap;
  const to = from + dir * (across ? unit : 2 * unit);
  const half = across ? unit : unit / 2;
  return {
    rect: { ...span(from, to), y: y - half, h: 2 * half },
    way: across ? 'down' : dir === 1 ? 'right' : 'left',
    arm: { x: to, y, dir, corner: false, across },
  };
}

/** At a corner a piece stands, its first face straight ahead, its middle half a face towards the new row. */
function turnCorner({ x, y, dir }: Arm, across: boolean): Step {
  const from = x + dir * gap;
  const to = from + dir * unit;
  return {
    rect: { ...span(from, to), y: y - unit / 2, h: 2 * unit },
    way: 'down',
    arm: { x: to, y: y + 2 * unit + gap, dir: dir === 1 ? -1 : 1, corner: true, across },
  };
}

/** The first piece of a row lies along it, its first face straight below the corner piece. */
function startRow({ x, y, dir }: Arm, across: boolean): Step {
  const to = x + dir * 2 * unit;
  return {
    rect: { ...span(x, to), y: y - unit / 2, h: unit },
    way: dir === 1 ? 'right' : 'left',
    arm: { x: to, y, dir, corner: false, across },
  };
}

function throughOrigin({ x, y, w, h }: WorldRect): WorldRect {
  // Zero has no sign here: plans are compared byte by byte.
  return { x: 0 - x - w, y: 0 - y - h, w, h };
}
