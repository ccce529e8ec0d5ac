import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { act, begin, errorCodes, formatRecord, legal, tileSet } from '../index.ts';
import { referee } from './referee.ts';

const position = { hands: [['6-5', '3-3'], ['4-4']], boneyard: ['2-2'], turn: 0, line: ['1-6'] };
const deck = [...tileSet(6)];
const base = {
  format: 'pedra-record/1',
  game: 'draw',
  seats: 2,
  options: {},
  rounds: [{ deck, actions: [] as unknown }],
};

/** The code, round and step that the referee answers; `ok` for a good record. */
function judge(record: unknown): string {
  const answer = referee(typeof record === 'string' ? record : JSON.stringify(record));
  if (answer.ok) return 'ok';
  const { code, round, step } = answer.error;
  return [code, round, step].filter((part) => part !== undefined).join(' ');
}

/** A record whose only round is taken up at this position. */
function at(
  fields: Readonly<Record<string, unknown>>,
  round: Readonly<Record<string, unknown>> = {},
): unknown {
  return { ...base, rounds: [{ position: { ...position, ...fields }, actions: [], ...round }] };
}

describe('what is wrong with the form', () => {
  const forms: [string, unknown, string][] = [
    ['no JSON', '{"format":', 'bad-json'],
    ['no text at all', '', 'bad-json'],
    ['a list', [], 'bad-record'],
    ['null', 'null', 'bad-record'],
    ['another format', { ...base, format: 'pedra-record/2' }, 'bad-record'],
    ['a game that is no text', { ...base, game: 7 }, 'bad-record'],
    ['options that are a list', { ...base, options: [] }, 'bad-record'],
    ['options that are null', { ...base, options: null }, 'bad-record'],
    ['no options', { ...base, options: undefined }, 'ok'],
    ['no rounds', { ...base, rounds: undefined }, 'bad-record'],
    ['rounds that are an object', { ...base, rounds: {} }, 'bad-record'],
    ['a round that is no object', { ...base, rounds: [null] }, 'bad-record 1'],
    ['a round without actions', { ...base, rounds: [{ deck }] }, 'bad-record 1'],
    ['an action that is no text', { ...base, rounds: [{ deck, actions: [1] }] }, 'bad-record 1'],
    ['an unlisted game', { ...base, game: 'five-up-and-down' }, 'unknown-game'],
    ['a game by the name of a property', { ...base, game: '__proto__' }, 'unknown-game'],
    ['constructor as a game', { ...base, game: 'constructor' }, 'unknown-game'],
    ['no seats', { ...base, seats: undefined }, 'bad-seats'],
    ['seats as text', { ...base, seats: '2' }, 'bad-seats'],
    ['minus zero seats', JSON.stringify(base).replace('"seats":2', '"seats":-0'), 'bad-seats'],
    ['a billion seats', { ...base, seats: 1e9 }, 'bad-seats'],
    ['2.0 seats', JSON.stringify(base).replace('"seats":2', '"seats":2.0'), 'ok'],
    [
      'an option by the name of a property',
      JSON.stringify(base).replace('{}', '{"__proto__":{"target":1}}'),
      'bad-option',
    ],
    ['toString as an option', { ...base, options: { toString: 1 } }, 'bad-option'],
    ['rounds as an option of another game', { ...base, options: { rounds: 4 } }, 'bad-option'],
    ['a target of null', { ...base, options: { target: null } }, 'bad-option'],
    ['an endless target', JSON.stringify(base).replace('{}', '{"target":1e999}'), 'bad-option'],
    ['a huge target', { ...base, options: { target: 1e300 } }, 'ok'],
    ['unknown fields', { ...base, player: 'x', rounds: [{ deck, actions: [], clock: {} }] }, 'ok'],
  ];
  test.each(forms)('%s', (_, record, expected) => {
    expect(judge(record)).toBe(expected);
  });
});

describe('which error comes first', () => {
  const wrong = {
    format: 'x',
    game: 'x',
    seats: 9,
    options: { x: 1 },
    rounds: [{ deck, actions: ['pass', 7] }],
  };
  const order: [string, Readonly<Record<string, unknown>>, string][] = [
    ['form before game', {}, 'bad-record'],
    ['game before seats', { format: base.format }, 'unknown-game'],
    ['seats before options', { format: base.format, game: 'draw' }, 'bad-seats'],
    ['options before rounds', { format: base.format, game: 'draw', seats: 2 }, 'bad-option'],
    [
      'form of rounds',
      { format: base.format, game: 'draw', seats: 2, options: {} },
      'bad-record 1',
    ],
    [
      'form of every round before the play of any',
      { ...base, rounds: [{ deck, actions: ['pass'] }, { actions: 5 }] },
      'bad-record 2',
    ],
    [
      'actions of a round before the deck of the next',
      {
        ...base,
        rounds: [
          { deck, actions: ['pass'] },
          { deck: [], actions: [] },
        ],
      },
      'illegal-action 1 1',
    ],
    [
      'a round before the last is over',
      { ...base, rounds: [base.rounds[0], { deck: [], actions: [] }] },
      'bad-record 2',
    ],
  ];
  test.each(order)('%s', (_, changes, expected) => {
    expect(judge({ ...wrong, ...changes })).toBe(expected);
  });
});

describe('what is wrong with a round', () => {
  const void4 = [
    '6-6',
    '5-5',
    '4-4',
    '3-3',
    ...deck.filter((tile) => !/^(6-6|5-5|4-4|3-3)$/.test(tile)),
  ];
  const brazilian = { ...base, game: 'brazilian' };
  const rounds: [string, unknown, string][] = [
    ['neither deck nor position', { ...base, rounds: [{ actions: [] }] }, 'bad-record 1'],
    ['both', { ...base, rounds: [{ deck, position, actions: [] }] }, 'bad-record 1'],
    ['a deck of null', { ...base, rounds: [{ deck: null, actions: [] }] }, 'bad-deck 1'],
    ['a deck that is a text', { ...base, rounds: [{ deck: '6-6', actions: [] }] }, 'bad-deck 1'],
    [
      'a number in the deck',
      { ...base, rounds: [{ deck: [...deck.slice(1), 0], actions: [] }] },
      'bad-deck 1',
    ],
    [
      'a tile the wrong way round',
      { ...base, rounds: [{ deck: ['0-1', ...deck.filter((one) => one !== '1-0')], actions: [] }] },
      'bad-deck 1',
    ],
    [
      'an opener where no lots are drawn',
      { ...base, rounds: [{ deck, opener: 0, actions: [] }] },
      'bad-record 1',
    ],
    [
      'an opener of null',
      { ...base, rounds: [{ deck, opener: null, actions: [] }] },
      'bad-record 1',
    ],
    ['nothing rejected', { ...base, rounds: [{ deck, rejected: [], actions: [] }] }, 'ok'],
    [
      'rejected that is no list',
      { ...base, rounds: [{ deck, rejected: null, actions: [] }] },
      'bad-record 1',
    ],
    [
      'a rejected deck in a game without redeals',
      { ...base, rounds: [{ deck, rejected: [void4], actions: [] }] },
      'bad-record 1',
    ],
    [
      'a rejected deck that is not whole',
      { ...base, rounds: [{ deck, rejected: [[]], actions: [] }] },
      'bad-deck 1',
    ],
    [
      'B3: a void deck',
      { ...brazilian, rounds: [{ deck: void4, actions: [] }] },
      'redeal-required 1',
    ],
    [
      'B3: a void deck before the opener',
      { ...brazilian, rounds: [{ deck: void4, opener: 0, actions: [] }] },
      'redeal-required 1',
    ],
    [
      'a rejected deck before the deck',
      { ...brazilian, rounds: [{ deck: [], rejected: [[]], actions: [] }] },
      'bad-deck 1',
    ],
    [
      'B3: a sound deck thrown back',
      { ...brazilian, rounds: [{ deck: [], rejected: [deck], actions: [] }] },
      'bad-record 1',
    ],
  ];
  test.each(rounds)('%s', (_, record, expected) => {
    expect(judge(record)).toBe(expected);
  });
});

describe('what is wrong with a position', () => {
  const positions: [string, Readonly<Record<string, unknown>>, string][] = [
    ['nothing', {}, 'ok'],
    ['an unknown field', { hand: [] }, 'bad-position 1'],
    ['a field of another kind of game', { tree: [] }, 'bad-position 1'],
    ['a duty of null says nothing', { duty: null }, 'ok'],
    ['forced of null says nothing', { forced: null }, 'ok'],
    ['an opener of null', { opener: null }, 'bad-position 1'],
    ['a line of null', { line: null }, 'bad-position 1'],
    ['a boneyard of null', { boneyard: null }, 'bad-position 1'],
    ['no hands', { hands: undefined }, 'bad-position 1'],
    ['a hand too few', { hands: [['6-5']] }, 'bad-position 1'],
    ['an empty hand', { hands: [['6-5'], []] }, 'bad-position 1'],
    ['a tile the wrong way round', { hands: [['5-6'], ['4-4']] }, 'bad-position 1'],
    ['a tile that is not of the set', { hands: [['7-5'], ['4-4']] }, 'bad-position 1'],
    ['a tile in two hands', { hands: [['6-5'], ['6-5']] }, 'bad-position 1'],
    ['a tile in hand and boneyard', { boneyard: ['4-4'] }, 'bad-position 1'],
    ['a tile in hand and line', { line: ['1-6', '6-5'] }, 'bad-position 1'],
    ['a tile twice in the line', { line: ['1-6', '6-1'] }, 'bad-position 1'],
    ['halves that do not meet', { line: ['1-6', '5-5'] }, 'bad-position 1'],
    ['no turn', { turn: undefined }, 'bad-position 1'],
    ['a turn of nobody', { turn: 2 }, 'bad-position 1'],
    ['a turn of half a seat', { turn: 0.5 }, 'bad-position 1'],
    ['a turn beyond all', { turn: 1e9 }, 'bad-position 1'],
    ['round nought', { round: 0 }, 'bad-position 1'],
    ['a score too few', { scores: [1] }, 'bad-position 1'],
    ['a score below nought', { scores: [-1, 0] }, 'bad-position 1'],
    ['as many passes as seats', { passes: 2 }, 'bad-position 1'],
    ['a forced tile with tiles on the table', { forced: '6-5' }, 'bad-position 1'],
    ['a forced tile of another seat', { line: [], forced: '4-4' }, 'bad-position 1'],
    ['a forced tile', { line: [], forced: '6-5' }, 'ok'],
  ];
  test.each(positions)('%s', (_, fields, expected) => {
    expect(judge(at(fields))).toBe(expected);
  });

  test('it stands in the first round only, without rejected decks and opener', () => {
    expect(judge(at({}, { rejected: [] }))).toBe('ok');
    expect(judge(at({}, { rejected: [deck] }))).toBe('bad-record 1');
    expect(judge(at({}, { opener: 0 }))).toBe('bad-record 1');
    expect(judge({ ...base, rounds: [{ position: 5, actions: [] }] })).toBe('bad-position 1');
    const short = { hands: [['6-5'], ['4-4']], turn: 0, line: ['1-6'] };
    const first = { position: short, actions: ['6-5@right'] };
    expect(judge({ ...base, rounds: [first, { position: short, actions: [] }] })).toBe(
      'bad-record 2',
    );
  });

  test('a turn of minus zero is seat 0', () => {
    expect(judge(JSON.stringify(at({})).replace('"turn":0', '"turn":-0'))).toBe('ok');
  });
});

describe('what is wrong with the actions', () => {
  const short = { hands: [['6-5'], ['4-4']], turn: 0, line: ['1-6'] };
  const actions: [string, Readonly<Record<string, unknown>>, string[], string][] = [
    ['G4: a pass in place of a play', position, ['pass'], 'illegal-action 1 1'],
    ['G9: not the text of an action', position, ['6-5@right', 'Draw'], 'illegal-action 1 2'],
    ['G6: one action too many', short, ['6-5@right', 'pass'], 'round-over 1 2'],
    [
      'also after the match',
      { ...short, scores: [99, 0] },
      ['6-5@right', 'pass'],
      'round-over 1 2',
    ],
  ];
  test.each(actions)('%s', (_, fields, texts, expected) => {
    expect(judge({ ...base, rounds: [{ position: fields, actions: texts }] })).toBe(expected);
  });

  test('a round after the match', () => {
    const won = { position: { ...short, scores: [99, 0] }, actions: ['6-5@right'] };
    expect(judge({ ...base, rounds: [won, { deck: [], actions: [] }] })).toBe('match-over 2');
  });
});

describe('the answer', () => {
  test('a round that goes on has no result; who is next is told', () => {
    expect(referee(JSON.stringify(at({ round: 4, scores: [7, 9] })))).toEqual({
      ok: true,
      rounds: [{ scores: [7, 9] }],
      next: { round: 4, seat: 0, legal: ['6-5@right'] },
      scores: [7, 9],
      winners: [],
    });
  });

  test('a trace tells what stood before every action', () => {
    const record = at({}, { actions: ['6-5@right', 'draw'] });
    const answer = referee(JSON.stringify(record), { trace: true });
    expect(answer.ok && answer.rounds[0]?.steps).toEqual([
      { seat: 0, legal: ['6-5@right'], scores: [0, 0] },
      { seat: 1, legal: ['draw'], scores: [0, 0] },
    ]);
  });

  test('without rounds there is nobody next', () => {
    const answer = { ok: true, rounds: [], scores: [0, 0], winners: [] };
    expect(referee(JSON.stringify({ ...base, rounds: [] }))).toEqual(answer);
  });
});

describe('hostile texts', () => {
  test('deep nesting and very long lines are answered, in few words', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const long = 'x'.repeat(10_000_000);
    const texts = [
      deep,
      `{"format":"pedra-record/1","game":"draw","seats":2,"options":{"target":${deep}},"rounds":[]}`,
      long,
      JSON.stringify({ ...base, game: long }),
      JSON.stringify({ ...base, options: { [long]: 1 } }),
      JSON.stringify({ ...base, rounds: [{ deck: [long], actions: [] }] }),
      JSON.stringify({ ...base, rounds: [{ deck, actions: [long] }] }),
      JSON.stringify(at({ turn: long })),
      JSON.stringify(at({ line: [long] })),
    ];
    for (const text of texts) {
      const answer = referee(text);
      expect(answer.ok).toBe(false);
      if (!answer.ok) expect(answer.error.message.length).toBeLessThan(500);
    }
  });

  test('any change to a good record is judged, never thrown at', () => {
    const start = begin({ game: 'brazilian', seats: 2, options: {} }, { seed: 'mutations' });
    if (!start.ok) throw new Error(start.error.message);
    let { match } = start;
    for (let step = 0; step < 12; step++) {
      const next = act(match, legal(match)[0] ?? '');
      if (next.ok) match = next.match;
    }
    const text = formatRecord(match);
    const snippet = fc.constantFrom(
      '"',
      '[',
      '}',
      '-0',
      '1e999',
      '6-6',
      'null',
      'position',
      '{}',
      ',',
    );
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(12), snippet, (from, length, inserted) => {
        const answer = referee(text.slice(0, from) + inserted + text.slice(from + length));
        expect(answer.ok || errorCodes.includes(answer.error.code)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test('any JSON in any field is judged, never thrown at', () => {
    const field = fc.constantFrom(
      'hands',
      'boneyard',
      'turn',
      'line',
      'forced',
      'opener',
      'scores',
      'round',
      'passes',
    );
    fc.assert(
      fc.property(field, fc.jsonValue(), (name, value) => {
        const answer = referee(JSON.stringify(at({ [name]: value })));
        expect(answer.ok || answer.error.code === 'bad-position').toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
