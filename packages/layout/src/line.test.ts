import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Camera,
  camera,
  gap,
  type Placement,
  type Plan,
  peek,
  place,
  planRound,
  type Size,
  unit,
  type WorldRect,
} from './index.ts';

/** The boards of the screens that matter, in px. */
const boards: readonly Size[] = [
  [320, 350],
  [360, 467],
  [390, 627],
  [640, 244],
  [821, 337],
  [907, 372],
  [1024, 566],
  [1280, 528],
  [1920, 862],
  [2560, 1222],
].map(([width = 0, height = 0]) => ({ width, height }));

interface Step {
  readonly end: 'left' | 'right';
  readonly across: boolean;
  readonly joins: 0 | 1;
}

const step: fc.Arbitrary<Step> = fc.record({
  end: fc.constantFrom('left' as const, 'right' as const),
  across: fc.boolean(),
  joins: fc.constantFrom(0 as const, 1 as const),
});

const anyLine = fc.record({
  board: fc.constantFrom(...boards),
  firstAcross: fc.boolean(),
  steps: fc.array(step, { minLength: 1, maxLength: 27 }),
});

/** The same steps with crosswise pieces never next to one another, as a line has them. */
function legalSteps({
  firstAcross,
  steps,
}: {
  firstAcross: boolean;
  steps: readonly Step[];
}): Step[] {
  const last = { left: firstAcross, right: firstAcross };
  return steps.map((one) => {
    const across = one.across && !last[one.end];
    last[one.end] = across;
    return { ...one, across };
  });
}

function build(
  board: Size,
  firstAcross: boolean,
  steps: readonly Step[],
  room = { long: 21, across: 7 },
): Plan[] {
  const planned = planRound({ shape: 'line', ...room, board });
  if (!planned.ok) throw new Error(planned.code);
  const plans = [planned.plan];
  const lay = (end: string, across: boolean, joins: 0 | 1) => {
    const before = plans.at(-1) ?? planned.plan;
    const placed = place(before, end, { id: `p${before.placements.length}`, across, joins });
    if (!placed.ok) throw new Error(placed.code);
    plans.push(placed.plan);
  };
  lay('start', firstAcross, 0);
  for (const { end, across, joins } of steps) lay(end, across, joins);
  return plans;
}

const last = (plans: readonly Plan[]): Plan => plans.at(-1) ?? expect.fail('no plan');
const forLines = (check: (plans: Plan[], board: Size, steps: Step[]) => void) =>
  fc.assert(
    fc.property(anyLine, (line) => {
      const steps = legalSteps(line);
      check(build(line.board, line.firstAcross, steps), line.board, steps);
    }),
    { numRuns: 300 },
  );

/** The room between two rectangles along each axis; below 0 where they overlap there. */
function apart(a: WorldRect, b: WorldRect): { x: number; y: number } {
  return {
    x: Math.max(a.x - (b.x + b.w), b.x - (a.x + a.w)),
    y: Math.max(a.y - (b.y + b.h), b.y - (a.y + a.h)),
  };
}

/** The middle of the face that lies first (0) or last (1) along a piece. */
function faceMiddle({ rect, turn }: Placement, face: 0 | 1): { x: number; y: number } {
  const far = (turn === 0 || turn === 90) === (face === 1);
  const lies = turn === 0 || turn === 180;
  const half = unit / 2;
  return {
    x: lies ? (far ? rect.x + rect.w - half : rect.x + half) : rect.x + half,
    y: lies ? rect.y + half : far ? rect.y + rect.h - half : rect.y + half,
  };
}

/** Pairs of neighbours, with the step that joined the second one. */
function neighbours(
  plan: Plan,
  steps: readonly Step[],
): { before: Placement; after: Placement; joins: 0 | 1 }[] {
  const [first, ...others] = plan.placements;
  if (!first) return [];
  const at = { left: first, right: first };
  return others.map((after, index) => {
    const { end, joins } = steps[index] ?? expect.fail('a step is missing');
    const before = at[end];
    at[end] = after;
    return { before, after, joins };
  });
}

describe('a line', () => {
  test('L1, L3: no two pieces touch but neighbours, and none comes nearer than the gap', () => {
    forLines((plans) => {
      const { placements } = last(plans);
      for (const [index, one] of placements.entries()) {
        for (const other of placements.slice(index + 1)) {
          const { x, y } = apart(one.rect, other.rect);
          expect(Math.max(x, y)).toBeGreaterThanOrEqual(gap);
        }
      }
    });
  });

  test('L2: neighbours are one gap apart, and share an edge of at least a face', () => {
    forLines((plans, _board, steps) => {
      for (const { before, after } of neighbours(last(plans), steps)) {
        const { x, y } = apart(before.rect, after.rect);
        expect(Math.max(x, y)).toBe(gap);
        expect(-Math.min(x, y)).toBeGreaterThanOrEqual(unit);
      }
    });
  });

  test('L2: the joined face of the later piece is the one that touches', () => {
    forLines((plans, _board, steps) => {
      for (const { before, after, joins } of neighbours(last(plans), steps)) {
        if (after.across && after.rect.h === 2 * unit) continue;
        const middle = {
          x: before.rect.x + before.rect.w / 2,
          y: before.rect.y + before.rect.h / 2,
        };
        const far = (face: 0 | 1) => {
          const { x, y } = faceMiddle(after, face);
          return Math.hypot(x - middle.x, y - middle.y);
        };
        expect(far(joins)).toBeLessThan(far(joins === 0 ? 1 : 0));
      }
    });
  });

  test('L4, L13: all pieces and both slots are within the board, or the camera follows', () => {
    forLines((plans, board) => {
      let seen: Camera | undefined;
      for (const plan of plans) {
        seen = camera(plan, board, seen);
        if (seen.mode === 'follow') continue;
        const slots = plan.ends.flatMap(({ id }) => {
          const slot = peek(plan, id);
          return slot.ok ? [slot.rect] : [];
        });
        for (const { x, y, w, h } of [...plan.placements.map(({ rect }) => rect), ...slots]) {
          expect(x * seen.scale + seen.x).toBeGreaterThanOrEqual(7.99);
          expect(y * seen.scale + seen.y).toBeGreaterThanOrEqual(7.99);
          expect((x + w) * seen.scale + seen.x).toBeLessThanOrEqual(board.width - 7.99);
          expect((y + h) * seen.scale + seen.y).toBeLessThanOrEqual(board.height - 7.99);
        }
      }
    });
  });

  test('L5: what lies stays where it lies', () => {
    forLines((plans) => {
      plans.forEach((plan, index) => {
        const next = plans[index + 1];
        if (next) expect(next.placements.slice(0, -1)).toEqual(plan.placements);
      });
    });
  });

  test('L6: the scale never grows within a round, and changes by 4 % or more', () => {
    forLines((plans, board) => {
      let seen: Camera | undefined;
      for (const plan of plans) {
        const before: Camera | undefined = seen;
        seen = camera(plan, board, before);
        if (!before || seen.mode === 'follow' || before.scale === seen.scale) continue;
        expect(seen.scale).toBeLessThanOrEqual(before.scale * 0.96 + 1e-12);
      }
    });
  });

  test('L8: crosswise pieces lie crosswise on straights', () => {
    forLines((plans) => {
      for (const { across, rect } of last(plans).placements) {
        if (!across) expect(rect.w * rect.h).toBe(2 * unit * unit);
        else expect([rect.w, rect.h].sort()).toEqual([unit, 2 * unit]);
      }
    });
  });

  test('L10: left and right exchanged give the same line through the origin', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const steps = legalSteps(line);
        const exchanged = steps.map((one) => ({
          ...one,
          end: one.end === 'left' ? ('right' as const) : ('left' as const),
        }));
        const one = last(build(line.board, line.firstAcross, steps));
        const other = last(build(line.board, line.firstAcross, exchanged));
        one.placements.forEach(({ rect }, index) => {
          const mirrored = other.placements[index]?.rect;
          expect(mirrored).toEqual({
            x: 0 - rect.x - rect.w,
            y: 0 - rect.y - rect.h,
            w: rect.w,
            h: rect.h,
          });
        });
      }),
    );
  });

  test('L11: the same steps give the same bytes, and the plan is plain data', () => {
    forLines((plans, board, steps) => {
      const again = last(build(board, plans[1]?.placements[0]?.across ?? false, steps));
      expect(JSON.stringify(again)).toBe(JSON.stringify(last(plans)));
      expect(JSON.parse(JSON.stringify(again))).toEqual(again);
    });
  });

  test('L18: every piece laid has one place, in whole units', () => {
    forLines((plans, _board, steps) => {
      const { placements } = last(plans);
      expect(new Set(placements.map(({ id }) => id)).size).toBe(steps.length + 1);
      for (const { rect } of placements) {
        for (const value of [rect.x, rect.y, rect.w, rect.h])
          expect(Number.isInteger(value)).toBe(true);
      }
    });
  });

  test('S3: the piece at a corner stands, its first face straight ahead, half a face towards the new row', () => {
    const plans = build(
      { width: 400, height: 400 },
      false,
      Array.from({ length: 12 }, () => ({
        end: 'right' as const,
        across: false,
        joins: 0 as const,
      })),
    );
    const { placements } = last(plans);
    const corner = placements.findIndex(({ rect }, index) => index > 0 && rect.h === 2 * unit);
    const [before, at, after] = [corner - 1, corner, corner + 1].map(
      (index) => placements[index]?.rect,
    );
    if (!before || !at || !after) throw new Error('no corner');
    expect(at.y).toBe(before.y);
    expect(after.y).toBe(at.y + 2 * unit + gap);
    expect(after.x + after.w).toBe(at.x + at.w);
  });

  test('S5: a second crosswise piece in a row lies along, and nothing overlaps', () => {
    const steps = Array.from({ length: 20 }, (_, index) => ({
      end: index % 2 ? ('left' as const) : ('right' as const),
      across: true,
      joins: 0 as const,
    }));
    const { placements } = last(build({ width: 800, height: 500 }, true, steps));
    for (const [index, one] of placements.entries()) {
      for (const other of placements.slice(index + 1)) {
        const { x, y } = apart(one.rect, other.rect);
        expect(Math.max(x, y)).toBeGreaterThanOrEqual(gap);
      }
    }
  });
});

describe('trouble is a code, never an exception', () => {
  const planned = planRound({
    shape: 'line',
    long: 2,
    across: 0,
    board: { width: 400, height: 300 },
  });
  const plan = planned.ok ? planned.plan : expect.fail('no plan');
  const first = place(plan, 'start', { id: 'a', across: false });
  const one = first.ok ? first.plan : expect.fail('no piece');

  test.each([
    [
      'bad-size',
      planRound({ shape: 'line', long: 1, across: 0, board: { width: Number.NaN, height: 1 } }),
    ],
    ['bad-size', planRound({ shape: 'line', long: 1, across: 0, board: { width: -1, height: 1 } })],
    ['bad-plan', planRound({ shape: 'line', long: 0, across: 0, board: { width: 1, height: 1 } })],
    [
      'bad-plan',
      planRound({ shape: 'line', long: 0.5, across: 0, board: { width: 1, height: 1 } }),
    ],
    ['unknown-end', place(plan, 'left', { id: 'a', across: false })],
    ['unknown-end', peek(one, 'start')],
    ['duplicate-piece', place(one, 'left', { id: 'a', across: false })],
  ])('%s', (code, result) => {
    expect(result).toEqual({ ok: false, code });
  });

  test('plan-full', () => {
    const second = place(one, 'left', { id: 'b', across: false });
    const full = second.ok ? second.plan : expect.fail('no piece');
    expect(place(full, 'left', { id: 'c', across: false })).toEqual({
      ok: false,
      code: 'plan-full',
    });
  });

  test('a board without size keeps the former camera', () => {
    const seen = camera(one, { width: 400, height: 300 });
    expect(camera(one, { width: 0, height: 0 }, seen)).toBe(seen);
    expect(camera(one, { width: 0, height: 0 }).mode).toBe('follow');
  });

  test('a tiny board follows the last piece', () => {
    expect(camera(one, { width: 120, height: 90 }).mode).toBe('follow');
  });
});

describe('L15: lines of every set are shown as large as can be', () => {
  /** Px of a face side that the worst of some whole lines is to reach, by board and by pieces on the table: long and crosswise. */
  const sets = [
    { long: 21, across: 7, least: [24.8, 30, 36.9, 29.5, 39, 43.2, 56, 62.1, 101, 135] },
    { long: 41, across: 10, least: [19, 23.8, 29.5, 22.1, 31.1, 34.5, 44.4, 49.6, 75.8, 102] },
    { long: 78, across: 13, least: [14.7, 18.2, 22.3, 16.7, 22.7, 25.1, 34.3, 35.7, 58.4, 81.1] },
    { long: 113, across: 16, least: [12.7, 15.7, 18.8, 14.2, 20, 22.2, 29.5, 31.8, 50.9, 67.9] },
  ];
  const cases = sets.flatMap(({ long, across, least }) =>
    boards.map((board, index) => ({
      long,
      across,
      board,
      name: `${long + across} pieces on ${board.width} × ${board.height}`,
      least: least[index] ?? 0,
    })),
  );

  test.each(cases)('$name', ({ long, across, board, least }) => {
    const planned = planRound({ shape: 'line', long, across, board });
    if (!planned.ok) throw new Error(planned.code);
    let worst = Number.POSITIVE_INFINITY;
    for (const leaning of [0, 0.3, 0.5, 0.5, 0.8, 1]) {
      const ends = Array.from({ length: long + across - 1 }, (_, index) =>
        (index * 0.618 + leaning / 3) % 1 < leaning ? 'right' : 'left',
      );
      let { plan } = planned;
      const crosswise = { left: false, right: false };
      let left = across;
      for (const [index, end] of ['start', ...ends].entries()) {
        const side = end === 'left' ? 'left' : 'right';
        const turns =
          index > 0 &&
          left > 0 &&
          !crosswise[side] &&
          index % Math.floor((long + across) / across) === 0;
        if (turns) left -= 1;
        crosswise[side] = turns;
        const placed = place(plan, end, { id: String(index), across: turns });
        if (!placed.ok) throw new Error(placed.code);
        plan = placed.plan;
      }
      const rects = [
        ...plan.placements.map(({ rect }) => rect),
        ...['left', 'right'].flatMap((end) => {
          const slot = peek(plan, end);
          return slot.ok ? [slot.rect] : [];
        }),
      ];
      const width =
        Math.max(...rects.map(({ x, w }) => x + w)) - Math.min(...rects.map(({ x }) => x));
      const height =
        Math.max(...rects.map(({ y, h }) => y + h)) - Math.min(...rects.map(({ y }) => y));
      worst = Math.min(worst, (board.width / width) * unit, (board.height / height) * unit);
    }
    expect(worst).toBeGreaterThanOrEqual(0.9 * least);
  });
});
