import { type Box, boxOf, join } from './box.ts';
import type { EndId, Plan, World, WorldRect } from './layout-types.ts';
import { countOf } from './lineage.ts';
import { peek, place } from './plan.ts';

/** The share of a row's width from which a line is taken to need all of it. */
const nearly = 0.6;

/** What an open end may take up: the places of a long piece and of an across one. */
export function slotRects(plan: Plan, end: EndId): readonly WorldRect[] {
  return [false, true].flatMap((across) => {
    const slot = peek(plan, end, { across });
    return slot.ok ? [slot.rect] : [];
  });
}

/** The box round all pieces and all open slots; one face about the origin where there are neither. */
export function extentOf(plan: Plan): Box {
  const rects = [
    ...plan.placements.map(({ rect }) => rect),
    ...plan.ends.flatMap(({ id }) => slotRects(plan, id)),
  ];
  const [first, ...rest] = rects.map(boxOf);
  return first ? rest.reduce(join, first) : { left: -128, top: -128, right: 128, bottom: 128 };
}

/**
 * The boxes as they may be after so many more long pieces, or after all that are still to come: one for each end that all of them
 * go to, and one for all ends growing alike.
 */
export function extentsAhead(plan: Plan, pieces: number): readonly Box[] {
  const coming = Math.min(pieces, plan.long + plan.across - countOf(plan));
  const each = Math.floor(coming / Math.max(1, plan.ends.length));
  const alike = plan.ends.reduce((grown, { id }) => grownAt(grown, id, each), plan);
  const grown = [alike, ...plan.ends.map(({ id }) => grownAt(plan, id, coming))];
  return grown.map((one) => fullRow(extentOf(one), plan.rowWidth));
}

/** A box that has much of the width of a row will soon have all of it. */
function fullRow(box: Box, rowWidth: World): Box {
  if (rowWidth === 0 || box.right - box.left < nearly * rowWidth) return box;
  return join(box, { ...box, left: -rowWidth / 2, right: rowWidth / 2 });
}

/** The plan with more long pieces at one end; where that end is gone, at the first open one. */
function grownAt(plan: Plan, end: EndId, pieces: number): Plan {
  let grown: Plan = { ...plan, long: plan.long + pieces };
  for (let index = 0; index < pieces; index++) {
    const ends = [end, ...grown.ends.map(({ id }) => id)];
    const placed = place(grown, ends, { id: `\0${end} ${index}`, across: false });
    if (!placed.ok) break;
    grown = placed.plan;
  }
  return grown;
}
