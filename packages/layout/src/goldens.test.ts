import { describe, expect, test } from 'vitest';
import { lastPlan } from '../test/lines.ts';
import { plansOfTable, type Table } from '../test/tables.ts';
import { ascii } from './index.ts';

const phone = { width: 390, height: 627 };
const wide = { width: 907, height: 372 };

/** Rounds of each shape, whole or up to so many pieces. */
const cases: readonly { name: string; table: Omit<Table, 'mirror'>; pieces: number }[] = [
  { name: 'cross even', table: { shape: 'cross', top: 6, board: wide, seed: 0 }, pieces: 1000 },
  { name: 'cross skewed', table: { shape: 'cross', top: 6, board: phone, seed: 1 }, pieces: 1000 },
  { name: 'cross one arm', table: { shape: 'cross', top: 6, board: wide, seed: 4 }, pieces: 1000 },
  { name: 'tree', table: { shape: 'tree', top: 6, board: wide, seed: 21 }, pieces: 1000 },
  {
    name: 'tree on a phone',
    table: { shape: 'tree', top: 6, board: phone, seed: 5 },
    pieces: 1000,
  },
  { name: 'tree of few', table: { shape: 'tree', top: 6, board: wide, seed: 8 }, pieces: 8 },
  {
    name: 'tree with a branch apart',
    table: { shape: 'tree', top: 6, board: { width: 320, height: 350 }, seed: 94 },
    pieces: 1000,
  },
  { name: 'lanes', table: { shape: 'lanes', top: 9, board: phone, seed: 1 }, pieces: 1000 },
  {
    name: 'lanes in two columns',
    table: { shape: 'lanes', top: 9, board: { width: 640, height: 244 }, seed: 2 },
    pieces: 1000,
  },
  {
    name: 'lanes at the start',
    table: { shape: 'lanes', top: 9, board: wide, seed: 3 },
    pieces: 12,
  },
];

describe('K6: goldens of cross, tree and lanes', () => {
  test.each(cases)('$name', async ({ name, table, pieces }) => {
    const plan = lastPlan(plansOfTable({ ...table, mirror: false }).slice(0, pieces + 1));
    const text = ascii(plan);
    expect(text).not.toContain('#');
    await expect(text).toMatchFileSnapshot(`../test/goldens/${name.replaceAll(' ', '-')}.txt`);
  });

  test.each(cases.filter(({ name }) => !name.includes('lanes')))('$name, mirrored', ({ table }) => {
    const plan = lastPlan(plansOfTable({ ...table, mirror: false }));
    const mirrored = lastPlan(plansOfTable({ ...table, mirror: true }));
    const rows = ascii(plan).split('\n');
    expect(ascii(mirrored).split('\n')).toEqual(rows.map((row) => [...row].reverse().join('')));
  });

  test('lanes mirrored', async () => {
    const table = { shape: 'lanes', top: 9, board: phone, seed: 1, mirror: true } as const;
    const text = ascii(lastPlan(plansOfTable(table).slice(0, 30)));
    await expect(text).toMatchFileSnapshot('../test/goldens/lanes-mirrored.txt');
  });
});
