import type { Box } from './box.ts';
import { extentOf } from './extent.ts';
import { rulesOf, stepAt } from './grow.ts';
import type { Camera, EndId, HitArea, Plan, PxRect, WorldRect } from './layout-types.ts';
import { partedAreas } from './parted-areas.ts';
import { touch } from './units.ts';

/**
 * Where each open end is touched, and each chip over folded pieces, in px of the view and in the order of focus. Every area is at
 * least 44 × 44 px at any scale; areas that would meet part halfway between their middles, or make room for one another (L9).
 */
export function slots(plan: Plan, camera: Camera): readonly HitArea[] {
  const follows = camera.mode === 'follow';
  const areas = plan.ends.flatMap((end): HitArea[] => {
    const { slot } = stepAt(plan, [end], { across: false });
    const rect = inflated(onScreen(slot.rect, camera));
    const kind = follows || slot.docked ? 'docked' : 'end';
    return [...foldsOf(plan, end.id, camera), { slot: end.id, kind, rect }];
  });
  const parted = partedAreas(
    areas.map(({ rect }) => rect),
    plan.shape === 'lanes' ? onScreen(rectOf(extentOf(plan)), camera) : null,
  );
  return areas.map((area, index) => ({ ...area, rect: parted[index] ?? area.rect }));
}

/** The chips that lie over folded pieces of an end's lane. */
function foldsOf(plan: Plan, end: EndId, camera: Camera): readonly HitArea[] {
  const chips = rulesOf(plan).chips?.(plan) ?? [];
  return chips
    .filter((chip) => chip.end === end)
    .map(({ rect, count }) => {
      const seen = plan.mirror ? { ...rect, x: -rect.x - rect.w } : rect;
      return { slot: end, kind: 'fold', count, rect: inflated(onScreen(seen, camera)) };
    });
}

function onScreen(rect: WorldRect, { scale, x, y }: Camera): PxRect {
  return { x: rect.x * scale + x, y: rect.y * scale + y, w: rect.w * scale, h: rect.h * scale };
}

const rectOf = ({ left, top, right, bottom }: Box): WorldRect => ({
  x: left,
  y: top,
  w: right - left,
  h: bottom - top,
});

function inflated({ x, y, w, h }: PxRect): PxRect {
  const wide = Math.max(w, touch);
  const high = Math.max(h, touch);
  return { x: x - (wide - w) / 2, y: y - (high - h) / 2, w: wide, h: high };
}
