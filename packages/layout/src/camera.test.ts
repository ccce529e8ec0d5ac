import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRound, emptyPlan, lastPlan, plansOf, screens, sets, wholeLine } from '../test/lines.ts';
import {
  boardOf,
  type Camera,
  camera,
  defaultInsets,
  type Plan,
  peek,
  planRound,
  type View,
  type WorldRect,
} from './index.ts';
import { unit } from './units.ts';

/** The cameras of a round, each from the one before. */
function camerasOf(plans: readonly Plan[], view: View): readonly Camera[] {
  const cameras: Camera[] = [];
  for (const plan of plans) cameras.push(camera(plan, view, cameras.at(-1)));
  return cameras;
}

const lastCamera = (cameras: readonly Camera[]) => cameras.at(-1) ?? expect.fail('no camera');

/** All pieces, and all places that the next one may take. */
function rectsOf(plan: Plan): readonly WorldRect[] {
  const slots = plan.ends.flatMap(({ id }) =>
    [false, true].flatMap((across) => {
      const slot = peek(plan, id, { across });
      return slot.ok ? [slot.rect] : [];
    }),
  );
  return [...plan.placements.map(({ rect }) => rect), ...slots];
}

/** How far a rect sticks out of the board's edge of 8 px; below 0 inside. */
function outside({ x, y, w, h }: WorldRect, seen: Camera, view: View): number {
  const board = boardOf(view);
  return Math.max(
    board.x + 8 - (x * seen.scale + seen.x),
    board.y + 8 - (y * seen.scale + seen.y),
    (x + w) * seen.scale + seen.x - (board.x + board.w - 8),
    (y + h) * seen.scale + seen.y - (board.y + board.h - 8),
  );
}

const withInsets = (size: { width: number; height: number }): View => ({
  ...size,
  insets: defaultInsets(size),
});

/** As many pieces of 3 × 4 u as a row has, side by side. */
function rowOf(count: number): Plan {
  const slots = Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    rect: { x: index * 3 * unit, y: 0, w: 3 * unit, h: 4 * unit },
    turn: 0 as const,
  }));
  const board = { width: 390, height: 600 };
  const made = planRound({ shape: 'free', long: count, across: 0, board, slots });
  return made.ok ? made.plan : expect.fail(made.code);
}

test('V1, V3: faces larger than one u are readable at a smaller scale, and capped at one', () => {
  const view = { width: 390, height: 600 };
  expect(camera(rowOf(15), view).mode).toBe('follow');
  const seen = camera(rowOf(15), { ...view, face: 3 });
  expect(seen.mode).toBe('faces');
  expect(seen.scale * unit).toBeCloseTo((390 - 16) / 45, 6);
  expect(camera(rowOf(1), { ...view, face: 3 }).scale * unit).toBeCloseTo(64 / 3, 6);
});

describe('the camera of a round', () => {
  test('C4: the board is what bar and rack leave', () => {
    for (const { view, board } of screens) {
      const { w, h } = boardOf(withInsets(view));
      expect([w, Math.round(h)]).toEqual([board.width, board.height]);
    }
  });

  test('V1, L4, L13: all pieces and open slots lie in the board, clear of its edge, or it follows', () => {
    fc.assert(
      fc.property(anyRound, fc.constantFrom(...screens), (round, { view, board }) => {
        const plans = plansOf({ ...round, board });
        camerasOf(plans, withInsets(view)).forEach((seen, index) => {
          if (seen.mode === 'follow') return;
          for (const rect of rectsOf(plans[index] ?? expect.fail('no plan'))) {
            if (outside(rect, seen, withInsets(view)) > 1e-6) expect.fail(JSON.stringify(rect));
          }
        });
      }),
      { numRuns: 15 },
    );
  });

  test('V1, L6: the scale never grows, changes seldom, and by 4 % at least', () => {
    fc.assert(
      fc.property(anyRound, (round) => {
        const plans = plansOf(round);
        let changes = 0;
        camerasOf(plans, round.board).reduce((before, seen, index) => {
          if (seen.scale !== before.scale) {
            changes += 1;
            expect(seen.scale).toBeLessThanOrEqual(before.scale * 0.96 + 1e-12);
            expect(changes).toBeLessThanOrEqual(Math.ceil(index / 5));
          }
          return seen;
        });
      }),
      { numRuns: 20 },
    );
  });

  test('L7: faces are as large as their way of being drawn needs', () => {
    const anyView = fc.record({ large: fc.boolean(), marks: fc.constantFrom(6, 9, 12) });
    fc.assert(
      fc.property(anyRound, anyView, (round, more) => {
        const grown = more.large ? 1.35 : 1;
        const faces = { 6: 20, 9: 22, 12: 26 }[more.marks] ?? 0;
        for (const { mode, scale } of camerasOf(plansOf(round), { ...round.board, ...more })) {
          const floor = mode === 'faces' ? faces : 16;
          if (scale * unit < floor * grown - 1e-9) expect.fail(`${mode} at ${scale * unit} px`);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('V2: pieces are not blown up beyond 64 px a face, 96 on large boards', () => {
    const plan = emptyPlan({ long: 1, across: 0, board: { width: 5000, height: 5000 } });
    expect(camera(plan, { width: 5000, height: 599 }).scale * unit).toBe(64);
    expect(camera(plan, { width: 5000, height: 5000 }).scale * unit).toBe(96);
  });

  test('V1: what need not move does not', () => {
    const [empty, one, two] = plansOf({
      ...wholeLine(sets[0] ?? expect.fail('no set'), { width: 1920, height: 862 }, 0.5, 1),
    });
    const view = { width: 1920, height: 862 };
    const first = camera(empty ?? expect.fail('no plan'), view);
    const second = camera(one ?? expect.fail('no plan'), view, first);
    const third = camera(two ?? expect.fail('no plan'), view, second);
    expect([first.changed, second, third]).toEqual([
      true,
      { ...first, changed: false },
      { ...first, changed: false },
    ]);
  });
});

describe('L15: the longest lines of each set on each board', () => {
  /** Px of a face side at the end of a round, by screen, as far as V2 lets it come; 0 where the line is only followed. */
  const least = [
    [24.8, 19, 0, 0],
    [30, 23.8, 18.2, 0],
    [36.9, 29.5, 22.3, 18.8],
    [29.5, 22.1, 16.7, 0],
    [39, 31.1, 22.7, 20],
    [43.2, 34.5, 25.1, 22.2],
    [56, 44.4, 34.3, 29.5],
    [62.1, 49.6, 35.7, 31.8],
    [96, 75.8, 58.4, 50.9],
    [96, 96, 81.1, 67.9],
  ];
  const cases = screens.flatMap(({ board }, row) =>
    sets.map((set, column) => ({
      ...set,
      board,
      least: least[row]?.[column] ?? 0,
      name: `${set.long + set.across} pieces on ${board.width} × ${board.height}`,
    })),
  );

  test.each(cases)('$name', ({ board, least, ...set }) => {
    const ends = [0.5, 0.8, 1].map((share, seed) => {
      const plans = plansOf(wholeLine(set, board, share, seed));
      return lastCamera(camerasOf(plans, board));
    });
    const sizes = ends.map(({ scale }) => scale * unit);
    if (least === 0) {
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16 - 1e-9);
    } else {
      expect(ends.map(({ mode }) => mode)).not.toContain('follow');
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0.9 * least);
    }
  });
});

describe('V4: follow mode', () => {
  const small = { width: 320, height: 350 };
  const plans = plansOf(wholeLine({ long: 113, across: 16 }, small, 0.5, 3));
  const cameras = camerasOf(plans, small);

  test('begins below the floor and is held at 16 px, or 24 for large pieces', () => {
    const fitted = camera(lastPlan(plans), small);
    const large = camera(lastPlan(plans), { ...small, large: true });
    expect([fitted, large].map(({ mode, scale }) => [mode, scale * unit])).toEqual([
      ['follow', 16],
      ['follow', 24],
    ]);
  });

  test('keeps the last piece and the chosen end in view', () => {
    cameras.forEach((seen, index) => {
      const plan = plans[index] ?? expect.fail('no plan');
      const { rect } = plan.placements.at(-1) ?? { rect: null };
      if (seen.mode !== 'follow' || !rect) return;
      const end = plan.placements.at(-1)?.end === 'left' ? 'left' : 'right';
      const view = { ...small, end };
      const chosen = camera(plan, view, cameras[index - 1]);
      const slot = peek(plan, end);
      expect(outside(rect, chosen, view)).toBeLessThan(1e-6);
      expect(slot.ok && outside(slot.rect, chosen, view)).toBeLessThan(1e-6);
    });
    expect(lastCamera(cameras).mode).toBe('follow');
  });

  test('is left only with 4 % to spare', () => {
    const [plan] = plans;
    if (!plan) return expect.fail('no plan');
    const following: Camera = { ...camera(plan, small), mode: 'follow', scale: 16 / unit };
    const box = rectsOf(lastPlan(plans.slice(0, 12)));
    const width = Math.max(...box.map(({ x, w }) => x + w)) - Math.min(...box.map(({ x }) => x));
    const viewFor = (u: number) => ({ width: (u * width) / unit + 16, height: 1200 });
    const one = lastPlan(plans.slice(0, 12));
    expect(camera(one, viewFor(16.3), following).mode).toBe('follow');
    expect(camera(one, viewFor(16.3)).mode).toBe('numerals');
    expect(camera(one, viewFor(16.7), following).mode).toBe('numerals');
  });

  test('A4: a tiny board is followed; one without size keeps the camera before it', () => {
    const [empty = expect.fail('no plan')] = plans;
    const seen = camera(empty, small);
    expect(camera(empty, { width: 159, height: 500 }).mode).toBe('follow');
    expect(camera(empty, { width: 500, height: 119 }).mode).toBe('follow');
    expect(camera(empty, { width: 0, height: 0 }, seen)).toBe(seen);
    expect(camera(empty, { width: Number.NaN, height: 9 }, seen)).toBe(seen);
    expect(Object.values(camera(empty, { width: 0, height: 0 })).some(Number.isNaN)).toBe(false);
  });
});

test('V4: a caller whose picture cannot be moved has everything shown down to a size of its own', () => {
  const view = { width: 200, height: 180 };
  const plan = lastPlan(plansOf(wholeLine({ long: 21, across: 7 }, view, 0.6, 1)));
  expect(camera(plan, view).mode).toBe('follow');
  const whole = camera(plan, { ...view, least: 6 });
  expect(whole.mode).toBe('numerals');
  expect(whole.scale * unit).toBeGreaterThanOrEqual(6);
});
