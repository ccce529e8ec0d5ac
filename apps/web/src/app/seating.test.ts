import { listGames } from '@pedra/rules';
import { expect, test } from 'vitest';
import { partnerOf, seatPlaces } from './seating.ts';

test.each([
  [2, 'clockwise', ['bottom', 'top']],
  [3, 'clockwise', ['bottom', 'left', 'right']],
  [3, 'counterclockwise', ['bottom', 'right', 'left']],
  [4, 'clockwise', ['bottom', 'left', 'top', 'right']],
  [4, 'counterclockwise', ['bottom', 'right', 'top', 'left']],
] as const)('G10: %i seats, %s', (seats, direction, places) => {
  expect(seatPlaces(seats, direction)).toEqual(places);
});

test('B1: partners sit opposite', () => {
  const game = listGames().find(({ pairs }) => pairs.includes(4));
  if (!game) throw new Error('no game for pairs is listed');
  expect([0, 1, 2, 3].map((seat) => partnerOf(seat, 4, game))).toEqual([2, 3, 0, 1]);
  expect(partnerOf(0, 2, game)).toBeNull();
});
