import { type Match, type MatchConfig, view } from '@pedra/rules';
import { describe, expect, test } from 'vitest';
import { type NaivePlay, naiveGames } from './naive/naive-games.ts';
import { playRandomMatch } from './random-play.ts';
import { defaultTables, tableTitle, variantTables } from './variants.ts';

const isLong = import.meta.env.MODE === 'long';
const titled = (tables: readonly MatchConfig[]) =>
  tables.map((config) => [tableTitle(config), config] as const);

function dealNaive(naive: NaivePlay, match: Match): void {
  const round = match.rounds.at(-1);
  for (const deck of round?.rejected ?? []) expect(naive.deal(deck)).toBe(false);
  expect(naive.deal(round?.deck ?? [], round?.opener)).toBe(true);
}

/** Fails unless both say the same; a plain comparison first, for there are millions. */
function same(seed: string, model: unknown, kernel: unknown): void {
  if (JSON.stringify(model) !== JSON.stringify(kernel))
    expect({ seed, said: kernel }).toEqual({ seed, said: model });
}

/** Plays a random match on the kernel and the model side by side. */
function agreeOn(config: MatchConfig, seed: string): void {
  const game = naiveGames.find((one) => one.id === config.game);
  if (!game) throw new Error(`no naive model of ${config.game}`);
  const naive = game.start(config.seats, config.options);
  const end = playRandomMatch(config, seed, {
    dealt: (match) => dealNaive(naive, match),
    before(match, actions, chosen) {
      same(seed, naive.table.turn, match.position?.turn);
      same(seed, [...new Set(naive.legal())].sort(), actions);
      naive.play(chosen);
    },
    after(match) {
      same(seed, naive.table.result, match.result ?? null);
      same(seed, naive.table.scores, match.scores);
    },
  });
  expect(naive.table.winners).toEqual(end.winners);
  expect(view(end, 'public').results.length).toBe(end.rounds.length);
}

describe('the kernel and the naive model agree, action by action', () => {
  const matches = isLong ? 10_000 : 200;
  test.each(titled(defaultTables))('%s', (_, config) => {
    for (let index = 0; index < matches; index += 1) agreeOn(config, `agree ${index}`);
  });
});

describe('M15, B12, D9: they agree whatever the options', () => {
  const matches = isLong ? 500 : 6;
  test.each(titled(variantTables))('%s', (_, config) => {
    for (let index = 0; index < matches; index += 1) agreeOn(config, `option ${index}`);
  });
});
