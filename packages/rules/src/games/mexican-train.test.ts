import { describe, expect, test } from 'vitest';
import {
  act,
  begin,
  fromRecord,
  gameInfo,
  legal,
  type Match,
  nextRound,
  type Options,
  type PositionText,
  tileSet,
  view,
} from '../index.ts';

/** A match that takes a round of Mexican Train up at this position and makes these actions. */
function played(
  position: PositionText,
  actions: readonly string[] = [],
  options: Options = {},
): Match {
  const seats = position.hands.length;
  const rounds = [{ position, actions }];
  const read = fromRecord({
    format: 'pedra-record/1',
    game: 'mexican-train',
    seats,
    options,
    rounds,
  });
  if (!read.ok) throw new Error(read.error.message);
  return read.match;
}

function tableOf(match: Match) {
  const { table } = view(match, 'public');
  if (table.kind !== 'trains') throw new Error('trains were expected');
  return table;
}

const begun = (seats: number, options: Options = {}, seed = 'trains') => {
  const step = begin({ game: 'mexican-train', seats, options }, { seed });
  if (!step.ok) throw new Error(`${step.error.code}: ${step.error.message}`);
  return step;
};
const reason = (match: Match, action: string) => {
  const step = act(match, action);
  return step.ok ? null : step.error.reason;
};

const empty = {};
/** Both own trains begun, ends 3 and 4; the engine is 12. */
const running = {
  engine: 12,
  trains: [{ tiles: ['12-3'] }, { tiles: ['12-4'] }],
  turn: 0,
} as const;

describe('dealing', () => {
  test('M1: double-twelve, clockwise, two to four, each alone', () => {
    expect(gameInfo('mexican-train')).toMatchObject({
      seats: [2, 3, 4],
      pairs: [],
      direction: 'clockwise',
      set: 12,
      table: 'trains',
    });
    expect(gameInfo('mexican-train')?.deal).toEqual({
      2: { hand: 16, boneyard: 58, reserve: 0 },
      3: { hand: 15, boneyard: 45, reserve: 0 },
      4: { hand: 15, boneyard: 30, reserve: 0 },
    });
  });

  test('M2: the engine of round r is the double 13 − r, and is in no hand', () => {
    const deck = [...tileSet(12)].reverse();
    const first = begin(
      { game: 'mexican-train', seats: 2, options: {} },
      { deal: { deck, opener: 0 } },
    );
    if (!first.ok) throw new Error(first.error.message);
    expect(first.match.position?.engine).toBe(12);
    expect(first.match.position?.hands.flat()).not.toContain('12-12');
    expect(first.match.position?.hands[0]).toEqual(deck.slice(1, 17));
    const over = played({ hands: [['12-1'], ['5-5']], ...running, turn: 0 }, ['12-1@mexican']);
    const second = nextRound(over, { deck });
    expect(second.ok && second.match.position).toMatchObject({ engine: 11, round: 2 });
  });

  test('M3: four rounds; the option rounds sets another number', () => {
    const rounds = (given: Options) => view(begun(2, given).match, 0).options.rounds;
    expect([rounds({}), rounds({ rounds: 13 })]).toEqual([4, 13]);
    const bad = begin({ game: 'mexican-train', seats: 2, options: { rounds: 14 } }, { seed: 's' });
    expect(bad).toMatchObject({ error: { code: 'bad-option' } });
  });

  test('M4: lots decide who starts; each later round is started by the next seat', () => {
    const { match, events } = begun(3);
    expect(events[0]?.type).toBe('lots.drawn');
    expect(match.rounds[0]?.opener).toBe(match.position?.turn);
    const over = played({ hands: [['12-1'], ['5-5']], ...running, opener: 1 }, ['12-1@mexican']);
    const next = nextRound(over, { deck: [...tileSet(12)] });
    expect(next.ok && next.match.position?.turn).toBe(0);
  });
});

describe('where a tile may go', () => {
  test('M5: one tile a turn, on the own train, the Mexican train or one that is open', () => {
    const trains = [{ tiles: ['12-3'] }, { tiles: ['12-4'], open: true }, { tiles: ['12-5'] }];
    const hands = [['3-1', '4-1', '5-1', '12-1'], ['0-0'], ['1-0']];
    const match = played({ hands, engine: 12, trains, turn: 0 });
    expect(legal(match)).toEqual(['12-1@mexican', '3-1@train-0', '4-1@train-1']);
    const step = act(match, '3-1@train-0');
    expect(step.ok && step.match.position?.turn).toBe(1);
  });

  test('M6: a train without a tile comes first, begun with the engine’s number', () => {
    const match = played({
      hands: [['12-1', '4-1'], ['5-5']],
      engine: 12,
      trains: [empty, { tiles: ['12-4'], open: true }],
      turn: 0,
    });
    expect(legal(match)).toEqual(['12-1@train-0']);
    expect(reason(match, '12-1@mexican')).toBe('must-start-own-train');
    expect(reason(match, '4-1@train-1')).toBe('must-start-own-train');
    expect(reason(match, '4-1@train-0')).toBe('does-not-fit');
  });

  test('M6: a tile that another seat laid there lifts it', () => {
    const match = played({
      hands: [
        ['12-2', '9-9'],
        ['12-1', '8-8', '12-5'],
      ],
      engine: 12,
      trains: [{ open: true }, { tiles: ['12-4'] }],
      turn: 1,
    });
    const begunByOther = played(
      {
        hands: [
          ['12-2', '9-9'],
          ['12-1', '8-8'],
        ],
        ...running,
        trains: [{ open: true }, { tiles: ['12-4'] }],
        turn: 1,
      },
      ['12-1@train-0'],
    );
    expect(legal(match)).toContain('12-1@train-0');
    expect(legal(begunByOther)).toEqual(['12-2@mexican']);
  });

  test('M7: the Mexican train begins with the engine’s number and never closes', () => {
    const match = played(
      {
        hands: [
          ['12-1', '9-9'],
          ['1-0', '8-8'],
        ],
        ...running,
      },
      ['12-1@mexican'],
    );
    expect(legal(match)).toEqual(['1-0@mexican']);
    expect(tableOf(match).trains.at(-1)).toMatchObject({ owner: null, open: true, end: 1 });
  });

  test('M8: a closed train is refused; a pass opens the own one, also without a tile', () => {
    const match = played({ hands: [['4-1', '9-9'], ['5-5']], ...running });
    expect(reason(match, '4-1@train-1')).toBe('place-closed');
    const passed = played(
      {
        hands: [
          ['9-9', '8-8'],
          ['12-1', '12-2'],
        ],
        ...running,
        trains: [empty, { tiles: ['12-4'] }],
      },
      ['pass'],
    );
    expect(legal(passed)).toContain('12-1@train-0');
    expect(view(passed, 1).log.at(-1)).toMatchObject({ type: 'turn.passed', opens: 'train-0' });
  });

  test('M8: only the owner’s tile closes a train again', () => {
    const trains = [{ tiles: ['12-3'], open: true }, { tiles: ['12-4'] }];
    const hands = [
      ['7-1', '9-9'],
      ['7-3', '8-8'],
    ];
    const other = played({ hands, engine: 12, trains, turn: 1 }, ['7-3@train-0']);
    expect(tableOf(other).trains[0]).toMatchObject({ open: true, end: 7 });
    const step = act(other, '7-1@train-0');
    if (!step.ok) throw new Error(step.error.message);
    expect(tableOf(step.match).trains[0]).toMatchObject({ open: false, end: 1 });
    expect(step.events[0]).toMatchObject({ closes: 'train-0' });
  });
});

describe('drawing and covering', () => {
  test('M9: one draw a turn; what fits must be played, else a pass follows', () => {
    const position = { hands: [['9-9', '8-8'], ['5-5']], ...running, boneyard: ['7-6', '3-0'] };
    expect(legal(played(position))).toEqual(['draw']);
    expect(legal(played(position, ['draw']))).toEqual(['pass']);
    expect(reason(played(position, ['draw']), 'draw')).toBe('may-not-draw');
    expect(legal(played({ ...position, boneyard: ['3-0'] }, ['draw']))).toEqual(['3-0@train-0']);
    expect(legal(played({ ...position, boneyard: [] }))).toEqual(['pass']);
    expect(legal(played(position, ['draw', 'pass']))).toEqual(['draw']);
  });

  test('M10: a double keeps the turn, and only its cover is legal', () => {
    const hands = [
      ['3-3', '3-1', '12-1', '9-0'],
      ['5-5', '6-6'],
    ];
    const match = played({ hands, ...running }, ['3-3@train-0']);
    expect(match.position).toMatchObject({ turn: 0, duty: 'train-0' });
    expect(legal(match)).toEqual(['3-1@train-0']);
    expect(reason(match, '12-1@mexican')).toBe('must-cover');
    const covered = act(match, '3-1@train-0');
    expect(covered.ok && covered.match.position).toMatchObject({ turn: 1, duty: null });
  });

  test('M10: who cannot cover draws, else passes; the own marker goes up and the duty is gone', () => {
    const position = {
      hands: [
        ['4-4', '9-0'],
        ['4-1', '6-6'],
      ],
      engine: 12,
      trains: [{ tiles: ['12-3'] }, { tiles: ['12-4'], open: true }],
      turn: 0,
      boneyard: ['8-7'],
    };
    expect(legal(played(position, ['4-4@train-1']))).toEqual(['draw']);
    const passed = played(position, ['4-4@train-1', 'draw', 'pass']);
    const [own, other] = tableOf(passed).trains;
    expect([own?.open, other?.open]).toEqual([true, true]);
    expect(passed.position).toMatchObject({ turn: 1, duty: null, drawn: false });
    expect(legal(passed)).toEqual(['4-1@train-1']);
  });

  test('M11: a double that was the drawn tile leaves no draw for its cover', () => {
    const position = { hands: [['9-9', '8-8'], ['5-5']], ...running, boneyard: ['3-3', '3-0'] };
    expect(legal(played(position, ['draw', '3-3@train-0']))).toEqual(['pass']);
  });
});

describe('the end of a round and of the match', () => {
  test('M12: an emptied hand ends the round, also by an uncovered double', () => {
    const match = played({ hands: [['3-3'], ['5-5', '1-0']], ...running }, ['3-3@train-0']);
    expect(match.result).toEqual({ kind: 'domino', winners: [0], points: [0, 11] });
  });

  test('M13: blocked only when the boneyard is empty and nobody could play', () => {
    const stuck = { hands: [['9-9'], ['8-8']], ...running };
    expect(played(stuck, ['pass']).phase).toBe('playing');
    expect(played(stuck, ['pass', 'pass']).result).toEqual({
      kind: 'blocked',
      winners: [],
      points: [18, 16],
    });
  });

  test('M13: a lap of passes is no proof, for the passes opened trains', () => {
    const match = played({ hands: [['9-9', '4-1'], ['8-8']], ...running }, ['pass', 'pass']);
    expect(match.phase).toBe('playing');
    expect(legal(match)).toEqual(['4-1@train-1']);
  });

  test('M13: M6 applies to whether a seat could play', () => {
    const position = {
      hands: [['9-9', '4-1'], ['8-8']],
      engine: 12,
      trains: [empty, { tiles: ['12-4'] }],
      turn: 0,
    };
    expect(played(position, ['pass', 'pass']).result?.kind).toBe('blocked');
  });

  test('M13: passes made before the boneyard was empty count', () => {
    const position = { hands: [['9-9'], ['8-8']], ...running, boneyard: ['7-7'], passes: 1 };
    expect(played(position, ['draw', 'pass']).result?.kind).toBe('blocked');
    expect(played({ ...position, passes: 40 }, ['draw', 'pass']).result?.kind).toBe('blocked');
  });

  test('M14: everyone adds the pips left; the lowest total wins, equal ones share', () => {
    const last = { hands: [['3-1'], ['5-5', '1-0']], ...running, round: 4 };
    const match = played({ ...last, scores: [30, 20] }, ['3-1@train-0']);
    expect(match).toMatchObject({ scores: [30, 31], winners: [0], phase: 'match-over' });
    expect(played({ ...last, scores: [31, 20] }, ['3-1@train-0']).winners).toEqual([0, 1]);
    expect(played({ ...last, scores: [32, 20] }, ['3-1@train-0']).winners).toEqual([1]);
    expect(played({ ...last, round: 3 }, ['3-1@train-0']).phase).toBe('round-over');
  });
});

describe('options', () => {
  test('M15: doubleDuty passes-on binds every following seat until the double is covered', () => {
    const position = {
      hands: [
        ['3-3', '9-0'],
        ['12-1', '6-3', '0-0'],
      ],
      ...running,
    };
    const options = { doubleDuty: 'passes-on' };
    const bound = played(position, ['3-3@train-0', 'pass'], options);
    expect(bound.position).toMatchObject({ turn: 1, duty: 'train-0' });
    expect(legal(bound)).toEqual(['6-3@train-0']);
    expect(reason(bound, '12-1@mexican')).toBe('must-cover');
    expect(legal(played(position, ['3-3@train-0', 'pass']))).toContain('12-1@mexican');
    const covered = played(position, ['3-3@train-0', 'pass', '6-3@train-0'], options);
    expect(covered.position).toMatchObject({ turn: 0, duty: null });
  });

  test('M15: with passes-on a double that nobody can cover blocks the round', () => {
    const position = {
      hands: [
        ['3-3', '9-0'],
        ['12-1', '0-0'],
      ],
      ...running,
    };
    const actions = ['3-3@train-0', 'pass', 'pass'];
    expect(played(position, actions, { doubleDuty: 'passes-on' }).result?.kind).toBe('blocked');
    expect(played(position, ['3-3@train-0', 'pass']).phase).toBe('playing');
  });

  test('M15: firstTurnChain lets who starts a train lay on while a tile follows', () => {
    const position = {
      hands: [['12-1', '2-1', '9-9', '12-0'], ['5-5']],
      engine: 12,
      trains: [empty, { tiles: ['12-4'] }],
      turn: 0,
    };
    const options = { firstTurnChain: true };
    const chain = played(position, ['12-1@train-0'], options);
    expect(chain.position?.turn).toBe(0);
    expect(legal(chain)).toEqual(['2-1@train-0']);
    expect(reason(chain, '12-0@mexican')).toBe('must-start-own-train');
    expect(played(position, ['12-1@train-0', '2-1@train-0'], options).position?.turn).toBe(1);
    expect(played(position, ['12-1@train-0']).position?.turn).toBe(1);
  });

  test.each([0, 25, 50])('M15: blankDouble %i is what 0-0 counts in a hand', (blankDouble) => {
    const position = { hands: [['3-1'], ['0-0', '1-0']], ...running };
    const match = played(position, ['3-1@train-0'], blankDouble ? { blankDouble } : {});
    expect(match.result?.points).toEqual([0, 1 + blankDouble]);
  });

  test('M15: set chooses the tiles, the engines and how many rounds there can be', () => {
    expect(tableOf(begun(2, { set: 9 }).match).engine).toBe(9);
    expect(view(begun(2, { set: 15 }).match, 0).set).toBe(15);
    const rounds = (set: number, count: number) =>
      begin({ game: 'mexican-train', seats: 2, options: { set, rounds: count } }, { seed: 's' }).ok;
    expect([rounds(9, 10), rounds(9, 11), rounds(15, 16), rounds(15, 17)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  const hands: [number, number[]][] = [
    [9, [9, 9, 9, 7, 7, 7, 6]],
    [12, [16, 15, 15, 12, 12, 11, 11]],
    [15, [15, 15, 15, 15, 15, 13, 13]],
  ];
  test.each(hands)('M15: table party with set %i has hands for two to eight', (set, sizes) => {
    sizes.forEach((size, index) => {
      const { match } = begun(index + 2, { set, table: 'party' });
      expect(match.position?.hands.map((hand) => hand.length)).toEqual(
        Array.from({ length: index + 2 }, () => size),
      );
    });
    const info = gameInfo('mexican-train', { set, table: 'party' });
    expect(info?.seats).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  test('M15: more than four seats without the party table are bad-seats, before bad options', () => {
    const config = { game: 'mexican-train', seats: 5, options: { rounds: 99 } };
    expect(begin(config, { seed: 's' })).toMatchObject({ error: { code: 'bad-seats' } });
    expect(
      begin({ ...config, options: { rounds: 99, table: 'party' } }, { seed: 's' }),
    ).toMatchObject({ error: { code: 'bad-option' } });
  });
});

test('the table tells trains, markers, the duty and the spent draw', () => {
  const trains = [{ tiles: ['12-3'], open: true }, empty];
  const match = played(
    { hands: [['3-3', '9-9'], ['8-8']], engine: 12, trains, turn: 0, boneyard: ['7-7'] },
    ['3-3@train-0', 'draw'],
  );
  expect(tableOf(match)).toEqual({
    kind: 'trains',
    engine: 12,
    trains: [
      {
        place: 'train-0',
        owner: 0,
        open: false,
        laid: [
          { tile: '12-3', lies: '12-3', place: 'train-0' },
          { tile: '3-3', lies: '3-3', place: 'train-0', seat: 0 },
        ],
        end: 3,
      },
      { place: 'train-1', owner: 1, open: false, laid: [], end: 12 },
      { place: 'mexican', owner: null, open: true, laid: [], end: 12 },
    ],
    laid: [
      { tile: '12-3', lies: '12-3', place: 'train-0' },
      { tile: '3-3', lies: '3-3', place: 'train-0', seat: 0 },
    ],
    ends: [
      { place: 'train-0', number: 3 },
      { place: 'train-1', number: 12 },
      { place: 'mexican', number: 12 },
    ],
    duty: 'train-0',
    drawn: true,
  });
});
