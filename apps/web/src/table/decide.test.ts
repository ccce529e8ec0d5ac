import type { SeatView } from '@pedra/rules';
import { describe, expect, test } from 'vitest';
import { decide, nextPlace, nothingPicked, stillPicked, type Wish } from './decide.ts';

const view: SeatView = {
  game: 'any',
  seats: 2,
  sides: [[0], [1]],
  direction: 'clockwise',
  set: 6,
  options: {},
  seat: 0,
  phase: 'playing',
  round: 1,
  opener: 0,
  turn: 0,
  hand: ['5-1', '4-1', '3-3'],
  counts: [3, 3],
  boneyard: 5,
  table: {
    kind: 'line',
    laid: [{ tile: '5-1', lies: '1-5', place: 'start', seat: 1 }],
    ends: [
      { place: 'left', number: 1 },
      { place: 'right', number: 5 },
    ],
  },
  legal: ['4-1@left', '5-1@left', '5-1@right'],
  passes: 0,
  scores: [0, 0],
  log: [],
  facts: [],
  results: [],
  result: null,
  hands: null,
  winners: [],
};
const stuck: SeatView = { ...view, legal: ['draw'] };

describe('I3: what a wish comes to', () => {
  const cases: readonly (readonly [string, SeatView, Wish, object])[] = [
    [
      'a tile with one end is played',
      view,
      { type: 'pick', piece: '4-1', via: 'pointer' },
      { action: '4-1@left' },
    ],
    [
      'a tile with two ends waits for one',
      view,
      { type: 'pick', piece: '5-1', via: 'pointer' },
      { picking: { picked: '5-1', place: null } },
    ],
    [
      'by key, the first end is ready',
      view,
      { type: 'pick', piece: '5-1', via: 'keyboard' },
      { picking: { picked: '5-1', place: 'left' } },
    ],
    [
      'a tile that fits nowhere is refused',
      view,
      { type: 'pick', piece: '3-3', via: 'pointer' },
      { refused: { tile: '3-3', attempt: '3-3@left' } },
    ],
    [
      'a drop on an end plays',
      view,
      { type: 'drop', piece: '5-1', end: 'right', via: 'pointer' },
      { action: '5-1@right' },
    ],
    [
      'a drop on a wrong end is refused',
      view,
      { type: 'drop', piece: '4-1', end: 'right', via: 'pointer' },
      { refused: { tile: '4-1', attempt: '4-1@right' } },
    ],
    [
      'a tap on the pile draws',
      stuck,
      { type: 'tap-pile', pile: 'boneyard', via: 'pointer' },
      { action: 'draw' },
    ],
    [
      'a pass that is not legal is nothing',
      stuck,
      { type: 'pass', via: 'keyboard' },
      { picking: nothingPicked },
    ],
  ];
  test.each(cases)('%s', (_, seen, wish, expected) => {
    expect(decide(seen, nothingPicked, wish)).toMatchObject(expected);
  });

  test('the picked tile picked again, or Esc, puts it down', () => {
    const picking = { picked: '5-1', place: null };
    expect(decide(view, picking, { type: 'pick', piece: '5-1', via: 'pointer' })).toEqual({
      picking: nothingPicked,
    });
    expect(decide(view, picking, { type: 'cancel', via: 'keyboard' })).toEqual({
      picking: nothingPicked,
    });
  });
});

test('arrows go round the ends of the picked tile', () => {
  const left = { picked: '5-1', place: 'left' };
  const right = nextPlace(view, left, 1);
  expect(right.place).toBe('right');
  expect(nextPlace(view, right, 1)).toEqual(left);
  expect(nextPlace(view, { picked: '5-1', place: null }, -1).place).toBe('right');
});

test('a picked tile is put down when it can no longer be played', () => {
  expect(stillPicked(stuck, { picked: '5-1', place: 'left' })).toEqual(nothingPicked);
  expect(stillPicked(view, { picked: '5-1', place: 'left' })).toEqual({
    picked: '5-1',
    place: 'left',
  });
});
