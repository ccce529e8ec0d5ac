import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clearance } from '../test/geometry.ts';
import { lastPlan, screens } from '../test/lines.ts';
import { plansOfTable, type Table } from '../test/tables.ts';
import {
  boardOf,
  type Camera,
  camera,
  defaultInsets,
  order,
  type Plan,
  type PxRect,
  peek,
  place,
  replan,
  slots,
  undo,
  type View,
  type WorldRect,
} from './index.ts';
import { gap, unit } from './units.ts';

const anyTable = (shape: Table['shape']): fc.Arbitrary<Table & { readonly view: View }> =>
  fc
    .record({
      screen: fc.constantFrom(...screens),
      top: shape === 'tree' ? fc.constantFrom(6, 6, 9) : fc.constantFrom(6, 9, 12, 15),
      seed: fc.integer({ min: 1, max: 100_000 }),
      mirror: fc.boolean(),
    })
    .map(({ screen: { view, board }, ...rest }) => ({
      shape,
      board,
      ...rest,
      view: { ...view, insets: defaultInsets(view) },
    }));

function forTables(
  shape: Table['shape'],
  numRuns: number,
  check: (plans: readonly Plan[], table: Table & { readonly view: View }) => void,
) {
  fc.assert(
    fc.property(anyTable(shape), (table) => check(plansOfTable(table), table)),
    { numRuns },
  );
}

function camerasOf(plans: readonly Plan[], view: View): readonly Camera[] {
  const cameras: Camera[] = [];
  for (const plan of plans) cameras.push(camera(plan, view, cameras.at(-1)));
  return cameras;
}

/** Places of the next piece that have room. */
function openRects(plan: Plan): readonly WorldRect[] {
  return plan.ends.flatMap(({ id }) =>
    [false, true].flatMap((across) => {
      const slot = peek(plan, id, { across });
      return slot.ok && !slot.docked ? [slot.rect] : [];
    }),
  );
}

function outside({ x, y, w, h }: WorldRect, seen: Camera, view: View): number {
  const board = boardOf(view);
  return Math.max(
    board.x + 8 - (x * seen.scale + seen.x),
    board.y + 8 - (y * seen.scale + seen.y),
    (x + w) * seen.scale + seen.x - (board.x + board.w - 8),
    (y + h) * seen.scale + seen.y - (board.y + board.h - 8),
  );
}

const meet = (a: PxRect, b: PxRect) =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 1e-6 &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 1e-6;

const shapes = ['line', 'cross', 'tree', 'lanes'] as const;

describe.each(shapes)('%s', (shape) => {
  const runs = shape === 'tree' ? 12 : 30;

  test('L1, L3: pieces that are seen keep a gap from one another', () => {
    forTables(shape, 2 * runs, (plans) => {
      const piles = new Set<string>();
      const rects = lastPlan(plans).placements.flatMap(({ rect, folded }) => {
        const pile = JSON.stringify(rect);
        if (folded && piles.has(pile)) return [];
        if (folded) piles.add(pile);
        return [rect];
      });
      rects.forEach((one, index) => {
        for (const other of rects.slice(index + 1)) {
          if (clearance(one, other) < gap) expect.fail(JSON.stringify([one, other]));
        }
      });
    });
  });

  test('L4, L13, V1: all pieces and open slots lie in the board, clear of its edge, or it follows', () => {
    forTables(shape, runs, (plans, { view }) => {
      camerasOf(plans, view).forEach((seen, index) => {
        const plan = plans[index] ?? expect.fail('no plan');
        if (seen.mode === 'follow' || index % 4 !== 0) return;
        for (const rect of [...plan.placements.map((piece) => piece.rect), ...openRects(plan)]) {
          if (outside(rect, seen, view) > 1e-6) expect.fail(`${index}: ${JSON.stringify(rect)}`);
        }
      });
    });
  });

  test('L6: the scale never grows, changes seldom, and by 4 % at least', () => {
    forTables(shape, runs, (plans, { view }) => {
      let changes = 0;
      camerasOf(plans, view).reduce((before, seen, index) => {
        if (seen.scale !== before.scale) {
          changes += 1;
          expect(seen.scale).toBeLessThanOrEqual(before.scale * 0.96 + 1e-12);
          expect(changes).toBeLessThanOrEqual(Math.ceil(index / 5));
        }
        return seen;
      });
    });
  });

  test('L7: faces are as large as their way of being drawn needs', () => {
    forTables(shape, runs, (plans, { view }) => {
      for (const { mode, scale } of camerasOf(plans, { ...view, marks: 9 })) {
        if (scale * unit < (mode === 'faces' ? 22 : 16) - 1e-9) expect.fail(`${mode} at ${scale}`);
      }
    });
  });

  test('L9: what is touched is 44 × 44 px at least, and disjoint; every open end has its area', () => {
    forTables(shape, runs, (plans, { view }) => {
      camerasOf(plans, view).forEach((seen, index) => {
        const plan = plans[index] ?? expect.fail('no plan');
        const areas = slots(plan, seen);
        const ends = areas.filter(({ kind }) => kind !== 'fold').map(({ slot }) => slot);
        expect(ends).toEqual(plan.ends.map(({ id }) => id));
        areas.forEach(({ rect }, at) => {
          if (Math.min(rect.w, rect.h) < 44 - 1e-9) expect.fail(JSON.stringify(rect));
          for (const other of areas.slice(at + 1)) {
            if (meet(rect, other.rect)) expect.fail(`${index}: ${JSON.stringify([rect, other])}`);
          }
        });
      });
    });
  });

  test('L5: placing changes no rect but those it names, and undoing leads back, also from JSON', () => {
    forTables(shape, Math.ceil(runs / 6), (plans, table) => {
      plans.forEach((plan, index) => {
        const next = plans[index + 1];
        const last = next?.placements.at(-1);
        if (!next || !last) return;
        expect(undo(next)).toBe(plan);
        const { id, end, across, joins, branches = false } = last;
        const like =
          shape === 'tree'
            ? plan.ends
                .map((one) => one.id)
                .filter((one) => one.slice(0, -1) === end.slice(0, -1) && !/face/.test(one))
            : [];
        const again = place(plan, like.length ? like : end, { id, across, joins, branches });
        if (!again.ok) expect.fail(again.code);
        expect(JSON.stringify(again.plan)).toBe(JSON.stringify(next));
        const changed = plan.placements.filter((piece, at) => {
          const now = again.plan.placements[at];
          return (
            JSON.stringify([piece.rect, piece.turn]) !== JSON.stringify([now?.rect, now?.turn])
          );
        });
        expect(again.moved).toEqual(changed.map((piece) => piece.id));
        if (shape === 'line' || shape === 'cross') expect(again.moved).toEqual([]);
        if (index % 5 === 0 || again.moved.length > 0) {
          const revived = JSON.parse(JSON.stringify(next)) as Plan;
          expect(JSON.stringify(undo(revived))).toBe(JSON.stringify(plan));
        }
      });
      expect(table.shape).toBe(shape);
    });
  });

  test('L10: the mirrored table is the table mirrored', () => {
    forTables(shape, runs, (plans, table) => {
      const other = lastPlan(plansOfTable({ ...table, mirror: !table.mirror }));
      lastPlan(plans).placements.forEach(({ rect, turn }, index) => {
        const seen = other.placements[index] ?? expect.fail('a piece is missing');
        expect(seen.rect).toEqual({ ...rect, x: 0 - rect.x - rect.w });
        expect(seen.turn).toBe(turn % 180 === 0 ? 180 - turn : turn);
      });
    });
  });

  test('L11: the same moves give the same bytes, and the plan survives JSON', () => {
    forTables(shape, Math.ceil(runs / 3), (plans, table) => {
      const plan = lastPlan(plans);
      expect(JSON.stringify(lastPlan(plansOfTable(table)))).toBe(JSON.stringify(plan));
      expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
    });
  });

  test('L14: the order of focus has each piece once, and a new piece leaves the others in theirs', () => {
    forTables(shape, Math.ceil(runs / 3), (plans) => {
      plans.slice(1).reduce(
        (before, plan) => {
          const now = order(plan);
          const last = plan.placements.at(-1)?.id;
          expect(now.filter((id) => id !== last)).toEqual(before);
          expect(now).toHaveLength(plan.placements.length);
          return now;
        },
        order(plans[0] ?? expect.fail('no plan')),
      );
    });
  });

  test('L17: many changes of size end where the last size alone leads', () => {
    forTables(shape, shape === 'tree' ? 3 : 6, (plans, { seed }) => {
      const last = lastPlan(plans);
      const sizes = Array.from({ length: shape === 'tree' ? 10 : 100 }, (_, index) => ({
        ...(screens[(seed + index) % screens.length] ?? expect.fail('no screen')).board,
      }));
      const resized = (plan: Plan, size = { width: 390, height: 627 }) => {
        const done = replan(plan, size);
        return done.ok ? done.plan : expect.fail(done.code);
      };
      const long = resized(sizes.reduce(resized, last));
      expect(JSON.stringify(long)).toBe(JSON.stringify(resized(last)));
    });
  });

  test('L18: each placed piece has one rect of whole units, and no other has', () => {
    forTables(shape, runs, (plans) => {
      const { placements } = lastPlan(plans);
      expect(placements).toHaveLength(plans.length - 1);
      expect(new Set(placements.map(({ id }) => id)).size).toBe(placements.length);
      for (const {
        rect: { x, y, w, h },
      } of placements) {
        expect([x, y, w, h].every(Number.isInteger)).toBe(true);
        expect([w * h, w + h]).toEqual([2 * unit * unit, 3 * unit]);
      }
    });
  });
});
