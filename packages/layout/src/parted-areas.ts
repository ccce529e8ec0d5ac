import type { PxRect } from './layout-types.ts';
import { touch } from './units.ts';

/** The width of all rows. */
export type Row = Pick<PxRect, 'x' | 'w'>;

/**
 * Areas that share no point, each as large as it may be but at least 44 px on each side. Areas that meet are cut halfway between their
 * middles and grow outwards again; what still meets an area before it makes room for it, by the shortest way. Areas of rows are not
 * cut and do not leave their row: they only make room within its width, while there is any.
 */
export function partedAreas(areas: readonly PxRect[], rows: Row | null): readonly PxRect[] {
  const parted: PxRect[] = [];
  for (const [index, own] of areas.entries()) {
    const others = rows ? [] : areas.filter((_, other) => other !== index);
    parted.push(
      movedClear(
        others.reduce((left, other) => partedFrom(left, own, other), own),
        parted,
        rows,
      ),
    );
  }
  return parted;
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

/** The nearest place for an area beside those that have theirs. */
function movedClear(own: PxRect, settled: readonly PxRect[], rows: Row | null): PxRect {
  if (!settled.some((other) => overlap(own, other))) return own;
  const besides = settled.flatMap(({ x, w }) => [x + w, x - own.w]);
  const within = besides.filter((x) => !rows || (x >= rows.x && x + own.w <= rows.x + rows.w));
  const xs = [own.x, ...(within.length > 0 ? within : besides)];
  const ys = rows ? [own.y] : [own.y, ...settled.flatMap(({ y, h }) => [y + h, y - own.h])];
  let best = own;
  let least = Number.POSITIVE_INFINITY;
  for (const x of xs) {
    for (const y of ys) {
      const way = Math.hypot(x - own.x, y - own.y);
      const place = { ...own, x, y };
      if (way < least && !settled.some((other) => overlap(place, other))) {
        best = place;
        least = way;
      }
    }
  }
  return best;
}

/** Whether two areas share more than an edge. */
function overlap(a: PxRect, b: PxRect): boolean {
  const nearly = 1e-9;
  return (
    a.x < b.x + b.w - nearly &&
    b.x < a.x + a.w - nearly &&
    a.y < b.y + b.h - nearly &&
    b.y < a.y + a.h - nearly
  );
}
