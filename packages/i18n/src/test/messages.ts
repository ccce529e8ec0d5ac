import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalogue } from '../catalogues/catalogue.ts';
import { type Locale, languages } from '../locale.ts';

/** The counts that tests say every message with. */
export const counts: readonly number[] = [0, 1, 2, 5, 12, 22, 25, 1.5];

/** The parser's number for plain text. */
const literal = 0;

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** What a message takes. */
interface Taken {
  /** The names in its braces, and its tags as `<name>`. */
  readonly names: ReadonlySet<string>;
  /** The choices that it makes by text, as `name=option`. */
  readonly choices: ReadonlySet<string>;
  /** What each of its plurals tells apart, such as `=0`, `one`, `other`. */
  readonly plurals: readonly { readonly name: string; readonly forms: readonly string[] }[];
}

/** What a message takes: names, choices by text, plurals. */
export function takenBy(message: string): Taken {
  const names = new Set<string>();
  const choices = new Set<string>();
  const plurals: { name: string; forms: string[] }[] = [];
  const walk = (elements: readonly Element[]): void => {
    for (const element of elements) {
      if ('value' in element && element.type !== literal) {
        names.add('children' in element ? `<${element.value}>` : element.value);
      }
      if ('children' in element) walk(element.children);
      if (!('options' in element)) continue;
      const forms = Object.keys(element.options);
      if ('offset' in element) plurals.push({ name: element.value, forms });
      else for (const form of forms) choices.add(`${element.value}=${form}`);
      for (const option of Object.values(element.options)) walk(option.value);
    }
  };
  walk(new IntlMessageFormat(message, 'en').getAst());
  return { names, choices, plurals };
}

/** Every way to fill a message: each of its choices by text, with one count wherever it counts. */
export function fillings(message: string, count: number): Record<string, string | number>[] {
  const { names, choices, plurals } = takenBy(message);
  const counted = new Set(plurals.map(({ name }) => name));
  let filled: Record<string, string | number>[] = [{}];
  for (const name of [...names].filter((one) => !one.startsWith('<'))) {
    const options = [...choices]
      .filter((choice) => choice.startsWith(`${name}=`))
      .map((choice) => choice.slice(name.length + 1));
    const plain = options.length > 0 ? options : ['Ana'];
    const values = counted.has(name) ? [count] : plain;
    filled = filled.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
  }
  return filled;
}

/** The messages of one language. */
export async function messagesOf(locale: Locale): Promise<Catalogue> {
  return (await languages[locale]()).default.messages;
}
