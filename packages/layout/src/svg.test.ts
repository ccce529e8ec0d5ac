import { expect, test } from 'vitest';
import { lastPlan, plansOf, sets, wholeLine } from '../test/lines.ts';
import { plansOfTable } from '../test/tables.ts';
import { type Mark, svg } from './index.ts';

const [set = expect.fail('no set')] = sets;
const plan = lastPlan(plansOf(wholeLine(set, { width: 907, height: 372 }, 0.5, 2)));
const words = { title: 'A line', desc: '28 pieces <in> "rows" & more' };
const marks: readonly Mark[] = [{ x: 0, y: 0.25, r: 0.1 }];

test('K5: a picture has its size in u, its words, and every piece and face', () => {
  const picture = svg(plan, (_id, face) => (face === 0 ? marks : '7'), words);
  const [, viewBox = ''] = /viewBox="([^"]+)"/.exec(picture) ?? [];
  const [x = 0, y = 0, w = 0, h = 0] = viewBox.split(' ').map(Number);
  expect([x < 0, y < 0, w > 10, h > 3]).toEqual([true, true, true, true]);
  expect(picture).toContain('<title>A line</title>');
  expect(picture).toContain('<desc>28 pieces &lt;in&gt; &quot;rows&quot; &amp; more</desc>');
  expect(picture.match(/class="piece"/g)).toHaveLength(28);
  expect(picture.match(/class="mark"/g)).toHaveLength(28);
  expect(picture.match(/>7<\/text>/g)).toHaveLength(28);
});

test('K5: the same plan gives the same bytes, and what is written on faces cannot break out', () => {
  const evil = () => '"/><script>alert(1)</script>';
  expect(svg(plan, evil, words)).toBe(svg(plan, evil, words));
  expect(svg(plan, evil, words)).not.toMatch(/<script|href|<image|<style/);
});

test('K5, X5: folded pieces are one chip with their number', () => {
  const board = { width: 390, height: 627 };
  const table = { shape: 'lanes', top: 9, board, seed: 1, mirror: false } as const;
  const laid = lastPlan(plansOfTable(table));
  const picture = svg(laid, () => [], words);
  const folded = laid.placements.filter((piece) => piece.folded).length;
  expect(picture.match(/class="piece"/g)).toHaveLength(laid.placements.length - folded);
  const counts = [...picture.matchAll(/class="fold".*?>\+(\d+)<\/text>/g)].map(([, count]) =>
    Number(count),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(folded);
});

test('K5, X3: a branch that lies apart has its letter at both joints', () => {
  const board = { width: 320, height: 350 };
  const table = { shape: 'tree', top: 6, board, seed: 94, mirror: false } as const;
  const picture = svg(lastPlan(plansOfTable(table)), () => [], words);
  expect(picture.match(/>A<\/text>/g)).toHaveLength(2);
});
