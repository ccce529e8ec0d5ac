import { expect, test } from 'vitest';
import { lastPlan, plansOf, sets, wholeLine } from '../test/lines.ts';
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
