import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRound, lastPlan, plansOf } from '../test/lines.ts';
import { camera, type PxRect, planRound, slots } from './index.ts';

const overlap = (a: PxRect, b: PxRect) =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 1e-6 &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 1e-6;

test('L9: the areas of open ends are 44 × 44 px at least, and disjoint, at every step of a round', () => {
  fc.assert(
    fc.property(anyRound, (round) => {
      for (const plan of plansOf(round)) {
        const seen = camera(plan, round.board);
        const areas = slots(plan, seen);
        expect(areas.map(({ slot }) => slot)).toEqual(plan.ends.map(({ id }) => id));
        for (const { rect, kind } of areas) {
          const isRight = Math.min(rect.w, rect.h) >= 44 - 1e-9;
          if (!isRight || kind !== (seen.mode === 'follow' ? 'docked' : 'end')) {
            expect.fail(JSON.stringify(areas));
          }
        }
        const [left, right] = areas;
        if (left && right && overlap(left.rect, right.rect)) expect.fail(JSON.stringify(areas));
      }
    }),
    { numRuns: 25 },
  );
});

test('L9: a large area is the slot itself', () => {
  const round = fc.sample(anyRound, { seed: 1, numRuns: 1 })[0] ?? expect.fail('no round');
  const plan = lastPlan(plansOf({ ...round, moves: round.moves.slice(0, 1) }));
  const seen = { scale: 1, x: 0, y: 0, mode: 'faces', changed: true } as const;
  for (const { rect } of slots(plan, seen)) expect([rect.w, rect.h].sort()).toEqual([256, 512]);
});

test('L9: areas of one row part halfway', () => {
  const slotsAt = [0, 40, 100].map((x, index) => ({
    id: `s${index}`,
    rect: { x, y: 0, w: 30, h: 60 },
    turn: 0 as const,
  }));
  const made = planRound({
    shape: 'free',
    long: 3,
    across: 0,
    board: { width: 400, height: 300 },
    slots: slotsAt,
  });
  const plan = made.ok ? made.plan : expect.fail(made.code);
  const areas = slots(plan, { scale: 1, x: 0, y: 0, mode: 'faces', changed: true });
  expect(areas.map(({ rect: { x, w } }) => [x, w])).toEqual([
    [-9, 44],
    [35, 44],
    [93, 44],
  ]);
});
