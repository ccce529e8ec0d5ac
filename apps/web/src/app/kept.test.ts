import { expect, test } from 'vitest';
import { keeperOf, parseJson } from './kept.ts';

test('keeps in memory what the storage refuses, be it by not existing or by being full', () => {
  const refused = keeperOf(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(refused.read('a')).toBeNull();
  refused.write('a', '1');
  expect(refused.read('a')).toBe('1');
});

test('reads again what was written', () => {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
  const keeper = keeperOf(() => storage);
  keeper.write('a', '1');
  expect(texts.get('a')).toBe('1');
  expect(keeper.read('a')).toBe('1');
});

test('takes text that is no JSON for nothing', () => {
  expect(parseJson('{')).toBeUndefined();
  expect(parseJson(null)).toBeUndefined();
  expect(parseJson('[1]')).toEqual([1]);
});
