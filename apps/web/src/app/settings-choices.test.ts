import { expect, test } from 'vitest';
import { inForce, parseChoices } from './settings-choices.ts';

const system = { languages: ['de', 'pt-PT'], dark: true, lessMotion: true, contrast: false };

test('unchosen settings follow the system', () => {
  expect(inForce(parseChoices(undefined), system)).toEqual({
    locale: 'pt-PT',
    theme: 'dark',
    motion: 'reduced',
    speed: 1,
    mirror: false,
    marks: 'black',
    dim: true,
    contrast: false,
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

test.each([null, 'text', 3, [], { theme: 'pink', speed: 4, dim: 'yes', marks: null }])(
  'what cannot be read counts as unchosen: %j',
  (kept) => expect(parseChoices(kept)).toEqual(parseChoices({})),
);
