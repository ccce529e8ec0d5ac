import type { HitArea, Plan, PxRect } from './layout-types.ts';
import { overlap, partedAreas } from './parted-areas.ts';

/** The width of all rows. */
export type Row = Pick<PxRect, 'x' | 'w'>;

/**
 * Areas that share no point, however many there are: what meets an area before it makes room for it by the shortest way. Areas of rows
 * do not leave their row, and make room within its width while there is any.
 */
export function spacedAreas(areas: readonly PxRect[], rows: Row | null = null): readonly PxRect[] {
  const spaced: PxRect[] = [];
  for (const own of areas) spaced.push(movedClear(own, spaced, rows));
  return spaced;
}

/** Areas of ends that part, and then make room for one another. */
export function spaced(_plan: Plan, areas: readonly HitArea[]): readonly HitArea[] {
  return withRects(areas, spacedAreas(partedAreas(areas.map(({ rect }) => rect))));
}

/** The same areas at other places. */
export function withRects(areas: readonly HitArea[], rects: readonly PxRect[]): readonly HitArea[] {
  return areas.map((area, index) => ({ ...area, rect: rects[index] ?? area.rect }));
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
