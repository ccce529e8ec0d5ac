import { listSkins, listTables } from '@pedra/skins';
import { expect, test } from 'vitest';
import { inForce, parseChoices } from './settings-choices.ts';

const system = { languages: ['de', 'pt-PT'], dark: true, lessMotion: true, contrast: false };

test('unchosen settings follow the system', () => {
  expect(inForce(parseChoices(undefined), system)).toEqual({
    locale: 'pt-PT',
    theme: 'dark',
    motion: 'reduced',
    speed: 1,
    order: 'dealt',
    mirror: false,
    skin: listSkins()[0],
    table: listTables()[0],
    lightness: 'dark',
    marks: 'by-set',
    numerals: false,
    large: false,
    dim: true,
  });
});

test('chosen settings win over the system', () => {
  const chosen = { locale: 'en', theme: 'light', motion: 'full', speed: 'instant', mirror: true };
  expect(inForce(parseChoices(chosen), system)).toMatchObject({
    locale: 'en',
    theme: 'light',
    motion: 'full',
    speed: Number.POSITIVE_INFINITY,
    mirror: true,
  });
});

test.each([
  null,
  'text',
  3,
  [],
  { theme: 'pink', speed: 4, dim: 'yes', marks: null },
  { skin: 'gold', table: 7, numerals: 'on', large: 1 },
])('what cannot be read counts as unchosen: %j', (kept) =>
  expect(parseChoices(kept)).toEqual(parseChoices({})),
);

test('every set of pieces and every table that there is can be chosen', () => {
  for (const { id: skin } of listSkins())
    for (const { id: table } of listTables())
      expect(parseChoices({ skin, table })).toMatchObject({ skin, table });
});
