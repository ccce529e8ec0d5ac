import { listGames } from '@pedra/rules';
import { expect, test } from 'vitest';
import { playthrough } from './playthrough.ts';

const tables = listGames().flatMap(({ id, seats }) =>
  [...new Set([seats[0] ?? 2, seats.at(-1) ?? 2])].map((count) => [id, count] as const),
);

test.each(tables)('a round of %s for %i goes as it is written down', async (game, seats) => {
  const text = playthrough({ game, seats, options: {} }, `golden ${game} ${seats}`);
  await expect(text).toMatchFileSnapshot(`../goldens/${game}-${seats}.txt`);
});
