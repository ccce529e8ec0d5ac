import { describe, expect, test } from 'vitest';
import { lastPlan, screens } from '../../test/lines.ts';
import { laneIds, plansOfTable } from '../../test/tables.ts';
import {
  camera,
  defaultInsets,
  laneSheet,
  lanes,
  type Plan,
  peek,
  place,
  planRound,
  replan,
  slots,
} from '../index.ts';
import { gap, unit } from '../units.ts';

const phone = { width: 390, height: 627 };
const set = { long: 78, across: 13 };

function emptyLanes(board = phone, more = {}): Plan {
  const planned = planRound({ shape: 'lanes', ...set, board, lanes: laneIds, ...more });
  return planned.ok ? planned.plan : expect.fail(planned.code);
}

function placed(plan: Plan, end: string, ids: readonly string[], across = false): Plan {
  return ids.reduce((on, id) => {
    const result = place(on, end, { id, across });
    return result.ok ? result.plan : expect.fail(result.code);
  }, plan);
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);
const hub = placed(emptyLanes(), 'start', ['hub'], true);

describe('X4: lanes', () => {
  test('the first piece is the hub, at the inline-start edge; then each lane is an end, in the order given', () => {
    expect(hub.ends.map(({ id }) => id)).toEqual(laneIds);
    const starts = lanes(hub).map(({ rect }) => rect.x);
    expect(Math.min(...starts)).toBeGreaterThan(unit / 2);
    const ys = lanes(hub).map(({ rect }) => rect.y);
    expect(ys).toEqual([...ys].sort((a, b) => a - b));
  });

  test('a lane shows its last pieces; the others lie in one pile under its chip, each with its rect', () => {
    const plan = placed(hub, 'own', names(9));
    const [own, common] = lanes(plan);
    expect([own?.folded, own?.open, common?.folded]).toEqual([5, 4, 0]);
    const pile = plan.placements.filter(({ folded }) => folded);
    expect(pile.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
    for (const { rect } of pile) expect(rect).toEqual(own?.chip);
    expect(plan.placements).toHaveLength(10);
  });

  test('a piece lands in the slot that was shown, and then its lane moves on; `moved` names what did', () => {
    const full = placed(hub, 'own', names(5));
    const slot = peek(full, 'own');
    const result = place(full, 'own', { id: 'next', across: false });
    if (!slot.ok || !result.ok) return expect.fail('no place');
    expect(result.moved).toEqual(names(5).slice(1));
    expect(result.placement.rect.x).toBeLessThan(slot.rect.x);
    expect(result.plan.placements.at(-1)).toEqual(result.placement);
    expect(lanes(result.plan)[0]?.folded).toBeGreaterThan(0);
  });

  test('only the lane that is played on moves', () => {
    const plan = placed(placed(hub, 'common', names(3)), 'own', ['a', 'b', 'c', 'd', 'e']);
    const result = place(plan, 'own', { id: 'f', across: false });
    expect(result.ok && result.moved.filter((id) => id.startsWith('p'))).toEqual([]);
  });

  test('there is always room for the next piece, long or across, inside the lane', () => {
    for (const plan of plansOfTable({
      shape: 'lanes',
      top: 12,
      board: phone,
      seed: 5,
      mirror: false,
    })) {
      const rects = new Map(lanes(plan).map(({ end, rect }) => [end, rect]));
      for (const { id } of plan.ends) {
        const lane = rects.get(id);
        for (const across of [false, true]) {
          const slot = peek(plan, id, { across });
          if (!lane || !slot.ok) continue;
          const { x, y, w, h } = slot.rect;
          expect(x + w).toBeLessThanOrEqual(lane.x + lane.w);
          expect([y >= lane.y, y + h <= lane.y + lane.h]).toEqual([true, true]);
        }
      }
    }
  });

  test.each([
    [320, 350, 16.2, 7, 1],
    [390, 627, 30.9, 5, 1],
    [640, 244, 20.6, 6, 2],
    [821, 337, 29.5, 5, 2],
    [1280, 528, 25.6, 22, 1],
    [1920, 862, 43, 20, 1],
  ])('§7: nine lanes on %i × %i', (width, height, u, visible, columns) => {
    const board = { width, height };
    const start = placed(emptyLanes(board), 'start', ['hub'], true);
    expect(camera(start, board).scale * unit).toBeGreaterThanOrEqual(0.9 * u);
    expect(start.laneFrame?.columns).toBe(columns);
    const [own] = lanes(placed(start, 'own', names(40)));
    expect((own?.open ?? 0) + 1).toBeGreaterThanOrEqual(visible);
  });

  test('words have their room before and above the pieces', () => {
    const laneHead = { width: 100, height: 20 };
    const board = { width: 1280, height: 528 };
    const plan = placed(emptyLanes(board, { laneHead }), 'start', ['hub'], true);
    const { scale } = camera(plan, board);
    for (const { rect, chip } of lanes(plan)) {
      expect((chip.x - rect.x) * scale).toBeGreaterThanOrEqual(99);
      expect((chip.y - rect.y) * scale).toBeGreaterThanOrEqual(19);
    }
    const turned = replan(plan, { width: 528, height: 1280 });
    expect(turned.ok && turned.plan.laneFrame?.head).toEqual(laneHead);
  });

  test('the scale never changes in a round', () => {
    for (const { view, board } of screens) {
      const seen = { ...view, insets: defaultInsets(view) };
      const plans = plansOfTable({ shape: 'lanes', top: 9, board, seed: 9, mirror: false });
      const scales = new Set(plans.map((plan) => camera(plan, seen).scale));
      expect(scales.size).toBe(1);
    }
  });
});

describe('X5: folds', () => {
  const plan = placed(placed(hub, 'own', names(9)), 'd', ['x']);

  test('a chip is touched before its lane’s end, says how many lie under it, and keeps its row', () => {
    const areas = slots(plan, camera(plan, phone));
    expect(areas.slice(0, 3)).toMatchObject([
      { slot: 'own', kind: 'fold', count: 5 },
      { slot: 'own', kind: 'end' },
      { slot: 'common', kind: 'end' },
    ]);
    expect(areas.filter(({ kind }) => kind === 'fold')).toHaveLength(1);
  });

  test('on a small board what is touched makes room sideways, inside the board', () => {
    const board = { width: 320, height: 350 };
    const all = laneIds.reduce(
      (on, id) =>
        placed(
          on,
          id,
          names(9).map((name) => `${id}${name}`),
        ),
      placed(emptyLanes(board), 'start', ['hub'], true),
    );
    const seen = camera(all, board);
    const rows = new Map(
      lanes(all).map(({ end, chip }) => [end, (chip.y + unit) * seen.scale + seen.y]),
    );
    for (const { slot, rect } of slots(all, seen)) {
      expect(rect.y + rect.h / 2).toBeCloseTo(rows.get(slot) ?? 0, 6);
      expect(rect.x).toBeGreaterThanOrEqual(0);
      expect(rect.x + rect.w).toBeLessThanOrEqual(320);
    }
  });

  test('an opened lane is a line of all its pieces', () => {
    const sheet = laneSheet(plan, 'own', { width: 300, height: 400 });
    if (!sheet.ok) return expect.fail(sheet.code);
    expect(sheet.plan.placements.map(({ id }) => id)).toEqual(names(9));
    expect(sheet.plan.ends.map(({ id }) => id)).toEqual(['right']);
    const [first, second] = sheet.plan.placements;
    expect((second?.rect.x ?? 0) - (first?.rect.x ?? 0)).toBe(2 * unit + gap);
    const empty = laneSheet(plan, 'common', phone);
    expect(empty.ok && empty.plan.ends.map(({ id }) => id)).toEqual(['start']);
    expect(laneSheet(plan, 'nobody', phone)).toEqual({ ok: false, code: 'unknown-end' });
    expect(laneSheet(plan, 'own', { width: -1, height: 1 })).toEqual({
      ok: false,
      code: 'bad-size',
    });
  });
});

test('A4: lanes with equal ids, none or too many are no plan; a head that is no size is refused', () => {
  const query = { shape: 'lanes', ...set, board: phone } as const;
  expect(planRound({ ...query, lanes: ['a', 'a'] })).toEqual({ ok: false, code: 'bad-plan' });
  expect(planRound({ ...query, lanes: ['start'] })).toEqual({ ok: false, code: 'bad-plan' });
  expect(planRound({ ...query, lanes: [] })).toEqual({ ok: false, code: 'bad-plan' });
  expect(planRound({ ...query, lanes: [...laneIds, 'j', 'k', 'l', 'm'] }).ok).toBe(false);
  const laneHead = { width: Number.NaN, height: 0 };
  expect(planRound({ ...query, laneHead })).toEqual({ ok: false, code: 'bad-size' });
});

test('lanes without ids are numbered', () => {
  const planned = planRound({ shape: 'lanes', ...set, board: phone, arms: 3 });
  const plan = planned.ok ? placed(planned.plan, 'start', ['hub'], true) : expect.fail('no plan');
  expect(lastPlan([plan]).ends.map(({ id }) => id)).toEqual(['lane1', 'lane2', 'lane3']);
});
