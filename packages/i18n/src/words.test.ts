import { listGames, refusals } from '@pedra/rules';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { keyCommands, keys } from './keys.ts';
import { chooseLocale, locales } from './locale.ts';
import { catalogues, createWords } from './words.ts';

const counts = [0, 1, 2, 5, 12, 22, 25, 1.5];
/** The parser's number for plain text. */
const literal = 0;

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** The names in a message: those that are counted, and all. */
function namesIn(message: string): { counted: Set<string>; all: Set<string> } {
  const counted = new Set<string>();
  const all = new Set<string>();
  const walk = (elements: readonly Element[]): void => {
    for (const element of elements) {
      if ('children' in element) walk(element.children);
      else if ('value' in element && element.type !== literal) all.add(element.value);
      if (!('options' in element)) continue;
      if ('offset' in element) counted.add(element.value);
      for (const option of Object.values(element.options)) walk(option.value);
    }
  };
  walk(new IntlMessageFormat(message, 'en').getAst());
  return { counted, all };
}

/** A value for every name in a message: a number where it is counted, else a text. */
function valuesFor(message: string, count: number): Record<string, string | number> {
  const { counted, all } = namesIn(message);
  return Object.fromEntries([...all].map((name) => [name, counted.has(name) ? count : 'Ana']));
}

test('every language has the same keys', () => {
  const expected = Object.keys(catalogues.en).sort();
  for (const locale of locales) expect(Object.keys(catalogues[locale]).sort()).toEqual(expected);
});

test.each(locales)('every message of %s can be said with every count', (locale) => {
  const words = createWords(locale);
  for (const [key, message] of Object.entries(catalogues[locale])) {
    for (const who of ['you', 'several', 'other']) {
      for (const count of counts) {
        const values = { ...valuesFor(message, count), who };
        const text = words.text(key as keyof typeof catalogues.en, values);
        expect(text, key).not.toMatch(/[{}<>#]|undefined|NaN/);
        expect(text.trim(), key).not.toBe('');
      }
    }
  }
});

test('every language puts the same values into a message', () => {
  for (const [key, message] of Object.entries(catalogues.en)) {
    const translated = catalogues['pt-BR'][key as keyof typeof catalogues.en];
    expect([...namesIn(translated).all].sort(), key).toEqual([...namesIn(message).all].sort());
  }
});

test.each([
  ['en', ['0 points', '1 point', '2 points', '5 points', '22 points', '1.5 points']],
  ['pt-BR', ['0 pontos', '1 ponto', '2 pontos', '5 pontos', '22 pontos', '1,5 ponto']],
] as const)('points are counted in %s', (locale, expected) => {
  const words = createWords(locale);
  const said = [0, 1, 2, 5, 22, 1.5].map((count) => words.text('result.hand.sum', { count }));
  expect(said).toEqual(expected);
});

test.each([
  [['pt-BR'], 'pt-BR'],
  [['pt-br'], 'pt-BR'],
  [['pt-PT', 'en'], 'pt-BR'],
  [['pt'], 'pt-BR'],
  [['en-GB', 'pt'], 'en'],
  [['de', 'pt-BR', 'en'], 'pt-BR'],
  [['de', 'ja'], 'en'],
  [[], 'en'],
] as const)('from %j the language is %s', (wanted, expected) => {
  expect(chooseLocale(wanted)).toBe(expected);
});

test.each(locales)('every game, option, level and refusal has words in %s', (locale) => {
  const games = listGames();
  const needed = [
    ...games.flatMap(({ id }) => [`game.${id}.name`, `game.${id}.line`]),
    ...games.flatMap(({ options }) =>
      options.flatMap(({ name }) => [`option.${name}.sentence`, `option.${name}.value`]),
    ),
    ...refusals.map((code) => `why.${code}`),
    ...keyCommands.map((command) => `key.${command}`),
  ];
  expect(needed.filter((key) => !Object.hasOwn(catalogues[locale], key))).toEqual([]);
});

test.each(locales)('no key of %s means two things', (locale) => {
  const used = Object.values(keys[locale]);
  expect(new Set(used).size).toBe(used.length);
  expect(used.filter((key) => key !== key.toLowerCase() || key.length !== 1)).toEqual([]);
});

test('a pair is a dupla, a double is a carroça', () => {
  for (const [key, message] of Object.entries(catalogues['pt-BR'])) {
    expect(message, key).not.toMatch(/\b(peças?|buchas?|parceira|tu|teu|tua)\b/i);
    if (/dupla/i.test(message)) {
      expect(catalogues.en[key as keyof typeof catalogues.en], key).toMatch(/pair|partner/i);
    }
  }
});

test('tags become parts of the page, or plain text', () => {
  const words = createWords('en');
  const values = { left: 4, right: 6 };
  expect(words.text('table.ends.pair', values)).toBe('Ends 4 and 6');
  const parts = words.rich<{ strong: unknown }>('table.ends.pair', values, {
    strong: (inside) => ({ strong: inside }),
  });
  expect(parts).toEqual(['Ends ', { strong: ['4'] }, ' and ', { strong: ['6'] }]);
});

test('an unknown key comes back as it is', () => {
  expect(createWords('en').text('game.unheard-of.name')).toBe('game.unheard-of.name');
});
