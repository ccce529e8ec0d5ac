import { expect, test } from 'vitest';
import { extend, listOf, trailOf } from './trail.ts';

test('moments of one list share their store, and none sees what came later', () => {
  const one = trailOf(['a']);
  const two = extend(one, 'b');
  const three = extend(two, 'c');
  expect(three.store).toBe(two.store);
  expect([one, two, three].map(listOf)).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c']]);
});

test('a moment that is continued in two ways keeps them apart', () => {
  const one = trailOf(['a']);
  const left = extend(one, 'b');
  const right = extend(one, 'c');
  expect([left, right, extend(left, 'd')].map(listOf)).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['a', 'b', 'd'],
  ]);
});
