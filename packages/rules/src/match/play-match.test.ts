import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  act,
  begin,
  explain,
  fingerprint,
  formatRecord,
  fromRecord,
  legal,
  listGames,
  type Match,
  type MatchEvent,
  mustCover,
  nextRound,
  type PositionText,
  type Result,
  rewind,
  settle,
  view,
} from '../index.ts';

/** Options for a short match. */
const short = (game: string) => (game === 'mexican-train' ? { rounds: 1 } : { target: 30 });
const tables = listGames().flatMap((game) => game.seats.map((seats) => [game.id, seats] as const));

/** The value of a result that must be right. */
function right<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result;
}

/** Every match on the way through a whole match, choosing by the seed. */
function* walk(
  game: string,
  seats: number,
  seed: string,
): Generator<{ match: Match; events: readonly MatchEvent[] }> {
  let now: { match: Match; events: readonly MatchEvent[] } = right(
    begin({ game, seats, options: short(game) }, { seed }),
  );
  yield now;
  for (let step = 0; now.match.phase !== 'match-over'; step++) {
    const choices = legal(now.match);
    const action = choices[(step * 7 + seed.length) % choices.length] ?? '';
    now = right(now.match.phase === 'playing' ? act(now.match, action) : nextRound(now.match));
    yield now;
  }
}

/** A match of the first listed game, taken up at a position. */
function at(position: PositionText, game = 'draw'): Match {
  const rounds = [{ position, actions: [] }];
  const seats = position.hands.length;
  return right(fromRecord({ format: 'pedra-record/1', game, seats, options: {}, rounds })).match;
}

function isFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozen);
}

describe.each(tables)('%s with %i seats', (game, seats) => {
  test('G7: the same seed and choices give the same match, byte for byte', () => {
    const [one, two, other] = ['a', 'a', 'b'].map((seed) =>
      JSON.stringify([...walk(game, seats, seed)]),
    );
    expect(one).toBe(two);
    expect(one).not.toBe(other);
  });

  test('values are frozen and survive JSON unchanged', () => {
    for (const { match, events } of walk(game, seats, 'json')) {
      expect(isFrozen(match) && isFrozen(events) && isFrozen(view(match, 0))).toBe(true);
      const copy: Match = JSON.parse(JSON.stringify(match));
      expect(copy).toEqual(match);
      expect(legal(copy)).toEqual(legal(match));
      expect(view(copy, 1)).toEqual(view(match, 1));
      expect(settle(copy)).toEqual(settle(match));
      if (match.phase === 'round-over') expect(nextRound(copy)).toEqual(nextRound(match));
    }
  });

  test('no call leaves anything behind: matches told in turns go as if alone', () => {
    const alone = [...walk(game, seats, 'x')].map(({ match }) => fingerprint(match));
    const one = walk(game, seats, 'x');
    const other = walk(game, seats, 'y');
    const together: string[] = [];
    for (const { match } of one) {
      together.push(fingerprint(match));
      const { value } = other.next();
      if (value) view(value.match, 'public');
    }
    expect(together).toEqual(alone);
  });

  test('G9: what is legal is accepted, all else is refused and changes nothing', () => {
    let steps = 0;
    for (const { match } of walk(game, seats, 'legal')) {
      if (match.phase !== 'playing' || steps++ % 5 !== 0) continue;
      const choices = legal(match);
      const hand = match.position?.hands.flat() ?? [];
      const tried = [
        'draw',
        'pass',
        ...hand.flatMap((tile) => [`${tile}@start`, `${tile}@left`, `${tile}@right`]),
      ];
      for (const action of tried) {
        const reason = explain(match, action, match.position?.turn ?? 0);
        const result = act(match, action);
        expect(result.ok).toBe(choices.includes(action));
        expect(reason === null).toBe(choices.includes(action));
        if (!result.ok) expect(result.error).toMatchObject({ code: 'illegal-action', reason });
      }
    }
  });

  test('the match carries what a replay of its record gives', () => {
    for (const { match } of walk(game, seats, 'cache')) {
      const again = right(fromRecord(JSON.parse(formatRecord(match)), match.generator)).match;
      expect(again).toEqual(match);
    }
  });
});

test('G5: forced draws and passes are steps of their own', () => {
  const position = { hands: [['5-5'], ['4-4']], boneyard: ['3-3', '2-2'], turn: 0, line: ['1-6'] };
  const { match, events } = settle(at(position));
  expect(match.rounds[0]?.actions).toEqual(['draw', 'draw', 'pass', 'pass']);
  expect(events.map((event) => event.type)).toEqual([
    'tile.drawn',
    'tile.drawn',
    'turn.passed',
    'turn.passed',
    'round.ended',
  ]);
});

test('G5: a choice is never made for the player, and a single play neither', () => {
  const match = at({ hands: [['6-5'], ['4-4']], turn: 0, line: ['1-6'] });
  expect(settle(match).events).toEqual([]);
  expect(settle(match).match).toBe(match);
});

test('G6: nothing of the turn follows an emptied hand', () => {
  const match = at({ hands: [['6-5'], ['4-4']], turn: 0, line: ['1-6'] });
  const { events } = right(act(match, '6-5@right'));
  expect(events.map((event) => event.type)).toEqual(['tile.played', 'round.ended']);
});

describe('reasons for a refusal', () => {
  const line = { hands: [['6-5', '4-4'], ['3-3']], boneyard: ['2-2'], turn: 0, line: ['1-6'] };
  const stuck = { ...line, hands: [['5-5', '4-4'], ['3-3']] };
  const dry = { hands: [['5-5', '4-4'], ['3-3']], turn: 0, line: ['1-6'] };
  const empty = { hands: [['6-5', '4-4'], ['3-3']], turn: 0, forced: '6-5' };
  const reasons: [string, PositionText, string, number][] = [
    ['not-your-turn', line, '6-5@right', 1],
    ['not-in-hand', line, '3-3@right', 0],
    ['does-not-fit', line, '6-5@left', 0],
    ['place-closed', line, '6-5@start', 0],
    ['place-closed', empty, '6-5@left', 0],
    ['place-closed', line, '6-5@train-0', 0],
    ['must-play', line, 'draw', 0],
    ['must-play', line, 'pass', 0],
    ['must-draw', stuck, 'pass', 0],
    ['may-not-draw', dry, 'draw', 0],
    ['forced-opening', empty, '4-4@start', 0],
    ['not-an-action', line, 'banana', 0],
    ['not-an-action', line, '12-12@left', 0],
  ];
  test.each(reasons)('G9: %s', (reason, position, action, seat) => {
    const match = at(position);
    expect(explain(match, action, seat)).toBe(reason);
    expect(act(match, action, seat)).toMatchObject({
      ok: false,
      error: { code: 'illegal-action', reason },
    });
  });

  test('G9: after the round, and after the match', () => {
    const ended = at({ hands: [['6-5'], ['4-4']], turn: 0, line: ['1-6'] });
    const over = right(act(ended, '6-5@right')).match;
    expect(act(over, 'pass')).toMatchObject({ error: { code: 'round-over' } });
    expect(explain(over, 'pass', 0)).toBe('not-your-turn');
    const won = at({ hands: [['6-5'], ['4-4']], turn: 0, line: ['1-6'], scores: [99, 0] });
    const finished = right(act(won, '6-5@right')).match;
    expect(act(finished, 'pass')).toMatchObject({ error: { code: 'match-over' } });
    expect(nextRound(finished)).toMatchObject({ error: { code: 'match-over' } });
    expect(legal(finished)).toEqual([]);
  });
});

describe('beginning and going on', () => {
  test.each([
    ['unknown-game', { game: '__proto__', seats: 2, options: {} }],
    ['bad-seats', { game: 'draw', seats: 5, options: {} }],
    ['bad-option', { game: 'draw', seats: 2, options: { target: 0 } }],
    ['bad-option', { game: 'draw', seats: 2, options: { speed: 1 } }],
  ])('%s', (code, config) => {
    expect(begin(config, { seed: 's' })).toMatchObject({ ok: false, error: { code } });
  });

  test('a config keeps only what differs from the defaults', () => {
    const { match } = right(
      begin({ game: 'draw', seats: 2, options: { target: 100 } }, { seed: 's' }),
    );
    expect(match.config.options).toEqual({});
    expect(view(match, 0).options).toEqual({ target: 100 });
  });

  test('a round may not be dealt over another, nor without a deck or a generator', () => {
    const { match } = right(begin({ game: 'draw', seats: 2, options: {} }, { seed: 's' }));
    expect(nextRound(match)).toMatchObject({ error: { code: 'bad-record' } });
    const ended = right(
      act(at({ hands: [['6-5'], ['4-4']], turn: 0, line: ['1-6'] }), '6-5@right'),
    ).match;
    expect(nextRound(ended)).toMatchObject({ error: { code: 'bad-deck' } });
    expect(nextRound(ended, { deck: ['6-6'] })).toMatchObject({ error: { code: 'bad-deck' } });
  });

  test('any text is answered, never thrown at', () => {
    const match = at({ hands: [['6-5'], ['4-4']], turn: 0, line: ['1-6'] });
    fc.assert(
      fc.property(fc.string(), fc.integer(), (text, seat) => {
        expect(act(match, text, seat).ok).toBe(text === '6-5@right' && seat === 0);
      }),
    );
  });
});

test.each(tables)(
  '%s, %i seats: a match is taken back to every moment of its round',
  (game, seats) => {
    const moments = [right(begin({ game, seats, options: short(game) }, { seed: 'back' })).match];
    for (let match = moments[0]; match?.phase === 'playing'; match = moments.at(-1)) {
      const actions = legal(match);
      moments.push(right(act(match, actions[moments.length % actions.length] ?? '')).match);
    }
    const last = moments.pop() as Match;
    moments.forEach((moment, action) => {
      for (const from of [last, JSON.parse(JSON.stringify(last)) as Match]) {
        expect(rewind(from, action)).toEqual(moment);
        expect(view(rewind(from, action), 0)).toEqual(view(moment, 0));
      }
    });
    expect(rewind(last, moments.length)).toBe(last);
    expect(rewind(last, -1)).toBe(last);
  },
);

test('M10: a double names the place where it must be covered, other moments none', () => {
  let { match } = right(begin({ game: 'mexican-train', seats: 2, options: {} }, { seed: 'cover' }));
  let covered = 0;
  for (let step = 0; step < 200 && match.phase === 'playing'; step++) {
    expect(mustCover(match)).toBe(match.position?.duty ?? null);
    if (mustCover(match)) covered++;
    match = right(act(match, legal(match)[0] ?? '')).match;
  }
  expect(covered).toBeGreaterThan(0);
  expect(mustCover(right(begin({ game: 'draw', seats: 2, options: {} }, { seed: '' })).match)).toBe(
    null,
  );
});
