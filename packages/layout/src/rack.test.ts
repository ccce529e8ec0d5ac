import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PxRect, pile, rack } from './index.ts';

const box = { x: 100, y: 50, w: 400, h: 120 };

const anyBox = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
  w: fc.integer({ min: 1, max: 900 }),
  h: fc.integer({ min: 1, max: 900 }),
});

function lieApart(rects: readonly PxRect[], inside: PxRect): boolean {
  const isInside = ({ x, y, w, h }: PxRect) =>
    x >= inside.x - 1e-6 &&
    y >= inside.y - 1e-6 &&
    x + w <= inside.x + inside.w + 1e-6 &&
    y + h <= inside.y + inside.h + 1e-6;
  const areApart = (a: PxRect, b: PxRect) =>
    Math.max(a.x - b.x - b.w, b.x - a.x - a.w, a.y - b.y - b.h, b.y - a.y - a.h) > 0;
  return rects.every(
    (one, index) => isInside(one) && rects.slice(index + 1).every((other) => areApart(one, other)),
  );
}

describe('a rack', () => {
  test('pieces stand in its middle at the size wanted', () => {
    expect(rack(2, box, { u: 40, gap: 0.5 })).toEqual([
      { x: 250, y: 70, w: 40, h: 80 },
      { x: 310, y: 70, w: 40, h: 80 },
    ]);
  });

  test('many pieces shrink, then stand in more rows', () => {
    const rows = (count: number) => new Set(rack(count, box, { u: 50 }).map(({ y }) => y)).size;
    expect([7, 21, 40].map(rows)).toEqual([1, 2, 3]);
    expect(new Set(rack(40, box, { u: 50, rows: 1 }).map(({ y }) => y)).size).toBe(1);
  });

  test('a row that is not full is centred', () => {
    const rects = rack(5, { x: 0, y: 0, w: 100, h: 400 });
    const last = rects.at(-1) ?? expect.fail('no piece');
    expect(new Set(rects.map(({ y }) => y)).size).toBeGreaterThan(1);
    expect(last.x + last.w / 2 < 100).toBe(true);
  });

  test('pieces keep apart and inside, whatever the box', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), anyBox, (count, any) => {
        const rects = rack(count, any, { u: 54 });
        expect(rects).toHaveLength(count);
        expect(lieApart(rects, any)).toBe(true);
      }),
    );
  });
});

describe('a pile', () => {
  test('backs lie in rows from the top left', () => {
    const rects = pile(5, { x: 0, y: 0, w: 166, h: 60 });
    expect(new Set(rects.map(({ y }) => y)).size).toBe(2);
    expect(rects[3]?.x).toBe(rects[0]?.x);
    expect(rects[0]?.w).toBe(2 * (rects[0]?.h ?? 0));
  });

  test('backs keep apart and inside, whatever the box', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), anyBox, (count, any) => {
        const rects = pile(count, any);
        expect(rects).toHaveLength(count);
        expect(lieApart(rects, any)).toBe(true);
      }),
    );
  });
});

test.each([
  ['no piece', 0, box],
  ['no room', 3, { ...box, w: 0 }],
  ['no number', Number.NaN, box],
])('%s gives no rects', (_name, count, any) => {
  expect([rack(count, any), pile(count, any)]).toEqual([[], []]);
});
