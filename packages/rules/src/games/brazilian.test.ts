import { describe, expect, test } from 'vitest';
import {
  begin,
  type Deal,
  fromRecord,
  gameInfo,
  legal,
  type Match,
  nextRound,
  type Options,
  type PositionText,
  settle,
} from '../index.ts';

/** A match that takes a Brazilian round up at this position and makes these actions. */
function played(
  position: PositionText,
  actions: readonly string[] = [],
  options: Readonly<Record<string, number>> = {},
): Match {
  const seats = position.hands.length;
  const rounds = [{ position, actions }];
  const read = fromRecord({ format: 'pedra-record/1', game: 'brazilian', seats, options, rounds });
  if (!read.ok) throw new Error(read.error.message);
  return read.match;
}

/** A deck that begins with these hands; the rest of the set follows, the heaviest first. */
function deckOf(...hands: readonly string[]): string[] {
  const first = hands.join(' ').split(' ');
  const all: string[] = [];
  for (let high = 6; high >= 0; high--)
    for (let low = high; low >= 0; low--) all.push(`${high}-${low}`);
  return [...first, ...all.filter((tile) => !first.includes(tile))];
}

/** The first round from a deal, or the code it is refused with. */
function dealt(seats: number, deal: Deal): Match | string {
  const begun = begin({ game: 'brazilian', seats, options: {} }, { deal });
  return begun.ok ? begun.match : begun.error.code;
}

const fourDoubles = deckOf('6-6 5-5 4-4 3-3 1-0 2-0 3-0', '6-5 6-4 6-3 6-2 6-1 6-0 5-4');
const sound = deckOf('6-1 6-0 5-1 4-1 4-0 3-1 2-1', '5-4 1-0 2-0 3-0 2-2 4-4 3-2');

describe('dealing and opening', () => {
  test('B1: counterclockwise, two or three alone, four in pairs', () => {
    expect(gameInfo('brazilian')).toMatchObject({
      seats: [2, 3, 4],
      pairs: [4],
      direction: 'counterclockwise',
      set: 6,
    });
    const match = played({ hands: [['1-0'], ['2-0'], ['3-0'], ['4-0']], turn: 0 });
    expect(match.scores).toEqual([0, 0]);
  });

  test('B2: seven tiles each; the boneyard has 14, 7 or none', () => {
    expect(gameInfo('brazilian')?.deal).toEqual({
      2: { hand: 7, boneyard: 14, reserve: 0 },
      3: { hand: 7, boneyard: 7, reserve: 0 },
      4: { hand: 7, boneyard: 0, reserve: 0 },
    });
  });

  test('B3: a hand with four doubles must be dealt again', () => {
    expect(dealt(2, { deck: fourDoubles })).toBe('redeal-required');
    expect(dealt(2, { deck: sound })).toMatchObject({ phase: 'playing' });
  });

  test('B3: the thrown-back deal is kept and told, naming the seat and no tile', () => {
    const config = { game: 'brazilian', seats: 2, options: {} };
    const begun = begin(config, { deal: { rejected: [fourDoubles, fourDoubles], deck: sound } });
    if (!begun.ok) throw new Error(begun.error.message);
    expect(begun.match.rounds[0]?.rejected).toHaveLength(2);
    expect(begun.events.slice(0, 2)).toEqual([
      { type: 'deal.rejected', reveals: true, round: 1, seat: 0 },
      { type: 'deal.rejected', reveals: true, round: 1, seat: 0 },
    ]);
  });

  test('B3: a deal that nothing is wrong with may not be thrown back', () => {
    expect(dealt(2, { rejected: [sound], deck: sound })).toBe('bad-record');
  });

  test('B3: the match deals again by itself until the deal may stand', () => {
    let rejected = 0;
    for (let seed = 0; seed < 200; seed++) {
      const begun = begin({ game: 'brazilian', seats: 4, options: {} }, { seed: `deal ${seed}` });
      if (!begun.ok) throw new Error(begun.error.message);
      rejected += begun.match.rounds[0]?.rejected?.length ?? 0;
      expect(begun.match.position?.round).toBe(1);
    }
    expect(rejected).toBeGreaterThan(0);
  });

  const opens: [string, string[], number, string][] = [
    [
      'the holder of 6-6 opens with it',
      ['5-5 6-5 6-4 6-3 6-2 6-1 6-0', '6-6 1-0 2-0 3-0 2-1 3-1 3-2'],
      1,
      '6-6',
    ],
    [
      '6-6 in the boneyard: the highest double',
      ['3-3 6-5 6-4 6-3 6-2 6-1 6-0', '5-5 1-0 2-0 3-0 2-1 3-1 3-2'],
      1,
      '5-5',
    ],
    [
      'no double held: the heaviest tile',
      ['6-1 6-0 5-1 4-1 4-0 3-1 2-1', '5-4 1-0 2-0 3-0 4-3 5-0 3-2'],
      1,
      '5-4',
    ],
    [
      'equal weight: the higher number',
      ['5-4 4-1 4-0 3-1 2-1 5-0 5-1', '6-3 1-0 2-0 3-0 3-2 4-2 5-2'],
      1,
      '6-3',
    ],
  ];
  test.each(opens)('B4: %s', (_, hands, seat, tile) => {
    const match = dealt(2, { deck: deckOf(...hands) });
    expect(match).toMatchObject({ position: { turn: seat, forced: tile } });
    expect(typeof match === 'string' || legal(match)).toEqual([`${tile}@start`]);
  });

  const laterOpeners: [string, number, number, string[]][] = [
    ['the seat after the previous opener, who won', 0, 1, ['6-1@right']],
    ['round the table from the last seat to the first', 1, 0, ['6-1@right']],
  ];
  test.each(laterOpeners)(
    'B5: %s opens the next round, with any tile',
    (_, before, after, actions) => {
      const position = { hands: [['6-1'], ['5-5']], turn: 0, line: ['6-6'], opener: before };
      const next = nextRound(played(position, actions), { deck: sound });
      if (!next.ok) throw new Error(next.error.message);
      expect(next.match.position).toMatchObject({
        round: 2,
        turn: after,
        opener: after,
        forced: null,
      });
      expect(legal(next.match)).toHaveLength(7);
    },
  );

  test('B5: also after a round that nobody won', () => {
    const position = { hands: [['5-3'], ['4-4']], turn: 0, line: ['1-6', '6-5', '5-1'], opener: 1 };
    const level = played(position, ['pass', 'pass']);
    expect(level.result?.winners).toEqual([]);
    const next = nextRound(level, { deck: sound });
    expect(next.ok && next.match.position?.opener).toBe(0);
  });
});

describe('playing', () => {
  test('B6: a tile that fits both ends is played where the player chooses', () => {
    const match = played({ hands: [['6-1', '1-1'], ['0-0']], turn: 0, line: ['6-5', '5-1'] });
    expect(legal(match)).toEqual(['1-1@right', '6-1@left', '6-1@right']);
  });

  test('B7: draws one at a time until one fits, the table doing it for the player', () => {
    const match = played({
      hands: [['5-5', '4-4'], ['2-2']],
      boneyard: ['3-3', '6-1', '0-0'],
      turn: 0,
      line: ['1-5', '5-6'],
    });
    const settled = settle(match);
    expect(settled.events.map((event) => event.type)).toEqual(['tile.drawn', 'tile.drawn']);
    expect(legal(settled.match)).toEqual(['6-1@left', '6-1@right']);
    expect(gameInfo('brazilian')?.forced).toBe('auto');
  });

  test('B7: without a boneyard a seat that cannot play passes', () => {
    const hands = [['5-5'], ['6-2'], ['4-4'], ['3-3']];
    const settled = settle(played({ hands, turn: 2, line: ['1-6'] }));
    expect(settled.events.map((event) => event.type)).toEqual([
      'turn.passed',
      'turn.passed',
      'turn.passed',
    ]);
    expect(settled.match.position?.turn).toBe(1);
  });
});

describe('scoring', () => {
  test('B8: going out takes the opponents’ pips, alone', () => {
    const match = played({ hands: [['6-1'], ['5-5', '2-0'], ['3-3']], turn: 0, line: ['6-6'] }, [
      '6-1@right',
    ]);
    expect(match.result).toEqual({ kind: 'domino', winners: [0], points: [18, 0, 0] });
  });

  test('B8: a partner’s tiles are never counted', () => {
    const hands = [['6-1'], ['5-5'], ['4-4'], ['3-3', '1-0']];
    const match = played({ hands, turn: 0, line: ['6-6'] }, ['6-1@right']);
    expect(match.result).toEqual({ kind: 'domino', winners: [0], points: [17, 0] });
  });

  const blocks: [string, string[][], number[], number[]][] = [
    [
      'B9: the lowest hand takes all others, nothing subtracted',
      [['2-2'], ['5-5'], ['3-3']],
      [0],
      [16, 0, 0],
    ],
    [
      'B9: the lowest pair takes the other pair’s pips',
      [['5-5'], ['4-4'], ['0-0'], ['3-3']],
      [0],
      [14, 0],
    ],
    ['B10: level hands, the lower lightest tile wins', [['5-3'], ['4-2', '2-0']], [1], [0, 8]],
    ['B10: 0-0 is the lightest tile of all', [['5-3'], ['4-4', '0-0']], [1], [0, 8]],
    [
      'B10: the next tiles decide where the lightest are level',
      [
        ['4-0', '5-5'],
        ['2-2', '5-0', '3-2'],
      ],
      [1],
      [0, 14],
    ],
    ['B10: values are compared, not the numbers on the tiles', [['5-2'], ['4-3']], [], [0, 0]],
    ['B10: the level loser pays as well', [['5-3'], ['4-2', '2-0'], ['5-5']], [1], [0, 18, 0]],
    ['B10: level pairs score nothing', [['5-3'], ['4-2', '2-0'], ['5-0'], ['3-2']], [], [0, 0]],
  ];
  test.each(blocks)('%s', (_, hands, winners, points) => {
    const line = ['1-6', '6-5', '5-1'];
    const match = played(
      { hands, turn: 0, line },
      hands.map(() => 'pass'),
    );
    expect(match.result).toEqual({ kind: 'blocked', winners, points });
  });

  const ends: [string, number, number, number[]][] = [
    ['one short goes on', 89, 100, []],
    ['reaching it wins', 90, 100, [0]],
    ['passing it wins', 95, 100, [0]],
    ['the option target moves it', 40, 50, [0]],
  ];
  test.each(ends)('B11: %s', (_, before, target, winners) => {
    const position = { hands: [['6-1'], ['5-5']], turn: 0, line: ['6-6'], scores: [before, 0] };
    expect(played(position, ['6-1@right'], { target }).winners).toEqual(winners);
  });

  test('B11: menus offer 50 and 100', () => {
    expect(gameInfo('brazilian')?.options[0]).toMatchObject({ fallback: 100, offered: [50, 100] });
  });
});

describe('counting by the kind of finish', () => {
  const line = ['4-6', '6-1'];
  const finish = (hand: string, action: string, on: readonly string[] = line, options = {}) =>
    fromRecord({
      format: 'pedra-record/1',
      game: 'brazilian',
      seats: 2,
      options: { tentos: true, ...options },
      rounds: [{ position: { hands: [[hand], ['3-3']], turn: 0, line: on }, actions: [action] }],
    });
  const points = (...given: Parameters<typeof finish>) => {
    const read = finish(...given);
    return read.ok ? read.match.result?.points[0] : read.error.message;
  };

  test('B12: simple 1, with a double 2, at both ends 3, with a double at both ends 6', () => {
    expect(points('4-3', '4-3@left')).toBe(1);
    expect(points('4-4', '4-4@left')).toBe(2);
    expect(points('4-1', '4-1@right')).toBe(3);
    expect(points('4-1', '4-1@left')).toBe(3);
    expect(points('4-4', '4-4@right', ['4-6', '6-1', '1-4'])).toBe(6);
  });

  test('B12: a tile that carries the one number of both ends fits both', () => {
    expect(points('4-2', '4-2@right', ['4-6', '6-1', '1-4'])).toBe(3);
  });

  test('B12: cruzada may count 4, a block counts 1, and the match goes to 6', () => {
    expect(points('4-4', '4-4@right', ['4-6', '6-1', '1-4'], { cruzada: 4 })).toBe(4);
    const position = { hands: [['5-5'], ['3-3']], turn: 0, line };
    const read = fromRecord({
      format: 'pedra-record/1',
      game: 'brazilian',
      seats: 2,
      options: { tentos: true },
      rounds: [{ position, actions: ['pass', 'pass'] }],
    });
    expect(read.ok && read.match.result).toEqual({ kind: 'blocked', winners: [1], points: [0, 1] });
    const won = finish('4-4', '4-4@right', ['4-6', '6-1', '1-4']);
    expect(won.ok && won.match.winners).toEqual([0]);
    const to = (options: Options) =>
      gameInfo('brazilian', options)?.options.find(({ name }) => name === 'target')?.fallback;
    expect([to({}), to({ tentos: true })]).toEqual([100, 6]);
  });
});
