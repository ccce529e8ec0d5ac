import type { Box } from '../box.ts';
import { join } from '../box.ts';
import type { Plan } from '../layout-types.ts';
import { gap, padding, unit } from '../units.ts';
import { strip } from './mouth.ts';

/** So many cells a piece take up in a tree that spreads as it likes. */
const cells = 10;
/** How much of its own size a tree may soon outgrow that. */
const more = 1.15;

/** The room that a whole tree may well take up, in the proportions of its board: it costs nothing to grow into it. */
export function comfortOf({ board, long, across }: Plan): Box {
  const width = Math.max(1, board.width - 2 * padding);
  const height = Math.max(1, board.height - 2 * padding);
  const scale = unit * Math.sqrt((cells * (long + across)) / (width * height));
  return { left: 0, top: 0, right: width * scale, bottom: height * scale };
}

/** The boxes that a tree may soon take up: a straight run of pieces at each end, but hardly beyond what is comfortable. */
export function comingBoxes(plan: Plan, extent: Box, pieces: number): readonly Box[] {
  const comfort = comfortOf(plan);
  const most = {
    width: Math.max(comfort.right, more * (extent.right - extent.left)),
    height: Math.max(comfort.bottom, more * (extent.bottom - extent.top)),
  };
  const grown = plan.ends.flatMap(({ mouth }) =>
    mouth ? [strip(mouth, 0, (pieces + 1) * (2 * unit + gap), unit)] : [],
  );
  return [extent, ...grown.map((run) => cut(extent, join(extent, run), most))];
}

/** A grown box cut to a size on the sides where it grew. */
function cut(old: Box, grown: Box, most: { readonly width: number; readonly height: number }): Box {
  const x = Math.max(0, grown.right - grown.left - most.width);
  const y = Math.max(0, grown.bottom - grown.top - most.height);
  const isLeft = grown.left < old.left;
  const isTop = grown.top < old.top;
  return {
    left: isLeft ? grown.left + x : grown.left,
    top: isTop ? grown.top + y : grown.top,
    right: isLeft ? grown.right : grown.right - x,
    bottom: isTop ? grown.bottom : grown.bottom - y,
  };
}
