import { readFileSync } from 'node:fs';
import { fromRecord, type MatchRecord, type PerftCount, perft } from '@pedra/rules';
import { expect, test, vi } from 'vitest';
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

/** The round of a record played by the model as far as the actions go. */
function modelOf({ game, seats, options, rounds }: MatchRecord) {
  const known = naiveGames.find(({ id }) => id === game);
  const [round] = rounds;
  if (!known || !round?.deck) throw new Error('a deck of a known game was expected');
  const { deck, opener, rejected = [] } = round;
  return (actions: readonly string[]) => {
    const naive = known.start(seats, options);
    for (const one of rejected) naive.deal(one);
    naive.deal(deck, opener);
    for (const action of actions) naive.play(action);
    return naive;
  };
}

if (import.meta.env.MODE === 'long') vi.setConfig({ testTimeout: 7_200_000 });

test.each(goldens)('$name: the model counts what is on file', ({ record, counts }) => {
  const read = fromRecord(record);
  if (!read.ok) throw new Error(read.error.message);
  const actions = record.rounds[0]?.actions ?? [];
  for (const { depth, ...expected } of counts) {
    expect(perft(read.match, depth)).toEqual(expected);
    if (expected.nodes > most) continue;
    expect(naivePerft(modelOf(record), actions, depth)).toEqual(expected);
  }
});
