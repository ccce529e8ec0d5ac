import { expect, test } from 'vitest';
import { locales } from './locale.ts';
import { counts } from './test/messages.ts';
import { loadWords } from './words.ts';

const en = await loadWords('en');

test.each([
  [
    'en',
    [
      '0 points',
      '1 point',
      '2 points',
      '5 points',
      '12 points',
      '22 points',
      '25 points',
      '1.5 points',
    ],
  ],
  [
    'pt-BR',
    [
      '0 pontos',
      '1 ponto',
      '2 pontos',
      '5 pontos',
      '12 pontos',
      '22 pontos',
      '25 pontos',
      '1,5 ponto',
    ],
  ],
  [
    'pt-PT',
    [
      '0 pontos',
      '1 ponto',
      '2 pontos',
      '5 pontos',
      '12 pontos',
      '22 pontos',
      '25 pontos',
      '1,5 pontos',
    ],
  ],
  [
    'pl',
    [
      '0 punktów',
      '1 punkt',
      '2 punkty',
      '5 punktów',
      '12 punktów',
      '22 punkty',
      '25 punktów',
      '1,5 punktu',
    ],
  ],
] as const)('points are counted in %s', async (locale, expected) => {
  const words = await loadWords(locale);
  const said = counts.map((value) => words.text('option.target.value', { value }));
  expect(said).toEqual(expected);
});

test.each([
  [
    'en',
    ['0 tiles', '1 tile', '2 tiles', '5 tiles', '12 tiles', '22 tiles', '25 tiles', '1.5 tiles'],
  ],
  [
    'pt-BR',
    [
      'nenhuma pedra',
      '1 pedra',
      '2 pedras',
      '5 pedras',
      '12 pedras',
      '22 pedras',
      '25 pedras',
      '1,5 pedra',
    ],
  ],
  [
    'pt-PT',
    [
      'nenhuma pedra',
      '1 pedra',
      '2 pedras',
      '5 pedras',
      '12 pedras',
      '22 pedras',
      '25 pedras',
      '1,5 pedras',
    ],
  ],
  [
    'pl',
    [
      'bez kamieni',
      '1 kamień',
      '2 kamienie',
      '5 kamieni',
      '12 kamieni',
      '22 kamienie',
      '25 kamieni',
      '1,5 kamienia',
    ],
  ],
] as const)('tiles are counted in %s', async (locale, expected) => {
  const words = await loadWords(locale);
  expect(counts.map((count) => words.text('table.tiles', { count }))).toEqual(expected);
});

test.each([
  ['en', '4 and 6', '4 or 6'],
  ['pt-BR', '4 e 6', '4 ou 6'],
  ['pt-PT', '4 e 6', '4 ou 6'],
  ['pl', '4 i 6', '4 lub 6'],
] as const)('lists in %s', async (locale, both, either) => {
  const words = await loadWords(locale);
  expect([words.list([4, 6]), words.list([4, 6], 'or'), words.list([4, 6], ',')]).toEqual([
    both,
    either,
    '4, 6',
  ]);
});

test.each(locales)('%s says which language it is', async (locale) => {
  expect((await loadWords(locale)).locale).toBe(locale);
});

test('tags become parts of the page, or plain text', () => {
  const values = { left: 4, right: 6 };
  expect(en.text('table.ends.pair', values)).toBe('Ends 4 and 6');
  const parts = en.rich<{ strong: unknown }>('table.ends.pair', values, {
    strong: (inside) => ({ strong: inside }),
  });
  expect(parts).toEqual(['Ends ', { strong: ['4'] }, ' and ', { strong: ['6'] }]);
});

test('an unknown key comes back as it is', () => {
  expect(en.text('game.unheard-of.name')).toBe('game.unheard-of.name');
});
