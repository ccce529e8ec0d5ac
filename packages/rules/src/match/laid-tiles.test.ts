import { expect, test } from 'vitest';
import { laidTiles } from '../index.ts';

test('every tile on a table of any kind is named once, the higher number first', () => {
  const hands = [['6-6'], ['5-5']];
  expect(laidTiles({ hands, turn: 0, line: ['1-2', '2-2'] })).toEqual(['2-1', '2-2']);
  expect(laidTiles({ hands, turn: 0, tree: ['4-1@start', '6-1@4-1'] })).toEqual(['4-1', '6-1']);
  const trains = [{ tiles: ['9-3', '3-10'], open: true }, {}];
  expect(laidTiles({ hands, turn: 0, engine: 9, trains, mexican: ['9-12'] })).toEqual([
    '9-9',
    '9-3',
    '10-3',
    '12-9',
  ]);
  expect(laidTiles({ hands, turn: 0 })).toEqual([]);
});
