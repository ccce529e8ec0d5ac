import { expect, test } from 'vitest';
import { cast, levelOf } from './cast.ts';

const byId = (id: string) => cast.find((character) => character.id === id) ?? cast[0];

test.each([
  ['dora', ['easy', 'medium', 'hard', 'master'], 'master'],
  ['dora', ['easy', 'medium', 'hard'], 'hard'],
  ['nina', ['easy'], 'easy'],
  ['hugo', ['medium', 'hard'], 'medium'],
  ['hugo', [], 'easy'],
])('%s at a table that offers %j plays at %s', (id, offered, level) => {
  const character = byId(id);
  expect(character && levelOf(character, offered)).toBe(level);
});
