import { legal, view } from '@pedra/rules';
import { expect, test } from 'vitest';
import { dealt, type Given, position, tableAt } from '../test/table.ts';

const solo: Given = { seats: ['human', 'bot'], think: async ({ match }) => legal(match)[0] ?? '' };
/** Both have what fits for two turns. */
const open = {
  line: ['6-6'],
  hands: [
    ['6-1', '6-0', '5-0'],
    ['2-1', '2-0', '3-0'],
  ],
  boneyard: ['5-5'],
};

test('takes the own last placement back, with all that came of it, while a bot thinks or afterwards', async () => {
  const table = tableAt(position('draw', open), solo);
  const before = table.match();
  expect(table.now().can({ type: 'undo' })).toBe(false);
  table.act('6-1@left');
  expect(table.where()).toContain('thinking');
  table.send({ type: 'undo' });
  expect(table.match()).toEqual(before);
  expect(table.where()).toBe('rounds.turns.deciding.waiting');
  table.act('6-0@left');
  await table.pass(1400);
  expect(table.match().turn).toBe(0);
  table.send({ type: 'undo' });
  expect(table.match()).toEqual(before);
  expect(table.told()).toEqual(['undone', 'undone']);
  expect(table.now().can({ type: 'undo' })).toBe(false);
});

test('G8: does not reach back before a tile that was shown to the player', async () => {
  const hands = [
    ['6-1', '5-4'],
    ['1-1', '3-0'],
  ];
  const table = tableAt(
    position('draw', { line: ['6-6'], hands, boneyard: ['3-3', '5-3', '6-2'] }),
    solo,
  );
  table.act('6-1@left');
  await table.pass(1400);
  expect(table.now().can({ type: 'undo' })).toBe(true);
  table.act('draw');
  expect(view(table.match(), 0).hand).toContain('3-3');
  expect(table.now().can({ type: 'undo' })).toBe(false);
});

test('is for one human among bots, and within a round', () => {
  for (const seats of [
    ['human', 'human'],
    ['human', 'remote'],
    ['bot', 'bot'],
  ] as const) {
    const table = tableAt(position('draw', open), { ...solo, seats });
    table.act('6-1@left');
    expect(table.now().can({ type: 'undo' })).toBe(false);
  }
  const last = tableAt(position('draw', { line: ['6-6'], hands: [['6-0'], ['2-1']] }), solo);
  last.act('6-0@left');
  expect(last.where()).toBe('between');
  expect(last.now().can({ type: 'undo' })).toBe(false);
});

test('does nothing at a new table or at one that stands still', () => {
  const table = tableAt(dealt('draw'), solo);
  table.send({ type: 'undo' });
  expect(table.where()).toBe('rounds.dealing');
  table.send({ type: 'pause' });
  table.send({ type: 'undo' });
  expect(table.where()).toBe('paused');
});
