import { type Box, boxOf, join, withFullRow } from './box.ts';
import { grown, rulesOf, stepAt } from './grow.ts';
import type { End, EndId, Plan, WorldRect } from './layout-types.ts';
import { countOf } from './lineage.ts';

/** What an open end may take up: the places of a long piece and of an across one, as far as there is room. */
export function slotRects(plan: Plan, end: End): readonly WorldRect[] {
  return [false, true].flatMap((across) => {
    const { slot } = stepAt(plan, [end], { across });
    return slot.docked ? [] : [slot.rect];
  });
}

/** The box round all pieces and all open slots; one face about the origin where there are neither. Of lanes, all of them. */
export function extentOf(plan: Plan): Box {
  const whole = rulesOf(plan).extent?.(plan);
  if (whole) return whole;
  const rects = [
    ...plan.placements.map(({ rect }) => rect),
    ...plan.ends.flatMap((end) => slotRects(plan, end)),
  ];
  const [first, ...rest] = rects.map(boxOf);
  return first ? rest.reduce(join, first) : { left: -128, top: -128, right: 128, bottom: 128 };
}

/**
 * The boxes as they may be after so many more long pieces, or after all that are still to come: one for each end that all of them
 * go to, and one for all ends growing alike.
 */
export function extentsAhead(plan: Plan, extent: Box, pieces: number): readonly Box[] {
  const coming = Math.min(pieces, plan.long + plan.across - countOf(plan));
  const known = rulesOf(plan).ahead?.(plan, extent, coming);
  if (known) return known;
  const each = Math.floor(coming / Math.max(1, plan.ends.length));
  const alike = plan.ends.reduce((later, { id }) => grownAt(later, id, each), plan);
  const later = [alike, ...plan.ends.map(({ id }) => grownAt(plan, id, coming))];
  return later.map((one) => withFullRow(extentOf(one), plan.rowWidth));
}

/** The plan with more long pieces at one end; where that end is gone, at the first open one. */
function grownAt(plan: Plan, end: EndId, pieces: number): Plan {
  let later = plan;
  for (let index = 0; index < pieces; index++) {
    const open = later.ends.find(({ id }) => id === end) ?? later.ends[0];
    if (!open) break;
    const id = `\0${end} ${index}`;
    later = grown(later, id, stepAt(later, [open], { across: false }, id)).plan;
  }
  return later;
}
