import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAction, parseAction } from './action.ts';
import { formatTile, numbers, parseTile, pips } from './tile.ts';
import { tileSet } from './tile-set.ts';

describe('sets of tiles', () => {
  test.each([
    [6, 28, 168],
    [9, 55, 495],
    [12, 91, 1092],
    [15, 136, 2040],
    [18, 190, 3420],
  ])('G1: a double-%i set holds %i tiles with %i pips in all', (top, count, sum) => {
    const tiles = tileSet(top);
    expect(tiles).toHaveLength(count);
    expect(new Set(tiles).size).toBe(count);
    expect(tiles.reduce((total, tile) => total + pips(tile), 0)).toBe(sum);
  });

  test('G1: every unordered pair of numbers stands once, the higher first', () => {
    expect([...tileSet(2)].sort()).toEqual(['0-0', '1-0', '1-1', '2-0', '2-1', '2-2']);
  });

  test('G2: tiles are in order of their value, then of the higher number', () => {
    expect(tileSet(3).slice(-6)).toEqual(['2-1', '3-0', '2-2', '3-1', '3-2', '3-3']);
  });

  test('a set that nobody makes is refused', () => {
    expect(() => tileSet(19)).toThrow(RangeError);
    expect(() => tileSet(1.5)).toThrow(RangeError);
  });
});

describe('tiles as text', () => {
  test.each([
    ['6-4', { high: 6, low: 4 }],
    ['0-0', { high: 0, low: 0 }],
    ['12-0', { high: 12, low: 0 }],
  ])('%s is a tile', (text, tile) => {
    expect(parseTile(text)).toEqual(tile);
  });

  test.each(['4-6', '6-', '-6', '06-4', '6-4 ', '6–4', '100-0', '', '__proto__'])(
    '"%s" is none',
    (text) => {
      expect(parseTile(text)).toBeNull();
    },
  );

  test('G2: the value of a tile is the sum of its numbers, whichever way it lies', () => {
    expect(pips('6-4')).toBe(10);
    expect(pips('4-6')).toBe(10);
    expect(numbers('4-6')).toEqual([4, 6]);
    expect(() => numbers('six-four')).toThrow(TypeError);
  });

  test('writing and reading give the same tile', () => {
    const number = fc.integer({ min: 0, max: 18 });
    fc.assert(
      fc.property(number, number, (a, b) => {
        const high = Math.max(a, b);
        const low = Math.min(a, b);
        expect(parseTile(formatTile(a, b))).toEqual({ high, low });
      }),
    );
  });
});

describe('actions as text', () => {
  test.each(['draw', 'pass', '6-4@start', '6-4@left', '12-3@train-3', '6-1@4-1', '3-3@mexican'])(
    '%s is read and written alike',
    (text) => {
      const action = parseAction(text);
      expect(action && formatAction(action)).toBe(text);
    },
  );

  test.each([
    '',
    '6-4',
    '@left',
    '6-4@',
    '6-4@Left',
    '4-6@left',
    'Draw',
    '6-4@train-01',
    '6-4@left@',
  ])('"%s" is none', (text) => {
    expect(parseAction(text)).toBeNull();
  });

  test('any text is an action that is written the same way, or none', () => {
    const piece = fc.constantFrom('6', '4', '-', '@', 'left', 'draw', 'train-', ' ', '12');
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 8 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (one) => {
        const action = parseAction(one);
        expect(action === null || formatAction(action) === one).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
