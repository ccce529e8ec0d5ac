import { Session } from 'node:inspector/promises';
import { describe, expect, test } from 'vitest';
import { emptyPlan } from '../test/lines.ts';
import { plansOfTable } from '../test/tables.ts';
import { randomTree } from '../test/trees.ts';
import { type Plan, place } from './index.ts';

const empty = emptyPlan({ long: 120, across: 16, board: { width: 1280, height: 528 } });

function placeAll(pieces: number): Plan {
  let plan = empty;
  for (let index = 0; index < pieces; index++) {
    const end = index === 0 ? 'start' : index % 3 === 0 ? 'left' : 'right';
    const placed = place(plan, end, { id: `p${index}`, across: index % 8 === 4 });
    if (!placed.ok) throw new Error(placed.code);
    plan = placed.plan;
  }
  return plan;
}

/** How often blocks of this package ran, as the engine counts them. */
async function blocksRun(act: () => void): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  act();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  return result
    .filter(({ url }) => /layout\/src\/[\w/-]+\.ts/.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

const piece = { id: 'next', across: false };

test('L12: 136 pieces cost less than 140 times as much as one', async () => {
  placeAll(136);
  const first = placeAll(1);
  const one = await blocksRun(() => place(first, 'right', piece));
  const all = await blocksRun(() => placeAll(136));
  expect(one).toBeGreaterThan(10);
  expect(all).toBeLessThan(140 * one);
});

test('L12: the last of 136 pieces costs what the tenth does', async () => {
  const [ten, many] = [placeAll(10), placeAll(134)];
  const early = await blocksRun(() => place(ten, 'right', piece));
  const late = await blocksRun(() => place(many, 'right', piece));
  expect(Math.abs(late - early)).toBeLessThanOrEqual(4);
});

describe.each(['cross', 'lanes'] as const)('%s', (shape) => {
  const board = { width: 1280, height: 528 };
  const plans = plansOfTable({ shape, top: 15, board, seed: 4, mirror: false });
  const end = shape === 'cross' ? 'right' : 'own';

  test('L12: the last piece of a set costs what one in the middle does', async () => {
    const [middle, last] = [plans[80], plans[130]];
    if (!middle || !last) return expect.fail('too few pieces');
    place(middle, end, piece);
    place(last, end, piece);
    const early = await blocksRun(() => place(middle, end, piece));
    const late = await blocksRun(() => place(last, end, piece));
    expect(early).toBeGreaterThan(10);
    expect(late).toBeLessThan(1.5 * early);
  });
});

test('K2: a piece of a tree is looked for in a time that grows with what lies and with what is open, no faster', async () => {
  const { steps } = randomTree(9, { width: 1280, height: 528 }, 3);
  const costs = await Promise.all(
    [10, 20, 40].map(async (pieces) => {
      const { plan } = steps[pieces] ?? expect.fail('too few pieces');
      const ends = plan.ends.map(({ id }) => id);
      const blocks = await blocksRun(() => place(plan, ends[0] ?? '', piece));
      return blocks / (plan.ends.length * pieces);
    }),
  );
  expect(Math.max(...costs)).toBeLessThan(150);
});
