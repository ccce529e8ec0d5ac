import { describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { firstTo } from '../score/first-to.ts';
import { compile } from './compile.ts';
import { createPosition } from './position.ts';
import type { Game, Ruleset } from './ruleset.ts';

const [rules] = games;
if (!rules) throw new Error('a listed game was expected');

function compiled(ruleset: Ruleset, seats: number, options = {}): Game {
  const result = compile(ruleset, seats, options);
  if (!result.ok) throw new Error(result.error.message);
  return result.game;
}

describe('compiling a ruleset', () => {
  test('the same game comes back for the same choices, and no other', () => {
    const game = compiled(rules, 2);
    expect(compiled(rules, 2)).toBe(game);
    expect(compiled(rules, 2, { target: 100 })).toBe(game);
    expect(compiled(rules, 2, { target: 50 })).not.toBe(game);
    expect(compiled(rules, 3)).not.toBe(game);
  });

  test('many choices are compiled one after the other without growing a store', () => {
    for (let target = 1; target <= 200; target++) {
      expect(compiled(rules, 2, { target }).options).toEqual({ target });
    }
  });

  test('partners sit opposite where a game is played in pairs', () => {
    const inPairs = { ...rules, id: 'in pairs', pairs: [4] };
    expect(compiled(inPairs, 4).sides).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(compiled(inPairs, 3).sides).toEqual([[0], [1], [2]]);
  });

  test.each([
    ['no hand for a seat count', { hand: {} }, 'hand'],
    ['hands that ask for more tiles than there are', { hand: { 3: 10 } }, 'hand'],
    ['pairs of three', { pairs: [3] }, 'pairs'],
  ])('%s is a fault of the game file', (name, changes, field) => {
    const broken = { ...rules, id: name, ...changes };
    expect(() => compile(broken, 3, {})).toThrow(field);
  });

  test('a match that is won by an option nobody declared is a fault of the game file', () => {
    const position = createPosition(compiled(rules, 2), 1);
    expect(() => firstTo('points')(position)).toThrow('options.points');
  });
});
