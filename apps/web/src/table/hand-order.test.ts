import { expect, test } from 'vitest';
import { inHandOrder } from './hand-order.ts';

const hand = ['4-3', '6-0', '5-5', '6-1', '2-2'];

test('a hand stands as dealt, by its higher number, or by its value', () => {
  expect(inHandOrder(hand, 'dealt')).toBe(hand);
  expect(inHandOrder(hand, 'number')).toEqual(['6-1', '6-0', '5-5', '4-3', '2-2']);
  expect(inHandOrder(hand, 'value')).toEqual(['5-5', '6-1', '4-3', '6-0', '2-2']);
  expect(inHandOrder([], 'value')).toEqual([]);
});
