import { begin, toRecord } from '@pedra/rules';
import { describe, expect, test } from 'vitest';
import type { ClockRule } from './index.ts';
import { readSaved } from './read-saved.ts';
import { restoreMatch } from './restore-match.ts';
import type { SavedTable } from './session-types.ts';

function keptTable(seed = 'kept'): SavedTable {
  const setup = {
    config: { game: 'draw', seats: 2, options: { target: 50 } },
    seed,
    players: [
      { kind: 'human', name: 'You' },
      { kind: 'bot', name: 'Nina', level: 'easy' },
    ],
  } as const;
  const begun = begin(setup.config, { seed });
  if (!begun.ok) throw new Error(begun.error.message);
  const times = { remaining: [0, 0], spent: 0 };
  return { version: 2, setup, record: toRecord(begun.match), times, waiting: [0] };
}

const good = keptTable();
const { setup, record } = good;
const cyclic: Record<string, unknown> = { ...good };
cyclic.record = cyclic;

test('a kept table gives its setup and its match back', () => {
  const read = readSaved(JSON.parse(JSON.stringify(good)));
  expect(read).toMatchObject({ ok: true, setup });
  expect(read.ok && toRecord(read.told)).toEqual(record);
});

test('a table of version 1, which kept no times, is read as well', () => {
  const { times: _, waiting: __, ...old } = good;
  expect(readSaved({ ...old, version: 1 })).toMatchObject({ ok: true, setup, times: undefined });
});

test.each<[string, ClockRule]>([
  ['none', { kind: 'off' }],
  ['for each turn', { kind: 'turn', ms: 20_000, warning: 5_000, onTimeOut: 'stand-in' }],
  [
    'for the match',
    { kind: 'match', ms: 60_000, increment: 500, warning: 0, onTimeOut: 'forfeit' },
  ],
])('a clock %s comes back', (_name, clock) => {
  const read = readSaved(JSON.parse(JSON.stringify({ ...good, setup: { ...setup, clock } })));
  expect(read).toMatchObject({ ok: true, setup: { clock } });
});

describe('what is no kept table gives a code', () => {
  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'bad-record'],
    ['null', null, 'bad-record'],
    ['a number', 5, 'bad-record'],
    ['a list', [good], 'bad-record'],
    ['another version', { ...good, version: 3 }, 'bad-record'],
    ['times of too few seats', { ...good, times: { remaining: [1], spent: 0 } }, 'bad-record'],
    [
      'times that run backwards',
      { ...good, times: { remaining: [1, -1], spent: 0 } },
      'bad-record',
    ],
    ['a clock of no kind', { ...good, setup: { ...setup, clock: { kind: 'sun' } } }, 'bad-record'],
    [
      'a clock without an end',
      { ...good, setup: { ...setup, clock: { kind: 'turn', ms: Number.NaN } } },
      'bad-record',
    ],
    ['no setup', { version: 1, record }, 'bad-record'],
    ['no seed', { ...good, setup: { ...setup, seed: 7 } }, 'bad-record'],
    ['a player too few', { ...good, setup: { ...setup, players: [] } }, 'bad-record'],
    [
      'a player of no kind',
      { ...good, setup: { ...setup, players: [{ kind: 'cat', name: 'A' }, setup.players[1]] } },
      'bad-record',
    ],
    [
      'a level that is no text',
      {
        ...good,
        setup: { ...setup, players: [setup.players[0], { kind: 'bot', name: 'A', level: 3 }] },
      },
      'bad-record',
    ],
    [
      'options of objects',
      { ...good, setup: { ...setup, config: { ...setup.config, options: { target: {} } } } },
      'bad-record',
    ],
    ['no record', { version: 1, setup }, 'bad-record'],
    ['a record that holds itself', cyclic, 'bad-record'],
    [
      'a record of an unknown game',
      { ...good, record: { ...record, game: 'chess' } },
      'unknown-game',
    ],
    [
      'a record with a bad deck',
      { ...good, record: { ...record, rounds: [{ deck: [], actions: [] }] } },
      'bad-deck',
    ],
    [
      'an action that was not legal',
      { ...good, record: { ...record, rounds: [{ ...record.rounds[0], actions: ['pass'] }] } },
      'illegal-action',
    ],
  ])('%s', (_name, value, code) => {
    expect(readSaved(value)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('a record that its setup did not deal is refused', () => {
  const other = keptTable('other');
  const opened = { ...record.rounds[0], actions: [] };
  test.each<[string, SavedTable]>([
    ['another seed', { ...good, setup: other.setup }],
    ['another target', { ...good, record: { ...record, options: { target: 20 } } }],
    ['more seats', { ...good, record: { ...record, seats: 3 } }],
    ['no round at all', { ...good, record: { ...record, rounds: [] } }],
    [
      'a round from a position',
      {
        ...good,
        record: {
          ...record,
          rounds: [{ position: { hands: [['6-6'], ['5-5']], turn: 0 }, actions: [] }],
        },
      },
    ],
    [
      'tiles in another order',
      {
        ...good,
        record: { ...record, rounds: [{ ...opened, deck: [...(opened.deck ?? [])].reverse() }] },
      },
    ],
  ])('%s', (_name, value) => {
    const read = readSaved(value);
    if (!read.ok) throw new Error(read.error.message);
    expect(restoreMatch(read.setup, read.told)).toMatchObject({
      ok: false,
      error: { code: 'bad-record' },
    });
  });
});
