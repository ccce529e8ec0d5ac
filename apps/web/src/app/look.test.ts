import { listSkins, listTables } from '@pedra/skins';
import { describe, expect, test } from 'vitest';
import { faceStyleOf, lookOf, marksInOneColour } from './look.ts';
import { parseChoices } from './settings-choices.ts';

const calm = { contrast: false };
const strong = { contrast: true };

/** What is seen for what was kept, by id. */
function seen(kept: object, system = calm, theme: 'light' | 'dark' = 'light') {
  const { skin, table, lightness } = lookOf(parseChoices(kept), system, theme);
  return [skin.id, table.id, lightness];
}

describe('the look', () => {
  test('unchosen is the first of each list, as light as the page', () => {
    expect(seen({})).toEqual(['ivory', 'felt', 'light']);
    expect(seen({}, calm, 'dark')).toEqual(['ivory', 'felt', 'dark']);
  });

  test('unchosen is as strong as the system asks', () => {
    expect(seen({}, strong)).toEqual(['contrast', 'plain', 'contrast']);
  });

  test('what was chosen wins over the system, each for itself', () => {
    expect(seen({ skin: 'ebony' }, strong)).toEqual(['ebony', 'plain', 'contrast']);
    expect(seen({ table: 'wood' }, strong)).toEqual(['contrast', 'wood', 'light']);
    expect(seen({ skin: 'ivory', table: 'felt' }, strong, 'dark')).toEqual([
      'ivory',
      'felt',
      'dark',
    ]);
  });

  test('a set or a table that is no longer there falls back to what holds unchosen', () => {
    expect(seen({ skin: 'gold', table: 'lawn' })).toEqual(['ivory', 'felt', 'light']);
    expect(seen({ skin: 'gold', table: 'lawn' }, strong)).toEqual([
      'contrast',
      'plain',
      'contrast',
    ]);
  });

  test('any set lies on any table', () => {
    for (const { id: skin } of listSkins())
      for (const { id: table } of listTables())
        expect(seen({ skin, table })).toEqual([skin, table, 'light']);
  });
});

describe('marks', () => {
  const style = (marks: 'by-set' | 'black' | 'classic' | 'colour-blind', highest: number) =>
    faceStyleOf({ marks, numerals: false }, highest).marks;

  test('are black up to double-six and coloured in larger sets, unless chosen', () => {
    expect([6, 9, 12].map((highest) => style('by-set', highest))).toEqual([
      'black',
      'classic',
      'classic',
    ]);
    for (const chosen of ['black', 'classic', 'colour-blind'] as const)
      expect([6, 12].map((highest) => style(chosen, highest))).toEqual([chosen, chosen]);
  });

  test('numerals are as chosen', () => {
    expect(faceStyleOf({ marks: 'by-set', numerals: true }, 6).numerals).toBe(true);
  });

  test('are of one colour where the worn palette has no others', () => {
    const inOne = (skin: string, system = calm) =>
      marksInOneColour(lookOf(parseChoices({ skin }), system, 'light'));
    expect(['ivory', 'ebony', 'neon', 'contrast'].map((skin) => inOne(skin))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(inOne('ivory', strong)).toBe(true);
  });
});
