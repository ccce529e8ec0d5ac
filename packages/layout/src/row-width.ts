/*
 * The row width is chosen once a round, so that nothing has to move: lay sample lines of every piece there is at each width,
 * and take the width at which the worst of them is seen largest. Formulas for the number of rows miss by far.
 */

import { extend, firstArm, firstRect, unit } from './arm.ts';
import { boundsOf } from './bounds.ts';
import type { Size, World, WorldRect } from './layout-types.ts';

const samples = 24;
/** Widths tried, in face sides. */
const widths = { from: 6, to: 70, step: 0.5 };
/** The share of pieces that go to the right, by sample. */
const leanings = [0.5, 1, 0, 0.7];

const found = new Map<string, World>();

/** The row width for so many pieces on a board of this shape. Pure; searched once for each shape. */
export function rowWidthFor(
  room: { readonly long: number; readonly across: number },
  board: Size,
): World {
  const aspect = Math.round((board.width / board.height) * 32) / 32;
  const key = `${room.long} ${room.across} ${aspect}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  let best = widths.from;
  let largest = 0;
  for (let width = widths.from; width <= widths.to; width += widths.step) {
    const size = worstSize(room, width * unit, aspect);
    if (size > largest) {
      largest = size;
      best = width;
    }
  }
  found.set(key, best * unit);
  return best * unit;
}

/** How large the worst sample is seen on a board of height 1. */
function worstSize(
  room: { long: number; across: number },
  rowWidth: World,
  aspect: number,
): number {
  let worst = Number.POSITIVE_INFINITY;
  for (let sample = 0; sample < samples; sample += 1) {
    const bounds = boundsOf(sampleLine(room, rowWidth, sample));
    if (!bounds) return 0;
    const { left, top, right, bottom } = bounds;
    worst = Math.min(worst, aspect / (right - left), 1 / (bottom - top));
  }
  return worst;
}

/** A fixed row of numbers in [0, 1) for each sample. */
function chances(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Every piece laid on one line, crosswise ones scattered and never neighbours, and the slots of both ends. */
function sampleLine(
  room: { long: number; across: number },
  rowWidth: World,
  sample: number,
): WorldRect[] {
  const chance = chances(sample);
  const leaning = leanings[sample % leanings.length] ?? 0.5;
  const arms = [firstArm(false), firstArm(false)] as const;
  let [right, left] = arms;
  let { long, across } = room;
  const rects = [firstRect(false)];
  for (long -= 1; long + across > 0; ) {
    const toRight = chance() < leaning;
    const arm = toRight ? right : left;
    const crosswise = across > 0 && !arm.across && chance() < across / (long + across);
    if (!crosswise && long === 0) break;
    const laid = extend(arm, { across: crosswise }, rowWidth, !toRight);
    rects.push(laid.rect);
    if (toRight) right = laid.arm;
    else left = laid.arm;
    if (crosswise) across -= 1;
    else long -= 1;
  }
  rects.push(extend(right, { across: false }, rowWidth, false).rect);
  rects.push(extend(left, { across: false }, rowWidth, true).rect);
  return rects;
}
