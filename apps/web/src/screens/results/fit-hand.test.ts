import { expect, test } from 'vitest';
import { fitHand } from './fit-hand.ts';

test.each([
  ['a small hand keeps its size', 4, 432, 48, { u: 48, columns: 4 }],
  ['a wider hand shrinks to stay in one row', 7, 432, 48, { u: 30, columns: 7 }],
  ['a phone takes the next smaller size', 4, 358, 48, { u: 40, columns: 4 }],
  ['a hand that fits nowhere goes into rows', 14, 358, 48, { u: 26, columns: 8 }],
  ['never larger than wanted', 1, 900, 26, { u: 26, columns: 1 }],
  ['a frame without width still gives two columns', 9, 0, 48, { u: 26, columns: 2 }],
])('%s', (_, count, width, wanted, fit) => {
  expect(fitHand(count, width, wanted)).toMatchObject(fit);
});
