import { expect, test } from 'vitest';
import { lastPlan, plansOf, wholeLine } from '../test/lines.ts';
import { camera, minimap } from './index.ts';

const small = { width: 320, height: 350 };
const plan = lastPlan(plansOf(wholeLine({ long: 113, across: 16 }, small, 0.5, 3)));

test('V4: in follow mode a small picture shows the whole, and what the view has of it', () => {
  const seen = camera(plan, small);
  const map = minimap(plan, small, seen) ?? expect.fail('no minimap');
  expect(Math.max(map.width / 96, map.height / 64)).toBeCloseTo(1, 9);
  for (const { rect } of plan.placements) {
    const [x, y] = [rect.x * map.scale + map.x, rect.y * map.scale + map.y];
    expect([x >= 0, y >= 0, x <= map.width, y <= map.height]).toEqual([true, true, true, true]);
  }
  expect(map.seen.w).toBeLessThan(map.width);
  expect(map.seen.x + map.seen.w).toBeLessThanOrEqual(map.width);
  expect(map.seen.w * map.seen.h).toBeGreaterThan(0);
});

test('V4: there is none where everything is in view, or nothing', () => {
  const large = { width: 2560, height: 1222 };
  expect(minimap(plan, large, camera(plan, large))).toBeNull();
  expect(minimap(plan, { width: 0, height: 0 }, camera(plan, small))).toBeNull();
});
