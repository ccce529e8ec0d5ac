import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeGenerator, nextBelow, nextBits, shuffle } from './generator.ts';

test('the numbers are those of xoshiro128**', () => {
  const words = Int32Array.of(1, 2, 3, 4);
  const first = Array.from({ length: 10 }, () => nextBits(words));
  expect(first).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
    4258142804,
  ]);
});

test('G7: equal seeds give equal generators, other seeds others', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(makeGenerator(a)).toEqual(makeGenerator(a));
      if (a !== b) expect(makeGenerator(a)).not.toEqual(makeGenerator(b));
    }),
  );
});

test('G7: seeds that differ in one character begin with numbers that have nothing in common', () => {
  const rounds = 28_000;
  const counts = new Map<number, number>();
  const states = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    const state = makeGenerator(`match ${round}`);
    for (const word of state) states.add(`${word}`);
    const { value } = nextBelow(state, 28);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  let chiSquare = 0;
  for (const count of counts.values()) chiSquare += (count - 1000) ** 2 / 1000;
  expect(counts.size).toBe(28);
  expect(chiSquare).toBeLessThan(55.5);
  // Of 112,000 random words of 32 bits about one or two are alike.
  expect(states.size).toBeGreaterThan(4 * rounds - 12);
});

test('G7: a seed deals the same on every platform', () => {
  const { items } = shuffle(makeGenerator('pedra'), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(items.join(' ')).toMatchInlineSnapshot(`"0 5 4 9 3 2 8 6 1 7"`);
});

test('G7: a number lies below its bound and the state given stays as it was', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
      const state = Object.freeze(makeGenerator(seed));
      const { value } = nextBelow(state, bound);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(bound);
      expect(nextBelow(state, bound).value).toBe(value);
    }),
  );
  expect(() => nextBelow(makeGenerator(''), 0)).toThrow(RangeError);
});

test('G7: all orders are about equally likely', () => {
  const rounds = 24_000;
  const seen = new Map<string, number>();
  let state = makeGenerator('orders');
  for (let round = 0; round < rounds; round++) {
    const mixed = shuffle(state, ['a', 'b', 'c', 'd']);
    state = mixed.state;
    const order = mixed.items.join('');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  const expected = rounds / 24;
  let chiSquare = 0;
  for (const count of seen.values()) chiSquare += (count - expected) ** 2 / expected;
  expect(seen.size).toBe(24);
  expect(chiSquare).toBeLessThan(49.7);
});
