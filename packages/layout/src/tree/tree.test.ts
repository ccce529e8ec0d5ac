import { describe, expect, test } from 'vitest';
import { clearance, faceCell, shared } from '../../test/geometry.ts';
import { boards, lastPlan } from '../../test/lines.ts';
import { emptyTree, endsLike, randomTree } from '../../test/trees.ts';
import {
  camera,
  type Piece,
  type Placement,
  type Plan,
  peek,
  place,
  replan,
  slots,
} from '../index.ts';
import { gap, unit } from '../units.ts';

const wide = { width: 1280, height: 528 };
const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

function placed(plan: Plan, end: string | readonly string[], piece: Piece): Plan {
  const result = place(plan, end, piece);
  return result.ok ? result.plan : expect.fail(result.code);
}

const across = (id: string, branches = true): Piece => ({ id, across: true, branches });
const long = (id: string): Piece => ({ id, across: false });
const endIds = (plan: Plan) => plan.ends.map(({ id }) => id);

/** Random whole trees on every board, with the plan that each ends in. */
const trees = boards.flatMap((board, index) =>
  seeds.slice(0, 12).map((seed) => ({ board, ...randomTree(6, board, seed * 31 + index) })),
);

describe('F4, X2: which ends are open', () => {
  test('a first piece that lies across has two sides; its tips open once both are joined', () => {
    const one = placed(emptyTree(6, wide), 'start', across('a'));
    expect(endIds(one)).toEqual(['a:side0', 'a:side1']);
    const two = placed(one, ['a:side0', 'a:side1'], long('b'));
    const free = two.ends.filter(({ host }) => host === 'a');
    expect(free.map(({ part }) => part)).toEqual(['side']);
    const three = placed(
      two,
      free.map(({ id }) => id),
      long('c'),
    );
    expect(three.ends.filter(({ host }) => host === 'a')).toMatchObject([
      { id: 'a:tip0', part: 'tip', face: 0 },
      { id: 'a:tip1', part: 'tip', face: 1 },
    ]);
  });

  test('a first piece that lies along has two faces, each an end of its own', () => {
    const one = placed(emptyTree(6, wide), 'start', { ...long('a'), joins: 1 });
    expect(one.ends).toMatchObject([
      { id: 'a:face1', host: 'a', part: 'face', face: 1 },
      { id: 'a:face0', host: 'a', part: 'face', face: 0 },
    ]);
  });

  test('a later across piece comes in by one side, and its far side opens before its tips', () => {
    const two = placed(placed(emptyTree(6, wide), 'start', long('a')), 'a:face1', across('b'));
    expect(endIds(two)).toEqual(['a:face0', 'b:side1']);
    expect(endIds(placed(two, 'b:side1', long('c')))).toEqual([
      'a:face0',
      'c:face1',
      'b:tip0',
      'b:tip1',
    ]);
  });

  test('an across piece that does not branch has no tips', () => {
    const two = placed(
      placed(emptyTree(6, wide), 'start', long('a')),
      'a:face1',
      across('b', false),
    );
    expect(endIds(placed(two, 'b:side1', long('c')))).toEqual(['a:face0', 'c:face1']);
  });
});

/** The piece that another one is joined to, and whether by a side. */
function hostOf(plan: Plan, { end }: Placement): { host: Placement; part: string } | null {
  const at = end.lastIndexOf(':');
  const host = plan.placements.find(({ id }) => id === end.slice(0, at));
  return host ? { host, part: end.slice(at + 1) } : null;
}

describe('random trees', () => {
  test('L2: each piece is one gap from its host, by a whole edge of the joined faces', () => {
    for (const { steps } of trees) {
      const plan = lastPlan(steps.map((step) => step.plan));
      for (const piece of plan.placements) {
        const joint = hostOf(plan, piece);
        if (!joint || piece.joint) continue;
        const { host, part } = joint;
        const face = Number(part.slice(-1));
        const near = part.startsWith('side') ? host.rect : faceCell(host, face);
        const cell = piece.across ? piece.rect : faceCell(piece, piece.joins);
        const isRight = clearance(near, cell) === gap && shared(near, cell) >= unit;
        if (!isRight || clearance(host.rect, piece.rect) !== gap) {
          expect.fail(JSON.stringify([host, piece]));
        }
      }
    }
  });

  test('L8: across pieces lie crosswise to what they are joined to, middle to middle', () => {
    for (const { steps } of trees) {
      const plan = lastPlan(steps.map((step) => step.plan));
      for (const piece of plan.placements.filter((one) => one.across && !one.joint)) {
        const joint = hostOf(plan, piece);
        if (!joint || joint.part.startsWith('side')) continue;
        const cell = faceCell(joint.host, Number(joint.part.slice(-1)));
        const middle = ({ x, y, w, h }: Placement['rect']) => [x + w / 2, y + h / 2];
        const same = middle(cell).filter((at, axis) => at === middle(piece.rect)[axis]);
        expect(same).toHaveLength(1);
      }
    }
  });

  test('L16: every open end has a slot, drawn where it has room and docked where it has none', () => {
    for (const { steps, board } of trees) {
      for (const { plan } of steps.filter((_, index) => index % 5 === 0)) {
        const areas = slots(plan, camera(plan, board));
        expect(areas.map(({ slot }) => slot)).toEqual(endIds(plan));
        for (const { id, host } of plan.ends) {
          const slot = peek(plan, id);
          if (!slot.ok) expect.fail(slot.code);
          if (slot.docked) continue;
          for (const piece of plan.placements.filter((one) => one.id !== host)) {
            if (clearance(piece.rect, slot.rect) < gap) expect.fail(JSON.stringify([slot, piece]));
          }
        }
      }
    }
  });

  test('X2: of ends that mean the same, the best is taken, whatever order they come in', () => {
    for (const { moves, steps } of trees.slice(0, 30)) {
      for (const [index, { piece, ends }] of moves.entries()) {
        const plan = steps[index]?.plan ?? expect.fail('no plan');
        if (ends.length < 2 || steps[index + 1]?.moved.length) continue;
        const there = peek(plan, ends, piece);
        const back = peek(plan, [...ends].reverse(), piece);
        if (!there.ok || !back.ok) expect.fail('no slot');
        const alone = ends.map((end) => peek(plan, end, piece));
        expect(alone).toContainEqual(there);
        expect(alone).toContainEqual(back);
      }
    }
  });
});

describe('X3: a piece where there is no room', () => {
  /** Trees in which at least one piece came to an end without room. */
  const crowded = boards
    .slice(0, 3)
    .flatMap((board) => seeds.map((seed) => randomTree(6, board, seed * 7 + 3)))
    .flatMap(({ steps, moves }) =>
      steps.flatMap((step, index) => {
        const before = steps[index - 1]?.plan;
        const move = moves[index - 1];
        const slot = before && move && peek(before, move.ends, move.piece);
        return slot?.ok && slot.docked && before && move ? [{ before, move, step }] : [];
      }),
    );

  test('there are such trees to look at', () => expect(crowded.length).toBeGreaterThan(10));

  test('the tree is laid anew with noise, which it remembers, or a branch lies apart with a letter at both joints', () => {
    for (const { before, step } of crowded) {
      const { plan, moved } = step;
      const last = plan.placements.at(-1);
      if (last?.joint) {
        expect([moved, plan.seed]).toEqual([[], before.seed]);
        expect(last.joint.letter).toMatch(/^[A-Z]$/);
      } else {
        expect(moved.length).toBeGreaterThan(0);
        expect(plan.seed).toBeGreaterThan(before.seed ?? 0);
        expect(plan.relaid?.at(-1)?.count).toBe(before.placements.length);
      }
    }
  });

  test('a branch that lies apart keeps its distance, and has a letter at both joints', () => {
    const { steps } = randomTree(6, { width: 320, height: 350 }, 94);
    const plan = lastPlan(steps.map((step) => step.plan));
    const piece = plan.placements.find(({ joint }) => joint);
    const { joint } = piece ?? {};
    if (!piece || !joint) return expect.fail('no branch lies apart');
    const point = ({ x, y }: { x: number; y: number }) => ({ x, y, w: 0, h: 0 });
    const host = plan.placements.find(({ id }) => piece.end.startsWith(`${id}:`));
    expect(clearance(point(joint.branch), piece.rect)).toBe(0);
    expect(clearance(point(joint.host), host?.rect ?? piece.rect)).toBe(0);
    expect(joint.letter).toBe('A');
    for (const other of plan.placements.filter(({ id }) => id !== piece.id)) {
      expect(clearance(piece.rect, other.rect)).toBeGreaterThan(2 * unit);
    }
    expect(endIds(plan)).toContain(`${piece.id}:face${1 - piece.joins}`);
  });
});

describe('§7, X3: whole trees of the set up to 6', () => {
  test.each([
    ['320 × 350', 320, 350, 13, 0.5],
    ['390 × 627', 390, 627, 16, 0.5],
    ['821 × 337', 821, 337, 19, 0.15],
    ['1280 × 528', 1280, 528, 30, 0.15],
    ['2560 × 1222', 2560, 1222, 66, 0.15],
  ])('%s', (_name, width, height, least, mostRelaid) => {
    const board = { width, height };
    const plans = Array.from({ length: 120 }, (_, seed) => {
      const { steps } = randomTree(6, board, seed * 7919 + 1);
      return lastPlan(steps.map(({ plan }) => plan));
    });
    const scales = plans.map((plan) => fitted(plan, board)).sort((a, b) => a - b);
    expect(scales[Math.floor(0.05 * scales.length)]).toBeGreaterThanOrEqual(0.9 * least);
    const share = (of: (plan: Plan) => boolean) => plans.filter(of).length / plans.length;
    expect(share(({ relaid = [] }) => relaid.length > 0)).toBeLessThanOrEqual(mostRelaid);
    expect(share(({ placements }) => placements.some(({ joint }) => joint))).toBeLessThanOrEqual(
      0.05,
    );
  });

  /** Px of a face at which all pieces and all slots with room fit a board, before any cap. */
  function fitted(plan: Plan, { width, height }: { width: number; height: number }): number {
    const open = plan.ends.flatMap(({ id }) =>
      [false, true].flatMap((isAcross) => {
        const slot = peek(plan, id, { across: isAcross });
        return slot.ok && !slot.docked ? [slot.rect] : [];
      }),
    );
    const all = [...plan.placements.map(({ rect }) => rect), ...open];
    const span = (
      from: (rect: Placement['rect']) => number,
      to: (rect: Placement['rect']) => number,
    ) => Math.max(...all.map(to)) - Math.min(...all.map(from));
    const w = span(
      ({ x }) => x,
      ({ x, w }) => x + w,
    );
    const h = span(
      ({ y }) => y,
      ({ y, h }) => y + h,
    );
    return unit * Math.min((width - 16) / w, (height - 16) / h);
  }
});

test('L10, V5: turning the screen is one laying anew, and leads back to the same bytes', () => {
  const { steps } = randomTree(6, { width: 844, height: 300 }, 77);
  const plan = lastPlan(steps.map((step) => step.plan));
  const turned = replan(plan, { width: 390, height: 627 });
  if (!turned.ok) return expect.fail(turned.code);
  const back = replan(turned.plan, { width: 844, height: 300 });
  expect(JSON.stringify(back)).toBe(JSON.stringify({ ...again(), moved: back.ok && back.moved }));
  function again() {
    return replan(plan, { width: 844, height: 300 });
  }
});

test('an end may be named alone, or with those like it', () => {
  const plan = placed(emptyTree(6, wide), 'start', across('a'));
  const [end = expect.fail('no end')] = plan.ends;
  expect(endsLike(plan, end)).toEqual(['a:side0', 'a:side1']);
  expect(place(plan, 'a:tip0', long('b'))).toEqual({ ok: false, code: 'unknown-end' });
});
