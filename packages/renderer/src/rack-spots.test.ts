import { describe, expect, test } from 'vitest';
import type { RackView } from './config.ts';
import { rackSpots } from './rack-spots.ts';

const size = () => ({ w: 2, h: 1 });
const ids = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`);
const own = (count: number): RackView => ({
  id: 'own',
  rect: { x: 8, y: 700, w: 374, h: 127 },
  facing: 'up',
  own: true,
  pieces: ids(count),
  u: 54,
});

describe('the own rack', () => {
  test('five stand at the size asked for, their feet on the lip, centred', () => {
    const { u, spots, lip } = rackSpots(own(5), size);
    expect(u).toBe(54);
    expect(spots.map(({ turn }) => turn)).toEqual([90, 90, 90, 90, 90]);
    expect(spots[2]?.x).toBe(195);
    expect((spots[0]?.y ?? 0) + u).toBeCloseTo(lip.y);
    expect(lip.y + lip.h).toBeCloseTo(827);
  });

  test('seven stand smaller, eight lie in rows because they are larger so', () => {
    expect(rackSpots(own(7), size).spots[0]?.turn).toBe(90);
    expect(rackSpots(own(8), size).spots[0]?.turn).toBe(0);
  });

  test.each([1, 2, 5, 7, 8, 11, 14, 20, 23])('%i pieces stay inside and apart', (count) => {
    const rack = own(count);
    const { u, spots } = rackSpots(rack, size);
    const boxes = spots.map(({ x, y, turn }) => {
      const [w, h] = turn === 0 ? [2 * u, u] : [u, 2 * u];
      return { left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 };
    });
    expect(spots).toHaveLength(count);
    expect(u).toBeGreaterThan(14);
    for (const [index, a] of boxes.entries()) {
      expect(a.left).toBeGreaterThanOrEqual(rack.rect.x);
      expect(a.right).toBeLessThanOrEqual(rack.rect.x + rack.rect.w);
      expect(a.bottom).toBeLessThanOrEqual(rack.rect.y + rack.rect.h);
      expect(a.top).toBeGreaterThanOrEqual(rack.rect.y - 1);
      for (const b of boxes.slice(index + 1))
        expect(a.right <= b.left || a.left >= b.right || a.bottom <= b.top).toBe(true);
    }
  });

  test('an empty rack has its wood', () => {
    const { spots, wood } = rackSpots(own(0), size);
    expect(spots).toEqual([]);
    expect(wood.h).toBeGreaterThan(80);
  });
});

describe('other racks', () => {
  const other = (facing: RackView['facing'], rect: RackView['rect']): RackView => ({
    id: 'other',
    rect,
    facing,
    pieces: ids(3),
    u: 26,
  });
  const flat = { x: 500, y: 10, w: 150, h: 52 };
  const tall = { x: 500, y: 10, w: 52, h: 150 };

  test.each<[RackView['facing'], RackView['rect'], number]>([
    ['down', flat, 90],
    ['left', tall, 0],
    ['right', tall, 0],
  ])('%s: the wood hides the half towards the middle', (facing, rect, turn) => {
    const { wood, spots } = rackSpots(other(facing, rect), size);
    expect(spots.every((spot) => spot.turn === turn)).toBe(true);
    if (facing === 'down') expect(wood.y + wood.h).toBe(62);
    if (facing === 'right') expect(wood.x + wood.w).toBe(552);
    if (facing === 'left') expect(wood.x).toBe(500);
  });

  test('the order runs from the left of who sits there', () => {
    const xs = (facing: RackView['facing'], rect: RackView['rect']) =>
      rackSpots(other(facing, rect), size).spots.map(({ x, y }) => Math.round(x + y));
    const rising = (values: readonly number[]) => (values[0] ?? 0) < (values[2] ?? 0);
    expect([rising(xs('down', flat)), rising(xs('right', tall)), rising(xs('left', tall))]).toEqual(
      [false, true, false],
    );
  });

  test('pieces shrink to the depth there is', () => {
    expect(rackSpots(other('down', { ...flat, h: 40 }), size).u).toBe(20);
  });
});
