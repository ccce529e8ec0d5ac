import { expect, test } from 'vitest';
import { listGames, playouts } from '../index.ts';

const tables = listGames().flatMap(({ id, seats }) => seats.map((count) => [id, count] as const));

test.each(tables)(
  'rounds of %s for %i are played to their ends, the same each time',
  (game, seats) => {
    const made = () => {
      const read = playouts({ game, seats, options: {} }, { seed: 'playouts', deals: 5 });
      if (!read.ok) throw new Error(read.error.message);
      return read.playouts;
    };
    const one = made();
    const actions = [one.run(20), one.run(20), one.walk(10)];
    expect(Math.min(...actions)).toBeGreaterThan(100);
    const two = made();
    expect([two.run(20), two.run(20), two.walk(10)]).toEqual(actions);
    expect(one.starts).toHaveLength(5);
  },
);

test('a table that cannot be is refused', () => {
  const config = { game: 'draw', seats: 9, options: {} };
  expect(playouts(config, { seed: '', deals: 1 })).toMatchObject({ error: { code: 'bad-seats' } });
  expect(() => playouts({ ...config, seats: 2 }, { seed: '', deals: 0 })).toThrow('a deal');
});
