import type { PxRect } from '@pedra/renderer';

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = ({ x, y, w, h }: PxRect): readonly [number, number] => [x + w / 2, y + h / 2];

/** The thing that an arrow key leads to from a rectangle: near, and rather straight ahead than aside. Undefined where there is none. */
export function nearestTowards(
  key: string,
  from: PxRect,
  others: Readonly<Record<string, PxRect>>,
): string | undefined {
  const way = ways[key];
  if (!way) return undefined;
  const [x, y] = middle(from);
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [id, rect] of Object.entries(others)) {
    const [dx, dy] = [middle(rect)[0] - x, middle(rect)[1] - y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead < 1 || aside > 3 * ahead + from.h) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [id, distance];
  }
  return best;
}

/** The thing whose middle is nearest to that of a rectangle. */
export function nearest(
  from: PxRect,
  others: Readonly<Record<string, PxRect>>,
): string | undefined {
  const [x, y] = middle(from);
  const distance = (rect: PxRect) => Math.hypot(middle(rect)[0] - x, middle(rect)[1] - y);
  return Object.entries(others).sort(([, a], [, b]) => distance(a) - distance(b))[0]?.[0];
}
