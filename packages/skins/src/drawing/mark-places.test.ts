import { describe, expect, test } from 'vitest';
import { markPlaces, markRadius, mostMarks } from '../index.ts';

const numbers = Array.from({ length: mostMarks + 1 }, (_, number) => number);
const text = (places: readonly (readonly [number, number])[]) =>
  places
    .map(([x, y]) => `${(x + 0).toFixed(3)},${(y + 0).toFixed(3)}`.replaceAll('-0.000', '0.000'))
    .sort();

describe.each(numbers)('%i marks', (number) => {
  const places = markPlaces(number, 90);

  test('K2: are as many as the number, and look the same after half a turn', () => {
    expect(places).toHaveLength(number);
    expect(text(places.map(([x, y]) => [-x, -y]))).toEqual(text(places));
  });

  test('K2: neither touch one another nor leave the face, at either turn', () => {
    for (const turn of [0, 90] as const) {
      const at = markPlaces(number, turn);
      const r = markRadius(number);
      for (const [index, [x, y]] of at.entries()) {
        expect(Math.max(Math.abs(x), Math.abs(y)) + r).toBeLessThan(0.44);
        for (const [a, b] of at.slice(index + 1)) {
          expect(Math.hypot(a - x, b - y)).toBeGreaterThan(2 * r);
        }
      }
    }
  });
});
