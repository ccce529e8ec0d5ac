import { readFileSync } from 'node:fs';
import { fromRecord, type MatchRecord, type PerftCount, perft } from '@pedra/rules';
import { expect, test } from 'vitest';
import { naiveGames } from './naive/naive-games.ts';
import { naivePerft } from './naive/naive-perft.ts';

interface Golden {
  readonly name: string;
  readonly record: MatchRecord;
  readonly counts: readonly ({ readonly depth: number } & PerftCount)[];
}

const path = new URL('../../rules/fixtures/perft.jsonl', import.meta.url);
const goldens = readFileSync(path, 'utf8')
  .trim()
  .split('\n')
  .map((line): Golden => JSON.parse(line));

/** The most sequences that the model counts in a test that runs often. */
const most = import.meta.env.MODE === 'long' ? Number.POSITIVE_INFINITY : 1500;

test.each(goldens)('$name: the model counts what is on file', ({ record, counts }) => {
  const [round] = record.rounds;
  const naive = naiveGames
    .find(({ id }) => id === record.game)
    ?.start(record.seats, record.options);
  if (!naive || !round?.deck) throw new Error('a deck of a known game was expected');
  for (const deck of round.rejected ?? []) naive.deal(deck);
  naive.deal(round.deck, round.opener);
  for (const action of round.actions) naive.play(action);
  const read = fromRecord(record);
  if (!read.ok) throw new Error(read.error.message);
  for (const { depth, ...expected } of counts) {
    expect(perft(read.match, depth)).toEqual(expected);
    if (expected.nodes <= most) expect(naivePerft(naive, depth)).toEqual(expected);
  }
});
