import { describe, expect, test } from 'vitest';
import {
  act,
  begin,
  fromRecord,
  gameInfo,
  legal,
  type Match,
  type PositionText,
} from '../index.ts';

/** A match that takes a round of draw up at this position and makes these actions. */
function played(
  position: PositionText,
  actions: readonly string[] = [],
  options: Readonly<Record<string, number>> = {},
): Match {
  const seats = position.hands.length;
  const rounds = [{ position, actions }];
  const read = fromRecord({ format: 'pedra-record/1', game: 'draw', seats, options, rounds });
  if (!read.ok) throw new Error(read.error.message);
  return read.match;
}

/** A deck that begins with these hands; the rest of the set follows in the order of the set. */
function deckOf(...hands: readonly string[]): string[] {
  const first = hands.join(' ').split(' ');
  const all: string[] = [];
  for (let high = 6; high >= 0; high--)
    for (let low = high; low >= 0; low--) all.push(`${high}-${low}`);
  return [...first, ...all.filter((tile) => !first.includes(tile))];
}

/** The first round from a deck. */
function dealt(seats: number, deck: readonly string[]): Match {
  const begun = begin({ game: 'draw', seats, options: {} }, { deal: { deck } });
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.match;
}

describe('dealing and opening', () => {
  test('D1: two to four seats, each for itself, clockwise', () => {
    const info = gameInfo('draw');
    expect(info).toMatchObject({ seats: [2, 3, 4], pairs: [], direction: 'clockwise', set: 6 });
    expect(info?.deal).toEqual({
      2: { hand: 7, boneyard: 14, reserve: 0 },
      3: { hand: 5, boneyard: 13, reserve: 0 },
      4: { hand: 5, boneyard: 8, reserve: 0 },
    });
  });

  const opens: [string, number, string[], number, string][] = [
    [
      'the highest double',
      2,
      ['3-3 6-5 6-4 6-3 6-2 6-1 6-0', '4-4 1-0 2-0 3-0 2-1 3-1 3-2'],
      1,
      '4-4',
    ],
    [
      'the only double, however light',
      2,
      ['6-5 6-4 6-3 6-2 6-1 6-0 5-4', '0-0 5-3 5-2 5-1 5-0 4-3 4-2'],
      1,
      '0-0',
    ],
    [
      'without doubles the heaviest tile',
      2,
      ['6-1 6-0 5-1 4-1 4-0 3-1 2-1', '5-4 1-0 2-0 3-0 4-3 5-0 3-2'],
      1,
      '5-4',
    ],
    [
      'of equal weights the higher number',
      2,
      ['5-4 4-1 4-0 3-1 2-1 5-0 5-1', '6-3 1-0 2-0 3-0 3-2 4-2 5-2'],
      1,
      '6-3',
    ],
  ];
  test.each(opens)('D2: %s opens', (_, seats, hands, seat, tile) => {
    const match = dealt(seats, deckOf(...hands));
    expect(match.position).toMatchObject({ turn: seat, opener: seat, forced: tile });
    expect(legal(match)).toEqual([`${tile}@start`]);
  });

  test('D2: every round is opened by the same rule', () => {
    let match = dealt(2, deckOf('6-6 6-5 5-5 5-4 4-4 4-3 3-3', '1-0 2-0 3-0 1-1 2-1 3-1 2-2'));
    while (match.phase === 'playing') {
      const [action = ''] = legal(match);
      const next = act(match, action);
      if (!next.ok) throw new Error(next.error.message);
      match = next.match;
    }
    const deck = deckOf('3-3 6-5 6-4 6-3 6-2 6-1 6-0', '4-4 1-0 2-0 3-0 2-1 3-1 3-2');
    const record = {
      format: 'pedra-record/1',
      ...match.config,
      rounds: [...match.rounds, { deck, actions: [] }],
    };
    const read = fromRecord(record);
    expect(read.ok && read.match.position).toMatchObject({ round: 2, turn: 1, forced: '4-4' });
  });
});

describe('playing', () => {
  test('D3: after many tiles, doubles among them, there are two ends', () => {
    const line = ['1-3', '3-3', '3-5', '5-5', '5-0', '0-0', '0-4'];
    const match = played({ hands: [['4-1', '6-5'], ['5-2']], turn: 0, line });
    expect(legal(match)).toEqual(['4-1@left', '4-1@right']);
  });

  test('D3: a double at an end leaves its own number open', () => {
    const match = played(
      {
        hands: [
          ['4-4', '6-2'],
          ['4-1', '0-0'],
        ],
        turn: 0,
        line: ['6-4'],
      },
      ['4-4@right'],
    );
    expect(legal(match)).toEqual(['4-1@right']);
  });

  test('D4: draws until a tile fits and plays it in the same turn', () => {
    const position = {
      hands: [['5-5', '4-4'], ['2-2']],
      boneyard: ['3-3', '6-1', '0-0'],
      turn: 0,
      line: ['1-5', '5-6'],
    };
    expect(legal(played(position))).toEqual(['draw']);
    expect(legal(played(position, ['draw']))).toEqual(['draw']);
    const match = played(position, ['draw', 'draw']);
    expect(match.position).toMatchObject({ turn: 0, boneyard: ['0-0'] });
    expect(legal(match)).toEqual(['6-1@left', '6-1@right']);
  });

  test('D4: the boneyard may be drawn to the last tile', () => {
    const position = {
      hands: [['5-5'], ['2-2']],
      boneyard: ['6-1'],
      turn: 0,
      line: ['1-5', '5-6'],
    };
    expect(legal(played(position, ['draw']))).toEqual(['6-1@left', '6-1@right']);
  });

  test('D5: passes only when the boneyard is empty and nothing fits', () => {
    const position = { hands: [['5-5'], ['6-2']], turn: 0, line: ['1-6'] };
    expect(legal(played(position))).toEqual(['pass']);
    expect(played(position, ['pass']).position).toMatchObject({ turn: 1, passes: 1 });
  });
});

describe('scoring', () => {
  test('D6: the round is blocked when all have passed one after the other, and not before', () => {
    const position = { hands: [['5-5'], ['4-4'], ['3-3']], turn: 1, line: ['1-6'] };
    expect(played(position, ['pass', 'pass']).phase).toBe('playing');
    expect(played(position, ['pass', 'pass', 'pass']).result?.kind).toBe('blocked');
  });

  test('D6: a placement starts the count of passes anew', () => {
    const position = { hands: [['5-5'], ['6-0', '4-4']], turn: 0, line: ['1-6'] };
    const match = played(position, ['pass', '6-0@right', 'pass']);
    expect(match.position?.passes).toBe(1);
    expect(match.phase).toBe('playing');
  });

  test('D7: going out scores the pips in all other hands', () => {
    const position = { hands: [['6-1'], ['5-5', '2-0'], ['3-3']], turn: 0, line: ['6-6'] };
    const match = played(position, ['6-1@right']);
    expect(match.result).toEqual({ kind: 'domino', winners: [0], points: [18, 0, 0] });
  });

  const blocks: [string, string[][], number[], number[]][] = [
    [
      'the lightest hand takes the others less its own',
      [['2-2'], ['5-5'], ['3-3']],
      [0],
      [12, 0, 0],
    ],
    ['equal pips, fewer tiles wins', [['5-3'], ['4-2', '2-0']], [0], [0, 0]],
    [
      'of three level the one with fewest tiles',
      [['4-0', '3-0'], ['5-2'], ['3-2', '2-0']],
      [1],
      [0, 7, 0],
    ],
    [
      'of three level two with fewest tiles: nobody',
      [['4-0', '3-0'], ['5-2'], ['4-3']],
      [],
      [0, 0, 0],
    ],
    ['still equal: nobody', [['5-3'], ['4-4']], [], [0, 0]],
    [
      'a level pair behind the winner changes nothing',
      [['2-2'], ['5-3'], ['4-4']],
      [0],
      [12, 0, 0],
    ],
    ['a third that is lighter settles a level pair', [['5-3'], ['4-4'], ['2-2']], [2], [0, 0, 12]],
  ];
  test.each(blocks)('D8: %s', (_, hands, winners, points) => {
    const passes = hands.map(() => 'pass');
    const match = played({ hands, turn: 0, line: ['1-6', '6-5', '5-1'] }, passes);
    expect(match.result).toEqual({ kind: 'blocked', winners, points });
  });

  const ends: [string, number, number, number[]][] = [
    ['one short of the target goes on', 89, 100, []],
    ['reaching it exactly wins', 90, 100, [0]],
    ['passing it wins', 99, 100, [0]],
    ['the option target moves it', 40, 50, [0]],
  ];
  test.each(ends)('D9: %s', (_, before, target, winners) => {
    const position = { hands: [['6-1'], ['5-5']], turn: 0, line: ['6-6'], scores: [before, 49] };
    const match = played(position, ['6-1@right'], { target });
    expect(match.winners).toEqual(winners);
    expect(match.phase).toBe(winners.length > 0 ? 'match-over' : 'round-over');
  });

  test('D9: the target is any whole number from 1; menus offer four', () => {
    const [target] = gameInfo('draw')?.options ?? [];
    expect(target).toMatchObject({ name: 'target', fallback: 100, offered: [50, 100, 150, 200] });
    for (const value of [0, -1, 1.5, '100', true, null]) {
      const read = fromRecord({
        format: 'pedra-record/1',
        game: 'draw',
        seats: 2,
        options: { target: value },
        rounds: [],
      });
      expect(read.ok || read.error.code).toBe('bad-option');
    }
  });
});
