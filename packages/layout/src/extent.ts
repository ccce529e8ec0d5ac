import { type Box, boxOf, join } from './box.ts';
import type { EndId, Plan, WorldRect } from './layout-types.ts';
import { countOf } from './lineage.ts';
import { peek, place } from './plan.ts';

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

/** The box as it will be once every end has grown by so many long pieces, or by all that are still to come. */
export function extentAhead(plan: Plan, pieces: number): Box {
  const rounds = Math.min(pieces, plan.long + plan.across - countOf(plan));
  let grown: Plan = { ...plan, long: plan.long + rounds * (plan.ends.length + 1) };
  for (let round = 0; round < rounds; round++) {
    for (const { id } of grown.ends) {
      const placed = place(grown, id, { id: `\0${round} ${id}`, across: false });
      if (placed.ok) grown = placed.plan;
    }
  }
  return extentOf(grown);
}
