import { expect, test } from 'vitest';
import { markPlaces, markRadius } from './face-marks.ts';

test.each(Array.from({ length: 16 }, (_, number) => number))(
  '%i has as many marks, apart and on its face',
  (number) => {
    for (const lying of [false, true]) {
      const places = markPlaces(number, lying);
      const r = markRadius(number);
      expect(places).toHaveLength(number);
      for (const [index, a] of places.entries()) {
        expect(Math.max(Math.abs(a.x), Math.abs(a.y)) + r).toBeLessThan(0.5);
        for (const b of places.slice(index + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * r);
      }
    }
  },
);
