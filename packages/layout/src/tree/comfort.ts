import type { Box } from '../box.ts';
import { mirrored } from '../box.ts';
import type { Mouth, Plan } from '../layout-types.ts';
import { gap, padding, unit } from '../units.ts';
import { strip } from './mouth.ts';

/** So many cells a piece take up in a tree that spreads as it likes. */
const cells = 10;
/** What part of its own size a tree may soon grow by, whatever is comfortable. */
const more = 0.15;

/** The room that a whole tree may well take up, in the proportions of its board: it costs nothing to grow into it. */
export function comfortOf({ board, long, across }: Plan): Box {
  const width = Math.max(1, board.width - 2 * padding);
  const height = Math.max(1, board.height - 2 * padding);
  const scale = unit * Math.sqrt((cells * (long + across)) / (width * height));
  return { left: 0, top: 0, right: width * scale, bottom: height * scale };
}

/** Where a tree grows before its first piece. */
const firstMouth: Mouth = { x: -unit, y: 0, way: 0 };

/**
 * The boxes that a tree may soon take up: a little more on all sides, and a straight run of pieces at each end, but hardly beyond what is
 * comfortable.
 */
export function comingBoxes(plan: Plan, extent: Box, pieces: number): readonly Box[] {
  const { left, top, right, bottom } = extent;
  const comfort = comfortOf(plan);
  const x = Math.max(comfort.right - (right - left), more * (right - left));
  const y = Math.max(comfort.bottom - (bottom - top), more * (bottom - top));
  const grown = plan.ends.map(({ mouth = firstMouth }) => {
    const run = strip(mouth, 0, (pieces + 1) * (2 * unit + gap), unit);
    const seen = plan.mirror ? mirrored(run) : run;
    return {
      left: Math.min(left, Math.max(left - x, seen.left)),
      top: Math.min(top, Math.max(top - y, seen.top)),
      right: Math.max(right, Math.min(right + x, seen.right)),
      bottom: Math.max(bottom, Math.min(bottom + y, seen.bottom)),
    };
  });
  const wide = (more / 2) * (right - left);
  const high = (more / 2) * (bottom - top);
  const all = { left: left - wide, top: top - high, right: right + wide, bottom: bottom + high };
  return [all, ...grown];
}
