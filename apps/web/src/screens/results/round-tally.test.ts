import { act, begin, legal, type Match, type SeatView, view } from '@pedra/rules';
import { describe, expect, test } from 'vitest';
import { allResults, isCounted, tallyOf } from './round-tally.ts';

/** A view of a finished round of two or more seats with these hands and this result. */
function finished(
  hands: readonly (readonly string[])[],
  result: NonNullable<SeatView['result']>,
  sides: SeatView['sides'] = hands.map((_, seat) => [seat]),
): SeatView {
  const begun = begin({ game: 'draw', seats: 2, options: {} }, { seed: 'tally' });
  if (!begun.ok) throw new Error(begun.error.message);
  return { ...view(begun.match, 0), phase: 'round-over', sides, hands, result };
}

describe('tallyOf', () => {
  test('D7: going out scores the other hands, which are counted first', () => {
    const tally = tallyOf(
      finished([[], ['4-3', '4-4'], ['5-0']], { kind: 'domino', winners: [0], points: [20, 0, 0] }),
    );
    expect(tally).toMatchObject({
      winner: 0,
      out: 0,
      points: 20,
      sum: { terms: [15, 5], less: 0 },
    });
    expect(tally?.hands.map(({ seat, sum }) => [seat, sum])).toEqual([
      [1, 15],
      [2, 5],
      [0, 0],
    ]);
  });

  test('D8: a blocked round takes off what the winner holds', () => {
    const tally = tallyOf(
      finished([['6-6'], ['1-0'], ['5-4']], { kind: 'blocked', winners: [1], points: [0, 20, 0] }),
    );
    expect(tally).toMatchObject({ out: null, sum: { terms: [12, 9], less: 1 }, level: null });
  });

  test('D8: level hands score nothing, and the tally says how high they are', () => {
    const tally = tallyOf(
      finished([['6-0'], ['5-1']], { kind: 'blocked', winners: [], points: [0, 0] }),
    );
    expect(tally).toMatchObject({ winner: null, points: 0, sum: null, level: 6 });
  });

  test("B8: a partner's tiles are not counted", () => {
    const seen = finished(
      [[], ['3-2'], ['6-6'], ['1-1']],
      { kind: 'domino', winners: [0], points: [7, 0] },
      [
        [0, 2],
        [1, 3],
      ],
    );
    const tally = tallyOf(seen);
    expect(tally?.sum).toEqual({ terms: [5, 2], less: 0 });
    expect(tally?.hands.map((hand) => [hand.seat, isCounted(seen, tally, hand)])).toEqual([
      [1, true],
      [3, true],
      [0, false],
      [2, false],
    ]);
  });

  test('tells no sum where the points come otherwise', () => {
    expect(
      tallyOf(finished([[], ['6-5']], { kind: 'domino', winners: [0], points: [2, 0] }))?.sum,
    ).toBeNull();
  });
});

test('a played round adds up in every tally', () => {
  const begun = begin({ game: 'brazilian', seats: 4, options: {} }, { seed: 'played' });
  if (!begun.ok) throw new Error(begun.error.message);
  let match: Match = begun.match;
  while (match.phase === 'playing') {
    const done = act(match, legal(match)[0] ?? '');
    if (!done.ok) throw new Error(done.error.message);
    match = done.match;
  }
  const seen = view(match, 0);
  const tally = tallyOf(seen);
  const sum = tally?.sum;
  expect(sum?.terms.reduce((a, b) => a + b, -sum.less)).toBe(tally?.points);
  expect(allResults(seen)).toHaveLength(1);
});
