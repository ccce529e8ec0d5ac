/*
 * The width of the rows of a line (S6): of all widths the one at which the worst of some fixed whole lines is shown largest. It
 * depends on the numbers of pieces and the aspect of the board alone, so it is looked up or searched once.
 */
import { type Box, boxOf, join } from './box.ts';
import type { Size, World, WorldRect } from './layout-types.ts';
import { firstArm, firstRect, layAtArm } from './line-arm.ts';
import { listedAspects, rowWidthTable } from './row-width-table.ts';
import { type SampleLine, sampleLines } from './sample-lines.ts';
import { padding, unit } from './units.ts';

/** The narrowest and the widest row tried, and the step between two, in world units. */
const narrowest: World = 6 * unit;
const widest: World = 70 * unit;
const step: World = unit / 2;

/** The aspects of boards are told apart by 1/32; no board is longer than 16 times its other side. */
const aspectSteps = 32;
const longest = 16;

const searched = new Map<string, World>();

/** The width of a row for so many pieces on such a board. Deterministic; a first search takes some 10 ms, any other call none. */
export function rowWidth(long: number, across: number, board: Size): World {
  const aspect = aspectOf(board);
  const key = `${long}+${across}`;
  const listed = rowWidthTable[key]?.[listedAspects.indexOf(aspect)];
  if (listed !== undefined) return listed * unit;
  const known = searched.get(`${key}@${aspect}`);
  if (known !== undefined) return known;
  const width = searchRowWidth(long, across, aspect);
  searched.set(`${key}@${aspect}`, width);
  return width;
}

/** The longer side of the room by the shorter in steps of 1/32; negative for an upright board. */
export function aspectOf({ width, height }: Size): number {
  const w = Math.max(1, width - 2 * padding);
  const h = Math.max(1, height - 2 * padding);
  const ratio = Math.min(longest, Math.max(w, h) / Math.min(w, h));
  return Math.round(ratio * aspectSteps) * (w < h ? -1 : 1);
}

/** Tries all widths and gives the best, the narrowest of equals. */
export function searchRowWidth(long: number, across: number, aspect: number): World {
  const room = {
    width: aspect < 0 ? aspectSteps : aspect,
    height: aspect < 0 ? -aspect : aspectSteps,
  };
  const lines = sampleLines(long, across);
  let best = narrowest;
  let bestScale = 0;
  for (let width = narrowest; width <= widest; width += step) {
    const scale = worstScale(lines, width, room, bestScale);
    if (scale > bestScale) {
      best = width;
      bestScale = scale;
    }
  }
  return best;
}

/** The scale at which every line fits; anything below `enough` once one line needs no more. */
function worstScale(
  lines: readonly SampleLine[],
  width: World,
  room: Size,
  enough: number,
): number {
  let worst = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const { left, top, right, bottom } = extent(line, width);
    worst = Math.min(worst, room.width / (right - left), room.height / (bottom - top));
    if (worst <= enough) return worst;
  }
  return worst;
}

/** The box round a whole line and its two open slots, for a long piece and for an across one. */
function extent({ first, rest }: SampleLine, width: World): Box {
  const start = firstArm(first);
  const arms = { right: start, left: start };
  let box = boxOf(firstRect(first));
  const grow = (side: 'left' | 'right', rect: WorldRect) => {
    box = join(box, side === 'right' ? boxOf(rect) : turnedByHalf(rect));
  };
  for (const { side, across } of rest) {
    const laid = layAtArm(arms[side], across, width / 2);
    arms[side] = laid.arm;
    grow(side, laid.rect);
  }
  for (const side of ['left', 'right'] as const) {
    grow(side, layAtArm(arms[side], false, width / 2).rect);
    grow(side, layAtArm(arms[side], true, width / 2).rect);
  }
  return box;
}

const turnedByHalf = ({ x, y, w, h }: WorldRect): Box => ({
  left: -x - w,
  top: -y - h,
  right: -x,
  bottom: -y,
});
