import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  act,
  begin,
  fingerprint,
  formatRecord,
  fromRecord,
  legal,
  listGames,
  type Match,
  nextRound,
} from '../index.ts';

const table = fc.constantFrom(
  ...listGames().flatMap((game) => game.seats.map((seats) => ({ game: game.id, seats }))),
);

/** A match of this many steps, choosing by the numbers given. */
function playOn(start: Match, choices: readonly number[]): Match {
  let match = start;
  for (const choice of choices) {
    if (match.phase === 'match-over') break;
    const actions = legal(match);
    const action = actions[choice % actions.length] ?? '';
    const next = match.phase === 'playing' ? act(match, action) : nextRound(match);
    if (!next.ok) throw new Error(next.error.message);
    match = next.match;
  }
  return match;
}

test('a record read and written again is the same text, and the match the same match', () => {
  const choices = fc.array(fc.nat({ max: 30 }), { maxLength: 120 });
  fc.assert(
    fc.property(
      table,
      fc.string(),
      fc.integer({ min: 1, max: 13 }),
      choices,
      (config, seed, length, steps) => {
        const options =
          config.game === 'mexican-train' ? { rounds: length } : { target: length * 10 };
        const begun = begin({ ...config, options }, { seed });
        if (!begun.ok) throw new Error(begun.error.message);
        const match = playOn(begun.match, steps);
        const text = formatRecord(match);
        const read = fromRecord(JSON.parse(text), match.generator);
        if (!read.ok) throw new Error(read.error.message);
        expect(formatRecord(read.match)).toBe(text);
        expect(read.match).toEqual(match);
        expect(fingerprint(read.match)).toBe(fingerprint(match));
      },
    ),
    { numRuns: 60 },
  );
});

describe('what a record keeps', () => {
  const position = {
    hands: [['6-5'], ['4-4']],
    turn: 0,
    line: ['1-6'],
    round: 3,
    scores: [10, 20],
  };
  const record = {
    format: 'pedra-record/1',
    game: 'draw',
    seats: 2,
    options: {},
    rounds: [{ position, actions: [] }],
  };

  test('a position keeps the fields it was given', () => {
    const read = fromRecord(record);
    if (!read.ok) throw new Error(read.error.message);
    const [round] = read.match.rounds;
    expect(round?.position).toEqual(position);
    expect(read.match.position).toMatchObject({
      round: 3,
      scores: [10, 20],
      boneyard: [],
      passes: 0,
    });
  });

  test('unknown fields, empty lists of rejected decks and default options are dropped', () => {
    const [round] = record.rounds;
    const read = fromRecord({
      ...record,
      note: 'x',
      options: { target: 100 },
      rounds: [{ ...round, rejected: [], clock: 1 }],
    });
    if (!read.ok) throw new Error(read.error.message);
    expect(JSON.parse(formatRecord(read.match))).toEqual(record);
  });

  test('the input is neither kept nor frozen', () => {
    const input = structuredClone(record);
    const read = fromRecord(input);
    if (!read.ok) throw new Error(read.error.message);
    input.rounds[0]?.position.hands[0]?.push('0-0');
    expect(read.match.position?.hands[0]).toEqual(['6-5']);
  });
});

test('a fingerprint is 16 digits and changes with the match', () => {
  const begun = begin({ game: 'draw', seats: 2, options: {} }, { seed: 'f' });
  if (!begun.ok) throw new Error(begun.error.message);
  const seen = new Set<string>();
  for (let steps = 0; steps < 40; steps++) {
    const match = playOn(begun.match, new Array<number>(steps).fill(0));
    expect(fingerprint(match)).toMatch(/^[0-9a-f]{16}$/);
    seen.add(fingerprint(match));
  }
  expect(seen.size).toBe(40);
});
