/*
 * The width and height in which a cross folds (X1): those at which the worst of some fixed plays is shown largest. They depend on
 * the numbers of pieces and the aspect of the board alone.
 */
import { type Box, boxOf, join } from '../box.ts';
import type { Size, World } from '../layout-types.ts';
import { firstArm, layAtArm } from '../line-arm.ts';
import { aspectOf } from '../row-width.ts';
import { gap, padding, unit } from '../units.ts';

/** How near to the centre line a row comes back. */
export const nearest: World = 1.5 * unit + gap;

const narrowest = 14;
const widest = 48;

/** What part of the pieces each arm gets, clockwise: even, skewed, two arms, one arm; the other half of the cases is these turned. */
const plays = [
  [1, 1, 1, 1],
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [1, 1, 0, 0],
  [1, 0, 0, 1],
  [1, 0, 1, 0],
  [0, 1, 0, 1],
  [4, 2, 1, 1],
  [2, 4, 1, 1],
] as const;

/** Where a cross folds. */
interface Pinwheel {
  readonly width: World;
  readonly height: World;
}

const searched = new Map<string, Pinwheel>();

/** Width and height in world units, 14 u at least. Deterministic; a first search takes some 10 ms. */
export function pinwheel(long: number, across: number, board: Size): Pinwheel {
  const key = `${long}+${across}@${aspectOf(board)}`;
  let size = searched.get(key);
  if (!size) {
    size = search(long, across, board);
    searched.set(key, size);
  }
  return size;
}

function search(long: number, across: number, board: Size): Pinwheel {
  const room = {
    w: Math.max(1, board.width - 2 * padding),
    h: Math.max(1, board.height - 2 * padding),
  };
  const sizes = Array.from({ length: widest - narrowest + 1 }, (_, index) => narrowest + index);
  const reach = new Map(
    sizes.map((size) => [size, plays.map((play) => halves(play, long, across, size))]),
  );
  let best = { width: narrowest * unit, height: narrowest * unit };
  let bestScale = 0;
  for (const width of sizes) {
    for (const height of sizes) {
      let worst = Number.POSITIVE_INFINITY;
      plays.forEach((_, index) => {
        const [level] = reach.get(width)?.[index] ?? [];
        const [, upright] = reach.get(height)?.[index] ?? [];
        if (!level || !upright) return;
        const { left, top, right, bottom } = join(level, upright);
        worst = Math.min(worst, room.w / (right - left), room.h / (bottom - top));
      });
      if (worst > bestScale) {
        best = { width: width * unit, height: height * unit };
        bestScale = worst;
      }
    }
  }
  return best;
}

/** The boxes round the two level arms and round the two upright ones, each folding at so many faces, with their open slots. */
function halves(
  play: readonly number[],
  long: number,
  across: number,
  size: number,
): readonly [Box, Box] {
  const all = play.reduce((sum, part) => sum + part, 0);
  const arms = play.map((part, way) => {
    const pieces = Math.round(((long + across) * part) / all);
    const box = reachOf(pieces, across / (long + across), (size * unit) / 2, way % 2 === 0);
    return turnedBox(box, way);
  });
  const [right = origin, down = origin, left = origin, up = origin] = arms;
  return [join(right, left), join(down, up)];
}

const origin: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** The box round an arm with its slot, as it is before it is turned. */
function reachOf(pieces: number, share: number, far: World, isLevel: boolean): Box {
  let arm = { ...firstArm(true), x: isLevel ? unit / 2 : unit };
  let box: Box = { left: -unit, top: -unit, right: unit, bottom: unit };
  let due = 0;
  for (let piece = 0; piece < pieces; piece++) {
    due += share;
    const laid = layAtArm(arm, due >= 1, far, nearest);
    if (due >= 1) due -= 1;
    arm = laid.arm;
    box = join(box, boxOf(laid.rect));
  }
  for (const isAcross of [false, true])
    box = join(box, boxOf(layAtArm(arm, isAcross, far, nearest).rect));
  return box;
}

function turnedBox(box: Box, quarters: number): Box {
  let { left, top, right, bottom } = box;
  for (let quarter = 0; quarter < quarters; quarter++) {
    [left, top, right, bottom] = [-bottom, left, -top, right];
  }
  return { left, top, right, bottom };
}
