import { IntlMessageFormat } from 'intl-messageformat';
import type { Language, MessageKey } from './catalogues/catalogue.ts';
import { type Locale, languages } from './locale.ts';

/** The key of a message, or one made from data: the id of a game, an option, a level, a setting. */
export type WordKey =
  | MessageKey
  | `game.${string}.${'name' | 'line'}`
  | `option.${string}.${'sentence' | 'value'}`
  | `level.${string}`
  | `cast.${string}.${'won' | 'lost'}`
  | `settings.${string}.${string}`
  | `set-up.guest.${string}`;

/** What is put into a message, by the names in its braces. */
export type Values = Readonly<Record<string, string | number>>;

/** What becomes of the text inside a tag of a message such as `<strong>…</strong>`. */
export type Tags<T> = Readonly<Record<string, (inside: (string | T)[]) => T>>;

/** One language: its messages, its lists, its keys. */
export interface Words {
  readonly locale: Locale;
  /** The single keys of the table, as `KeyboardEvent.key` gives them in lower case. */
  readonly keys: Language['keys'];
  /** The message with its values; an unknown key comes back as it is. Throws where a value is missing. */
  text(key: WordKey, values?: Values): string;
  /** The same in parts, where tags and values may be anything, e.g. elements of a page. */
  rich<T>(
    key: WordKey,
    values: Readonly<Record<string, string | number | T>>,
    tags?: Tags<T>,
  ): readonly (string | T)[];
  /** As the language lists things: `and` for `4 and 6`, `or` for `4 or 6`, `,` for `4, 6`. */
  list(items: readonly (string | number)[], join?: 'and' | 'or' | ','): string;
}

/** Tags say nothing where only text is wanted. */
const untagged: Tags<string> = { strong: (inside) => inside.join('') };

const listTypes = { and: 'conjunction', or: 'disjunction' } as const;

function createWords(locale: Locale, language: Language): Words {
  const messages: Readonly<Record<string, string>> = language.messages;
  const formats = new Map<string, IntlMessageFormat>();
  const formatOf = (key: string): IntlMessageFormat | null => {
    const known = formats.get(key);
    if (known) return known;
    const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
    if (message === undefined) return null;
    const format = new IntlMessageFormat(message, locale);
    formats.set(key, format);
    return format;
  };
  return {
    locale,
    keys: language.keys,
    text(key, values) {
      const format = formatOf(key);
      return format ? String(format.format<string>({ ...untagged, ...values })) : key;
    },
    rich(key, values, tags) {
      const parts = formatOf(key)?.format({ ...values, ...tags }) ?? key;
      return Array.isArray(parts) ? parts : [parts];
    },
    list(items, join = 'and') {
      const texts = items.map(String);
      if (join === ',') return texts.join(', ');
      return new Intl.ListFormat(locale, { type: listTypes[join] }).format(texts);
    },
  };
}

/**
 * The words of a language, and only of that one: its file is fetched when first asked for. Messages are parsed when they
 * are first said, then kept. Rejects where the file cannot be fetched.
 */
export async function loadWords(locale: Locale): Promise<Words> {
  const { default: language } = await languages[locale]();
  return createWords(locale, language);
}
