import { begin, toRecord } from '@pedra/rules';
import { describe, expect, test } from 'vitest';
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
  return { version: 1, setup, record: toRecord(begun.match) };
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

describe('what is no kept table gives a code', () => {
  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'bad-record'],
    ['null', null, 'bad-record'],
    ['a number', 5, 'bad-record'],
    ['a list', [good], 'bad-record'],
    ['another version', { ...good, version: 2 }, 'bad-record'],
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
