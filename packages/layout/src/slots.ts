import type { Camera, HitArea, Plan, PxRect, WorldRect } from './layout-types.ts';
import { peek } from './plan.ts';

/** The smallest side of something that is touched, in px. */
const touch = 44;

/**
 * Where each open end is touched, in px of the view, in the order of focus. Every area is at least 44 × 44 px at any scale; areas that
 * would meet part halfway between their middles (L9).
 */
export function slots(plan: Plan, camera: Camera): readonly HitArea[] {
  const kind = camera.mode === 'follow' ? 'docked' : 'end';
  const areas = plan.ends.flatMap(({ id }) => {
    const slot = peek(plan, id);
    return slot.ok ? [{ id, rect: inflated(onScreen(slot.rect, camera)) }] : [];
  });
  return areas.map(({ id, rect }, index) => {
    const others = areas.filter((_, other) => other !== index).map((other) => other.rect);
    const own = others.reduce((left, other) => partedFrom(left, rect, other), rect);
    return { slot: id, kind, rect: own };
  });
}

function onScreen(rect: WorldRect, { scale, x, y }: Camera): PxRect {
  return { x: rect.x * scale + x, y: rect.y * scale + y, w: rect.w * scale, h: rect.h * scale };
}

function inflated({ x, y, w, h }: PxRect): PxRect {
  const wide = Math.max(w, touch);
  const high = Math.max(h, touch);
  return { x: x - (wide - w) / 2, y: y - (high - h) / 2, w: wide, h: high };
}

/** What is left of an area beside another: cut halfway on the axis where they are further apart, and grown outwards again to 44 px. */
function partedFrom(left: PxRect, own: PxRect, other: PxRect): PxRect {
  if (!overlap(own, other)) return left;
  const dx = own.x + own.w / 2 - (other.x + other.w / 2);
  const dy = own.y + own.h / 2 - (other.y + other.h / 2);
  if (Math.abs(dx) >= Math.abs(dy)) {
    const [x, w] = cut(left.x, left.w, own.x + own.w / 2 - dx / 2, dx);
    return { ...left, x, w };
  }
  const [y, h] = cut(left.y, left.h, own.y + own.h / 2 - dy / 2, dy);
  return { ...left, y, h };
}

/** Start and length of what lies on one side of a line, on the side that `towards` points to. */
function cut(
  start: number,
  length: number,
  at: number,
  towards: number,
): readonly [number, number] {
  if (towards > 0) {
    const near = Math.max(start, at);
    return [near, Math.max(touch, start + length - near)];
  }
  const far = Math.min(start + length, at);
  const kept = Math.max(touch, far - start);
  return [far - kept, kept];
}

function overlap(a: PxRect, b: PxRect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
