import type { PxRect } from './layout-types.ts';
import { touch } from './units.ts';

/** Areas that meet are cut halfway between their middles, and grow outwards again to 44 px on each side; so any two share no point. */
export function partedAreas(areas: readonly PxRect[]): readonly PxRect[] {
  return areas.map((own, index) =>
    areas.reduce((left, other, at) => (at === index ? left : partedFrom(left, own, other)), own),
  );
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

/** Whether two areas share more than an edge. */
export function overlap(a: PxRect, b: PxRect): boolean {
  const nearly = 1e-9;
  return (
    a.x < b.x + b.w - nearly &&
    b.x < a.x + a.w - nearly &&
    a.y < b.y + b.h - nearly &&
    b.y < a.y + a.h - nearly
  );
}
