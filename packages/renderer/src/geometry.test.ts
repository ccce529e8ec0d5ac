import { type Plan, place, planRound } from '@pedra/layout';
import { expect, test } from 'vitest';
import { arrange, untouched } from './arrange.ts';
import { defaults } from './defaults.ts';
import { geometryOf } from './geometry.ts';
import { up } from './test/fixture.ts';
import { plainSkin, plainTable } from './test/plain-skin.ts';

const size = { width: 500, height: 400, ratio: 1 };
const ids = Array.from({ length: 9 }, (_, index) => `${index + 1}-0`);

/** A hub and two lanes, the first of them too long to lie open. */
function lanePlan(): Plan {
  const planned = planRound({
    shape: 'lanes',
    long: 20,
    across: 2,
    board: { width: 500, height: 400 },
    lanes: ['a', 'b'],
  });
  if (!planned.ok) throw new Error(planned.code);
  const put = (plan: Plan, end: string, id: string, across = false) => {
    const placed = place(plan, end, { id, across });
    if (!placed.ok) throw new Error(placed.code);
    return placed.plan;
  };
  const hub = put(planned.plan, 'start', '9-9', true);
  return ids.reduce((plan, id) => put(plan, 'a', id), hub);
}

function shown(mirror: boolean) {
  const plan = lanePlan();
  const pieces = ['9-9', ...ids].map((id) => up(id, { across: id === '9-9' }));
  const state = { ...defaults, skin: plainSkin, table: plainTable, plan, pieces, mirror };
  const arrangement = arrange(state, size, untouched, null);
  return { arrangement, geometry: geometryOf(state, arrangement) };
}

test('lanes are told with what is folded, and folded pieces are not seen', () => {
  const { arrangement, geometry } = shown(false);
  const [a, b] = geometry.lanes;
  expect([a?.end, b?.end]).toEqual(['a', 'b']);
  expect(a?.folded).toBeGreaterThan(0);
  expect(b?.folded).toBe(0);
  const unseen = [...arrangement.pieces].filter(([, { alpha }]) => alpha === 0);
  expect(unseen.map(([id]) => id)).toEqual(ids.slice(0, a?.folded));
  for (const [id] of unseen) {
    const { x = 0, y = 0, w = 0 } = geometry.pieces[id] ?? {};
    expect(Math.abs(x - (a?.chip.x ?? 0))).toBeLessThanOrEqual(1);
    expect(Math.abs(y - (a?.chip.y ?? 0))).toBeLessThanOrEqual(1);
    expect(Math.abs(w - (a?.chip.w ?? 0))).toBeLessThanOrEqual(1);
  }
});

test('every open end is told, with no piece picked, where the next one would lie', () => {
  const { geometry } = shown(false);
  expect(Object.keys(geometry.ends)).toEqual(['a', 'b']);
  for (const { end, rect } of geometry.lanes) {
    const slot = geometry.ends[end];
    expect(slot && slot.x >= rect.x && slot.x + slot.w <= rect.x + rect.w + 1).toBe(true);
  }
});

test('mirrored, all of it lies on the other side', () => {
  const plain = shown(false).geometry;
  const mirrored = shown(true).geometry;
  plain.lanes.forEach(({ rect }, index) => {
    const other = mirrored.lanes[index]?.rect;
    expect(other?.x).toBeCloseTo(size.width - rect.x - rect.w);
    expect(other?.y).toBeCloseTo(rect.y);
  });
});
