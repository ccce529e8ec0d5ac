import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRound, boards, emptyPlan, lastPlan, plansOf, sets, wholeLine } from '../test/lines.ts';
import { type Plan, peek, place, planRound, replan, undo } from './index.ts';

const board = { width: 400, height: 300 };
const plan = emptyPlan({ long: 2, across: 1, board });

function placed(on: Plan, end: string, id: string, across = false): Plan {
  const result = place(on, end, { id, across });
  return result.ok ? result.plan : expect.fail(result.code);
}

const one = placed(plan, 'start', 'a');
const full = placed(placed(one, 'left', 'b'), 'right', 'c', true);

describe('A4: trouble is a code, never an exception', () => {
  const line = { shape: 'line', long: 21, across: 7, board } as const;
  const slot = { id: 'x', rect: { x: 0, y: 0, w: 256, h: 512 }, turn: 0 } as const;
  test.each([
    ['bad-size', planRound({ ...line, board: { width: Number.NaN, height: 1 } })],
    ['bad-size', planRound({ ...line, board: { width: 1, height: Number.POSITIVE_INFINITY } })],
    ['bad-size', planRound({ ...line, board: { width: -1, height: 1 } })],
    ['bad-size', replan(one, { width: 100, height: -1 })],
    [
      'bad-size',
      planRound({ ...line, shape: 'free', slots: [{ ...slot, rect: { ...slot.rect, w: -2 } }] }),
    ],
    ['bad-plan', planRound({ ...line, long: 0, across: 0 })],
    ['bad-plan', planRound({ ...line, long: 0.5 })],
    ['bad-plan', planRound({ ...line, across: -1 })],
    ['bad-plan', planRound({ ...line, long: 1e9 })],
    ['bad-plan', planRound({ ...line, arms: 0 })],
    ['bad-plan', planRound({ ...line, arms: 13 })],
    ['bad-plan', planRound({ ...line, shape: 'free', slots: [slot, slot] })],
    ['bad-plan', planRound({ ...line, shape: 'free', slots: [{ ...slot, level: -1 }] })],
    ['bad-plan', planRound({ ...line, shape: 'free', slots: [{ ...slot, level: 0.5 }] })],
    ['bad-plan', planRound({ ...line, shape: JSON.parse('"toString"') })],
    ['bad-plan', replan({ ...one, placements: [...one.placements, ...one.placements] }, board)],
    ['unknown-end', place(plan, 'left', { id: 'a', across: false })],
    ['unknown-end', place(one, ['start', 'up'], { id: 'b', across: false })],
    ['unknown-end', peek(one, 'start')],
    ['duplicate-piece', place(one, 'left', { id: 'a', across: false })],
    ['plan-full', place(full, 'left', { id: 'd', across: false })],
  ])('%s', (code, result) => {
    expect(result).toEqual({ ok: false, code });
  });
});

describe('A1: plans are plain data', () => {
  function deeplyFrozen(value: unknown): boolean {
    return (
      typeof value !== 'object' ||
      value === null ||
      (Object.isFrozen(value) && Object.values(value).every(deeplyFrozen))
    );
  }

  test('every part of a plan is frozen', () => {
    expect([plan, one, full].map(deeplyFrozen)).toEqual([true, true, true]);
  });

  test('a plan from JSON goes on like the one it came from', () => {
    fc.assert(
      fc.property(anyRound, (round) => {
        const last = lastPlan(plansOf({ ...round, moves: round.moves.slice(0, 20) }));
        const revived = JSON.parse(JSON.stringify(last)) as Plan;
        expect(undo(revived)).toEqual(undo(last));
        const piece = { id: 'next', across: false };
        expect(place(revived, 'right', piece)).toEqual(place(last, 'right', piece));
        expect(place(revived, 'left', { id: 'p0', across: false })).toMatchObject({
          code: 'duplicate-piece',
        });
      }),
      { numRuns: 10 },
    );
  });

  test('two plans that grow from one do not know of one another', () => {
    const left = placed(one, 'left', 'b');
    const right = placed(one, 'right', 'b');
    expect(placed(right, 'left', 'c').placements.map(({ id, end }) => `${id} ${end}`)).toEqual([
      'a start',
      'b right',
      'c left',
    ]);
    expect(placed(left, 'left', 'c').placements.map(({ end }) => end)).toEqual([
      'start',
      'left',
      'left',
    ]);
    expect(placed(one, 'left', 'c').placements).toHaveLength(2);
  });

  test('an empty plan cannot be undone', () => {
    expect(undo(plan)).toBe(plan);
  });

  test('peek says what place will do, and leaves the plan as it was', () => {
    const before = JSON.stringify(one);
    const slot = peek(one, 'right', { across: true, joins: 1 });
    expect(JSON.stringify(one)).toBe(before);
    const then = place(one, ['up', 'right'], { id: 'b', across: true, joins: 1 });
    expect(then.ok && { ok: true, ...then.placement }).toEqual({ id: 'b', ...slot });
  });
});

describe('another board', () => {
  test('L17: many boards in between end in the same bytes as the last one alone', () => {
    const anyBoard = fc.record({
      width: fc.integer({ min: 0, max: 3000 }),
      height: fc.integer({ min: 0, max: 2000 }),
    });
    const anyBoards = fc.array(fc.oneof(fc.constantFrom(...boards), anyBoard), {
      minLength: 100,
      maxLength: 100,
      size: 'max',
    });
    const [set = expect.fail('no set')] = sets;
    const start = lastPlan(plansOf(wholeLine(set, board, 0.7, 1)));
    const on = (from: Plan, to: typeof board): Plan => {
      const result = replan(from, to);
      return result.ok ? result.plan : expect.fail(result.code);
    };
    fc.assert(
      fc.property(anyBoards, (many) => {
        const last = many.at(-1) ?? board;
        expect(JSON.stringify(many.reduce(on, start))).toBe(JSON.stringify(on(start, last)));
      }),
      { numRuns: 1 },
    );
  });

  test('L10: a turned screen is one new plan, as if it had been so from the first', () => {
    fc.assert(
      fc.property(anyRound, (round) => {
        const turned = { width: round.board.height, height: round.board.width };
        const result = replan(lastPlan(plansOf(round)), turned);
        expect(result.ok && result.plan).toEqual(lastPlan(plansOf({ ...round, board: turned })));
      }),
      { numRuns: 5 },
    );
  });

  test('V5: the pieces that lie elsewhere are named', () => {
    const long = lastPlan(
      plansOf({
        long: 21,
        across: 7,
        board: { width: 1280, height: 528 },
        mirror: false,
        moves: Array.from({ length: 10 }, (_, index) => ({
          end: index === 0 ? ('start' as const) : ('right' as const),
          across: false,
          joins: 0 as const,
        })),
      }),
    );
    const narrow = replan(long, { width: 390, height: 627 });
    const same = replan(long, { width: 1280, height: 528 });
    expect(same.ok && same.moved).toEqual([]);
    expect(narrow.ok && narrow.moved).toEqual(['p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9']);
  });
});

describe('A3: a free plan', () => {
  const slots = [
    { id: 'near', rect: { x: 0, y: 0, w: 768, h: 1024 }, turn: 0 },
    { id: 'far', rect: { x: 900, y: 0, w: 1024, h: 768 }, turn: 90 },
  ] as const;
  const made = planRound({ shape: 'free', long: 2, across: 0, board, slots });
  const free = made.ok ? made.plan : expect.fail(made.code);

  test('pieces lie where its slots say, and take them', () => {
    const next = placed(free, 'far', 'a');
    expect(next.placements).toMatchObject([{ id: 'a', rect: slots[1].rect, turn: 90 }]);
    expect(next.ends.map(({ id }) => id)).toEqual(['near']);
    expect(place(next, 'far', { id: 'b', across: false })).toMatchObject({ code: 'unknown-end' });
    expect(undo(next)).toEqual(free);
    expect(undo(JSON.parse(JSON.stringify(next)) as Plan)).toEqual(free);
  });

  test('a piece keeps the level of its slot, and lies on the table where none is said', () => {
    const [near, far] = slots;
    const heaped = planRound({ ...free, slots: [near, { ...far, level: 2 }] });
    const empty = heaped.ok ? heaped.plan : expect.fail(heaped.code);
    const next = placed(placed(empty, 'far', 'a'), 'near', 'b');
    expect(next.placements.map(({ level }) => level)).toEqual([2, undefined]);
    expect(undo(JSON.parse(JSON.stringify(next)) as Plan)).toEqual(placed(empty, 'far', 'a'));
  });

  test('another board moves nothing', () => {
    const result = replan(placed(free, 'near', 'a'), { width: 10, height: 10 });
    expect(result.ok && result.moved).toEqual([]);
  });
});
