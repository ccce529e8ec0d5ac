import { listGames, type Match, view } from '@pedra/rules';
import { describe, expect, test } from 'vitest';
import { type NaivePlay, naiveGames } from './naive/naive-games.ts';
import { playRandomMatch } from './random-play.ts';

/** Matches a game and seat count: a few each time, the full measure by `pnpm test:long`. */
const matches = import.meta.env.MODE === 'long' ? 10_000 : 100;

const tables = listGames().flatMap(({ id, seats }) => seats.map((count) => ({ id, count })));

function dealNaive(naive: NaivePlay, match: Match): void {
  const round = match.rounds.at(-1);
  for (const deck of round?.rejected ?? []) expect(naive.deal(deck)).toBe(false);
  expect(naive.deal(round?.deck ?? [], round?.opener)).toBe(true);
}

describe('the kernel and the naive model agree, action by action', () => {
  test.each(tables)('$id with $count seats', ({ id, count }) => {
    const game = naiveGames.find((one) => one.id === id);
    if (!game) throw new Error(`no naive model of ${id}`);
    for (let index = 0; index < matches; index += 1) {
      const naive = game.start(count, {});
      const end = playRandomMatch({ game: id, seats: count, options: {} }, `agree ${index}`, {
        dealt: (match) => dealNaive(naive, match),
        before(match, actions, chosen) {
          expect(naive.table.turn).toBe(match.position?.turn);
          expect([...new Set(naive.legal())].sort()).toEqual(actions);
          naive.play(chosen);
        },
        after(match) {
          expect(naive.table.result).toEqual(match.result ?? null);
          expect(naive.table.scores).toEqual(match.scores);
        },
      });
      expect(naive.table.winners).toEqual(end.winners);
      expect(view(end, 'public').results.length).toBe(end.rounds.length);
    }
  });
});
