import { describe, expect, test } from 'vitest';
import {
  act,
  begin,
  fromRecord,
  gameInfo,
  legal,
  type Match,
  nextRound,
  type PositionText,
  tileSet,
  view,
} from '../index.ts';

/** A match that takes a round of Five-Up up at this position and makes these actions. */
function played(
  position: PositionText,
  actions: readonly string[] = [],
  options: Readonly<Record<string, number>> = {},
): Match {
  const seats = position.hands.length;
  const rounds = [{ position, actions }];
  const read = fromRecord({ format: 'pedra-record/1', game: 'five-up', seats, options, rounds });
  if (!read.ok) throw new Error(read.error.message);
  return read.match;
}

/** The table of a match where everything is in sight. */
function tableOf(match: Match) {
  const { table } = view(match, 'public');
  if (table.kind !== 'tree') throw new Error('a tree was expected');
  return table;
}

/** Two hands of which the first goes through these tiles while the second passes. */
function alone(tiles: readonly string[], tree: readonly string[] = []): PositionText {
  return { hands: [[...tiles, '0-0'], ['2-2']], turn: 0, tree };
}

/** The count after each of these plays, all by seat 0 and 1 in turn. */
function countsOf(plays: readonly string[]): { counts: number[]; scored: number[] } {
  const tiles = plays.map((play) => play.split('@')[0] ?? '');
  const hands = [0, 1].map((seat) => [...tiles.filter((_, at) => at % 2 === seat), '3-3']);
  hands[1] = [...(hands[1] ?? []).slice(0, -1), '2-2'];
  const match = played({ hands, turn: 0 }, plays);
  const laid = view(match, 'public').log.filter((event) => event.type === 'tile.played');
  return {
    counts: laid.map(({ count = -1 }) => count),
    scored: laid.map(({ points = -1 }) => points),
  };
}

describe('dealing and the lead', () => {
  test('F1: double-six, clockwise; two or three alone, four in pairs', () => {
    expect(gameInfo('five-up')).toMatchObject({
      seats: [2, 3, 4],
      pairs: [4],
      direction: 'clockwise',
      set: 6,
      table: 'tree',
    });
    const { sides } = view(played({ hands: [['1-0'], ['1-1'], ['2-0'], ['2-1']], turn: 0 }), 0);
    expect(sides).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  test('F2: five tiles each, the rest is the boneyard', () => {
    expect(gameInfo('five-up')?.deal).toEqual({
      2: { hand: 5, boneyard: 18, reserve: 1 },
      3: { hand: 5, boneyard: 13, reserve: 1 },
      4: { hand: 5, boneyard: 8, reserve: 2 },
    });
  });

  test('F2: the heaviest lot leads, of equal ones that with the higher number; then all is shuffled again', () => {
    const leads = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const begun = begin({ game: 'five-up', seats: 4, options: {} }, { seed: `lots ${seed}` });
      if (!begun.ok) throw new Error(begun.error.message);
      const [lots] = begun.events;
      if (lots?.type !== 'lots.drawn' || !lots.tiles) throw new Error('lots were expected');
      const order = lots.tiles.map((tile) => tileSet(6).indexOf(tile));
      expect(new Set(lots.tiles).size).toBe(4);
      expect(lots.seat).toBe(order.indexOf(Math.max(...order)));
      expect(begun.match.position).toMatchObject({ turn: lots.seat, opener: lots.seat });
      expect(begun.match.rounds[0]).toMatchObject({ opener: lots.seat });
      leads.add(lots.seat);
    }
    expect([...leads].sort()).toEqual([0, 1, 2, 3]);
    expect(tileSet(6).indexOf('6-4')).toBeGreaterThan(tileSet(6).indexOf('5-5'));
  });

  test('F2: where the caller deals, the caller says whom the lots gave the lead', () => {
    const config = { game: 'five-up', seats: 2, options: {} };
    const deck = [...tileSet(6)];
    expect(begin(config, { deal: { deck } })).toMatchObject({ error: { code: 'bad-record' } });
    expect(begin(config, { deal: { deck, opener: 2 } })).toMatchObject({
      error: { code: 'bad-record' },
    });
    const begun = begin(config, { deal: { deck, opener: 1 } });
    expect(begun.ok && begun.events[0]).toEqual({
      type: 'lots.drawn',
      reveals: true,
      round: 1,
      seat: 1,
    });
  });

  test('F3: any tile may lead', () => {
    expect(legal(played({ hands: [['6-4', '0-0', '2-1'], ['1-1']], turn: 0 }))).toEqual([
      '0-0@start',
      '2-1@start',
      '6-4@start',
    ]);
  });

  test('F11: who went out leads the next round; after a block lots decide again', () => {
    const out = played({ hands: [['6-1', '5-5'], ['2-0']], turn: 1, tree: ['6-2@start'] }, [
      '2-0@6-2',
    ]);
    const next = nextRound(out, { deck: [...tileSet(6)] });
    expect(next.ok && next.match.position?.turn).toBe(1);
    expect(nextRound(out, { deck: [...tileSet(6)], opener: 1 })).toMatchObject({
      error: { code: 'bad-record' },
    });
    const blocked = played({ hands: [['5-5'], ['3-0']], turn: 0, tree: ['6-2@start'] }, [
      'pass',
      'pass',
    ]);
    expect(nextRound(blocked, { deck: [...tileSet(6)] })).toMatchObject({
      error: { code: 'bad-record' },
    });
    const drawn = nextRound(blocked, { deck: [...tileSet(6)], opener: 1 });
    expect(drawn.ok && drawn.match.position?.turn).toBe(1);
  });
});

describe('spinners', () => {
  test('F4: a double takes its two sides first, and only then its two tips', () => {
    const fours = ['4-0', '4-1', '4-2', '4-3'];
    const places = (tree: readonly string[]) => legal(played(alone(fours, tree)));
    expect(places(['4-4@start', '5-4@4-4'])).toContain('4-1@4-4');
    const onTips = tableOf(played(alone([], ['4-4@start', '5-4@4-4', '6-4@4-4'])));
    expect(onTips.ends).toContainEqual({ place: '4-4', number: 4, counts: 0 });
    const full = ['4-4@start', '4-0@4-4', '4-1@4-4', '4-2@4-4', '4-3@4-4'];
    const closed = played({ hands: [['5-4', '6-6'], ['6-5']], turn: 0, tree: full });
    expect(act(closed, '5-4@4-4')).toMatchObject({ error: { reason: 'place-closed' } });
    expect(tableOf(closed).ends.map(({ place }) => place)).not.toContain('4-4');
  });

  test('F4: every double is a spinner, not the first alone', () => {
    const tree = ['6-6@start', '6-5@6-6', '5-5@6-5', '5-0@5-5', '5-1@5-5'];
    const match = played({ hands: [['5-2', '6-0'], ['3-3']], turn: 0, tree });
    expect(legal(match)).toEqual(['5-2@5-5', '6-0@5-0', '6-0@6-6']);
  });

  test('F4: a place that is open refuses what does not fit, and one without a tile is closed', () => {
    const free = played(alone(['6-1', '4-3'], ['4-2@start']));
    expect(act(free, '6-1@4-2')).toMatchObject({ error: { reason: 'does-not-fit' } });
    expect(act(free, '4-3@6-6')).toMatchObject({ error: { reason: 'place-closed' } });
    expect(act(free, '4-3@start')).toMatchObject({ error: { reason: 'place-closed' } });
  });
});

describe('the count', () => {
  test('F5: an outer end counts its pips, a leading tile both halves', () => {
    expect(countsOf(['4-1@start', '6-1@4-1']).counts).toEqual([5, 10]);
  });

  test('F5: a double counts both halves while a side is free, then nothing, nor do its tips', () => {
    const plays = ['5-5@start', '5-0@5-5', '5-1@5-5', '5-4@5-5', '6-5@5-5'];
    expect(countsOf(plays)).toEqual({ counts: [10, 10, 1, 5, 11], scored: [2, 2, 0, 1, 0] });
  });

  test('F5: a line through spinners', () => {
    const plays = ['6-6@start', '6-3@6-6', '6-4@6-6', '6-2@6-6', '4-4@6-4'];
    expect(countsOf(plays).counts).toEqual([12, 15, 7, 9, 13]);
  });

  test('F6: a count divisible by five scores its fifth at once, for the side that laid the tile', () => {
    const lead = (tile: string) => countsOf([`${tile}@start`]).scored[0];
    expect(['6-4', '5-5', '3-2', '4-1', '5-0', '6-3'].map(lead)).toEqual([2, 2, 1, 1, 1, 0]);
    const pairs = { hands: [['4-1', '6-6'], ['6-1', '0-0'], ['1-1'], ['2-2']], turn: 0 };
    expect(played(pairs, ['4-1@start', '6-1@4-1']).scores).toEqual([1, 2]);
  });

  test('F6: a count of nought scores nothing', () => {
    expect(countsOf(['0-0@start'])).toEqual({ counts: [0], scored: [0] });
  });
});

describe('drawing', () => {
  test('F7: the last tile of the boneyard is never drawn', () => {
    const position = { hands: [['6-6', '6-5'], ['1-1']], turn: 0, tree: ['4-2@start'] };
    expect(legal(played({ ...position, boneyard: ['3-3', '5-5'] }))).toEqual(['draw']);
    expect(legal(played({ ...position, boneyard: ['3-3', '5-5'] }, ['draw']))).toEqual(['pass']);
  });

  test('F7: in pairs the last two are not', () => {
    const hands = [['6-6'], ['1-1'], ['6-5'], ['5-3']];
    const position = { hands, turn: 0, tree: ['4-2@start'] };
    expect(legal(played({ ...position, boneyard: ['3-3', '5-5'] }))).toEqual(['pass']);
    expect(legal(played({ ...position, boneyard: ['3-3', '5-5', '0-0'] }))).toEqual(['draw']);
  });
});

describe('the end of a round', () => {
  const bonuses: [number, string[], number][] = [
    [20, ['6-6', '5-3'], 4],
    [21, ['6-6', '5-4'], 4],
    [22, ['6-5', '6-4', '1-0'], 4],
    [23, ['6-6', '6-5'], 5],
    [24, ['6-6', '5-5', '1-1'], 5],
  ];
  test.each(bonuses)(
    'F8: %i pips of the opponents are rounded to the nearest five',
    (_, hand, points) => {
      const match = played({ hands: [['3-0'], hand], turn: 0, tree: ['3-1@start'] }, ['3-0@3-1']);
      expect(match.result).toEqual({ kind: 'domino', winners: [0], points: [points, 0] });
    },
  );

  test('F8: the last tile scores by F6 before the opponents’ pips are added', () => {
    const match = played({ hands: [['4-3'], ['6-4']], turn: 0, tree: ['3-1@start'] }, ['4-3@3-1']);
    expect(match).toMatchObject({ scores: [3, 0], result: { points: [2, 0] } });
  });

  test('F8: a partner’s tiles are not counted, and hands are summed before rounding', () => {
    const hands = [['3-0'], ['1-1'], ['6-6'], ['5-1']];
    const match = played({ hands, turn: 0, tree: ['3-1@start'] }, ['3-0@3-1']);
    expect(match.result?.points).toEqual([2, 0]);
  });

  test('F9: blocked, the lowest side adds the opponents’ pips in the same way; level, nobody', () => {
    const tree = ['6-2@start'];
    const low = played({ hands: [['5-3'], ['1-0']], turn: 0, tree }, ['pass', 'pass']);
    expect(low.result).toEqual({ kind: 'blocked', winners: [1], points: [0, 2] });
    const level = played({ hands: [['5-3'], ['4-4']], turn: 0, tree }, ['pass', 'pass']);
    expect(level.result).toEqual({ kind: 'blocked', winners: [], points: [0, 0] });
  });
});

describe('the match', () => {
  const scores = [60, 55];

  test('F10: to 61 points; another number by the option target', () => {
    const position = { hands: [['3-0'], ['6-1']], turn: 0, tree: ['3-1@start'], scores };
    expect(played(position, ['3-0@3-1']).winners).toEqual([0]);
    expect(played(position, ['3-0@3-1'], { target: 62 }).winners).toEqual([]);
    expect(played(position, ['3-0@3-1'], { target: 62 }).phase).toBe('round-over');
  });

  test('F10: it ends the moment a side is there, in mid-round and without the bonus of F8', () => {
    const position = {
      hands: [
        ['4-1', '6-6'],
        ['5-5', '6-4'],
      ],
      turn: 0,
      scores,
    };
    const match = played(position, ['4-1@start']);
    expect(match).toMatchObject({
      phase: 'match-over',
      scores: [61, 55],
      winners: [0],
      result: { kind: 'target', winners: [0], points: [0, 0] },
    });
    const last = played({ ...position, hands: [['4-1'], ['5-5', '6-4']] }, ['4-1@start']);
    expect(last.result).toEqual({ kind: 'target', winners: [0], points: [0, 0] });
  });
});

test('the table tells hosts, ends and what they count', () => {
  const tree = ['5-5@start', '5-0@5-5'];
  const table = tableOf(played({ hands: [['5-1', '6-6'], ['4-4']], turn: 0, tree }, ['5-1@5-5']));
  expect(table).toEqual({
    kind: 'tree',
    laid: [
      { tile: '5-5', lies: '5-5', place: 'start' },
      { tile: '5-0', lies: '5-0', place: '5-5' },
      { tile: '5-1', lies: '5-1', place: '5-5', seat: 0 },
    ],
    ends: [
      { place: '5-5', number: 5, counts: 0 },
      { place: '5-0', number: 0, counts: 0 },
      { place: '5-1', number: 1, counts: 1 },
    ],
    count: 1,
  });
  expect(tableOf(played({ hands: [['5-1'], ['4-4']], turn: 0 })).ends).toEqual([
    { place: 'start', number: null, counts: 0 },
  ]);
});
