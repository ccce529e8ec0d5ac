import { rulesOf, stepAt } from './grow.ts';
import type { Camera, HitArea, Plan, PxRect, WorldRect } from './layout-types.ts';
import { partedAreas } from './parted-areas.ts';
import { touch } from './units.ts';

/**
 * Where each open end is touched, and each chip over folded pieces, in px of the view and in the order of focus. Every area is at
 * least 44 × 44 px at any scale; areas that would meet part halfway between their middles, or make room for one another (L9).
 */
export function slots(plan: Plan, camera: Camera): readonly HitArea[] {
  const areas = plan.ends.map((end): HitArea => {
    const { slot } = stepAt(plan, [end], { across: false });
    const kind = camera.mode === 'follow' || slot.docked ? 'docked' : 'end';
    return { slot: end.id, kind, rect: inflated(slot.rect, camera) };
  });
  const { areas: finished } = rulesOf(plan);
  if (finished) return finished(plan, areas, (rect) => inflated(rect, camera));
  const rects = partedAreas(areas.map(({ rect }) => rect));
  return areas.map((area, index) => ({ ...area, rect: rects[index] ?? area.rect }));
}

/** A rect as it is seen, grown to 44 px. */
function inflated(rect: WorldRect, { scale, x, y }: Camera): PxRect {
  const w = Math.max(rect.w * scale, touch);
  const h = Math.max(rect.h * scale, touch);
  return {
    x: (rect.x + rect.w / 2) * scale + x - w / 2,
    y: (rect.y + rect.h / 2) * scale + y - h / 2,
    w,
    h,
  };
}
