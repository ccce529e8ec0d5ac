import { describe, expect, test } from 'vitest';
import { clearance } from '../../test/geometry.ts';
import { boards, lastPlan } from '../../test/lines.ts';
import { crossShares, plansOfTable } from '../../test/tables.ts';
import { camera, type Plan, peek, place, planRound } from '../index.ts';
import { gap, unit } from '../units.ts';

const board = { width: 821, height: 337 };

function emptyCross(size = board): Plan {
  const planned = planRound({ shape: 'cross', long: 21, across: 7, board: size });
  return planned.ok ? planned.plan : expect.fail(planned.code);
}

/** A whole cross, its pieces shared out among the arms as a seed says. */
const whole = (size: typeof board, seed: number): Plan =>
  lastPlan(plansOfTable({ shape: 'cross', top: 6, board: size, seed, mirror: false }));

const sharings = crossShares.map((shares, seed) => [shares.join(' '), seed] as const);

describe('X1: a cross', () => {
  test('a first piece across has four arms, one along two', () => {
    const ends = (across: boolean) => {
      const placed = place(emptyCross(), 'start', { id: 'a', across });
      return placed.ok && placed.plan.ends.map(({ id }) => id);
    };
    expect(ends(true)).toEqual(['left', 'up', 'right', 'down']);
    expect(ends(false)).toEqual(['left', 'right']);
  });

  test('L16: it is 14 u wide and high at least', () => {
    for (const size of boards) {
      const { rowWidth, columnHeight = 0 } = emptyCross(size);
      expect(Math.min(rowWidth, columnHeight)).toBeGreaterThanOrEqual(14 * unit);
    }
  });

  test.each(sharings)('L16: no arm leaves its quadrant, shared out as %s', (_name, seed) => {
    for (const size of boards) {
      const plan = whole(size, seed);
      const all = [
        ...plan.placements,
        ...plan.ends.flatMap(({ id }) => {
          const slot = peek(plan, id);
          return slot.ok ? [slot] : [];
        }),
      ];
      for (const { end, rect } of all) {
        const { x, y, w, h } = rect;
        const isIn = {
          start: true,
          right: x >= 0 && y >= -unit,
          down: y >= 0 && x + w <= unit,
          left: x + w <= 0 && y + h <= unit,
          up: y + h <= 0 && x >= -unit,
        }[end];
        if (!isIn) expect.fail(`${end}: ${JSON.stringify(rect)}`);
      }
      all.forEach((one, index) => {
        for (const other of all.slice(index + 1)) {
          if (clearance(one.rect, other.rect) < gap) expect.fail(JSON.stringify([one, other]));
        }
      });
    }
  });

  test('L2: each arm is joined to the first piece and to itself, gap by gap', () => {
    const plan = whole(board, 1);
    const tips = new Map<string, Plan['placements'][number]>();
    const [first, ...rest] = plan.placements;
    for (const piece of rest) {
      const before = tips.get(piece.end) ?? first;
      if (before) expect(clearance(before.rect, piece.rect)).toBe(gap);
      tips.set(piece.end, piece);
    }
  });

  test.each([
    [320, 350, 16.2],
    [390, 627, 25.2],
    [821, 337, 23.7],
    [1280, 528, 37.8],
    [2560, 1222, 89],
  ])('§7: 28 pieces on %i × %i', (width, height, least) => {
    for (const [, seed] of sharings) {
      const { scale } = camera(whole({ width, height }, seed), { width, height });
      expect(scale * unit).toBeGreaterThanOrEqual(Math.min(0.9 * least, 64));
    }
  });

  test('§7: the set up to 9 is followed on 320 × 350', () => {
    const size = { width: 320, height: 350 };
    const plans = plansOfTable({ shape: 'cross', top: 9, board: size, seed: 3, mirror: false });
    expect(camera(lastPlan(plans), size).mode).toBe('follow');
  });
});
