import { expect, test } from 'vitest';
import { chooseLocale } from './locale.ts';

test.each([
  [['pt-BR'], 'pt-BR'],
  [['pt-br'], 'pt-BR'],
  [['pt'], 'pt-BR'],
  [['pt-419'], 'pt-BR'],
  [['pt-PT', 'en'], 'pt-PT'],
  [['pt-AO'], 'pt-PT'],
  [['pt-MZ'], 'pt-PT'],
  [['pt_CV'], 'pt-PT'],
  [['pt-Latn-PT'], 'pt-PT'],
  [['pt-PT-u-nu-latn'], 'pt-PT'],
  [['pl'], 'pl'],
  [['pl-PL'], 'pl'],
  [['en-GB', 'pt'], 'en'],
  [['de', 'pt-BR', 'en'], 'pt-BR'],
  [['de', 'pl', 'pt'], 'pl'],
  [['de', 'ja'], 'en'],
  [['C'], 'en'],
  [['ptolemaic', 'pleb'], 'en'],
  [['', 'pl'], 'pl'],
  [[], 'en'],
] as const)('from %j the language is %s', (wanted, expected) => {
  expect(chooseLocale(wanted)).toBe(expected);
});
