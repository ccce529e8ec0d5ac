import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRecord, type MatchRecord, type PerftCount, perft } from '../index.ts';

interface Golden {
  readonly name: string;
  readonly record: MatchRecord;
  readonly counts: readonly ({ readonly depth: number } & PerftCount)[];
}

const path = new URL('../../fixtures/perft.jsonl', import.meta.url);
const lines = readFileSync(path, 'utf8').trim().split('\n');
const goldens = lines.map((line): Golden => JSON.parse(line));

test.each(goldens)('$name: counts agree with those on file', ({ record, counts }) => {
  const read = fromRecord(record);
  if (!read.ok) throw new Error(read.error.message);
  const { match } = read;
  expect(counts.map(({ depth }) => ({ depth, ...perft(match, depth) }))).toEqual(counts);
});

test('a round that is over has nothing to count', () => {
  const position = { hands: [['6-5'], ['4-4']], turn: 0, line: ['1-6'] };
  const rounds = [{ position, actions: ['6-5@right'] }];
  const read = fromRecord({ format: 'pedra-record/1', game: 'draw', seats: 2, rounds });
  expect(read.ok && perft(read.match, 3)).toEqual({ nodes: 0, ended: 0, scores: [0, 0] });
});
