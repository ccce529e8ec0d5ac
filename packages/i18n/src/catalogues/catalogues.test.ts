import { listGames, refusals } from '@pedra/rules';
import { describe, expect, test } from 'vitest';
import { keyCommands } from '../keys.ts';
import { languages, locales } from '../locale.ts';
import { counts, fillings, messagesOf, takenBy } from '../test/messages.ts';
import { loadWords } from '../words.ts';
import type { MessageKey } from './catalogue.ts';

const english = await messagesOf('en');
const keysOf = (messages: object) => Object.keys(messages) as MessageKey[];

describe.each(locales)('%s', async (locale) => {
  const messages = await messagesOf(locale);
  const words = await loadWords(locale);
  const numbers = new Intl.PluralRules(locale);

  test('has a message for every key, and no other', () => {
    expect(keysOf(messages).sort()).toEqual(keysOf(english).sort());
  });

  test('can say every message in every way with every count', () => {
    for (const key of keysOf(messages)) {
      for (const values of counts.flatMap((count) => fillings(messages[key], count))) {
        const text = words.text(key, values);
        expect(text, key).not.toMatch(/[{}<>#]|undefined|NaN| {2}| [.,;:]/);
        expect(text, key).toBe(text.trim());
        expect(text, key).not.toBe('');
      }
    }
  });

  test('puts the same values into a message, and tells the same cases apart', () => {
    for (const key of keysOf(messages)) {
      const [taken, expected] = [takenBy(messages[key]), takenBy(english[key])];
      expect([...taken.names].sort(), key).toEqual([...expected.names].sort());
      expect([...taken.choices].sort(), key).toEqual([...expected.choices].sort());
    }
  });

  test('has every form that its numbers need, or one that serves all', () => {
    const needed = [...new Set(counts.map((count) => numbers.select(count)))].sort();
    for (const key of keysOf(messages)) {
      for (const { forms } of takenBy(messages[key]).plurals) {
        const told = forms.filter((form) => !form.startsWith('=')).sort();
        if (told.length > 1) expect(told, key).toEqual(needed);
      }
    }
  });

  test('says 0 in its own words where it would else be counted as one', () => {
    if (numbers.select(0) !== 'one') return;
    for (const key of keysOf(messages)) {
      for (const { forms } of takenBy(messages[key]).plurals) {
        if (forms.includes('one')) expect(forms, key).toContain('=0');
      }
    }
  });

  test('has words for every game, option and refusal', () => {
    const games = listGames();
    const needed = [
      ...games.flatMap(({ id }) => [`game.${id}.name`, `game.${id}.line`]),
      ...games.flatMap(({ options }) =>
        options.flatMap(({ name }) => [`option.${name}.sentence`, `option.${name}.value`]),
      ),
      ...refusals.map((code) => `why.${code}`),
      ...keyCommands.map((command) => `key.${command}`),
    ];
    expect(needed.filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
  });

  test('has a key for every command, none of them twice, and leaves Q to whoever leaves', async () => {
    const { keys } = (await languages[locale]()).default;
    const used = Object.values(keys);
    expect(Object.keys(keys).sort()).toEqual([...keyCommands].sort());
    expect(new Set(used).size).toBe(used.length);
    expect(used.filter((key) => key !== key.toLowerCase() || key.length !== 1)).toEqual([]);
    expect(used).not.toContain('q');
  });

  test('begins a sentence with a capital and ends it with a stop', () => {
    for (const key of keysOf(messages).filter((name) => /^(say|why|sum)\./.test(name))) {
      if (/\.entry$|^say\.(on-end|hand-tile|train-end$)|^sum\.terms/.test(key)) continue;
      for (const values of counts.flatMap((count) => fillings(messages[key], count))) {
        const text = words.text(key, values);
        expect(text, key).toMatch(/^[\p{Lu}\d].*\.$/u);
      }
    }
  });
});
