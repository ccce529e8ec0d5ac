import type { KeyCommand } from '../keys.ts';
import type english from './en.json';

/** The key of a message, e.g. `table.your-turn`. */
export type MessageKey = keyof (typeof english)['messages'];

/** All messages of one language in ICU syntax: a missing or an extra key does not compile. */
export type Catalogue = Readonly<Record<MessageKey, string>>;

/** All that one language brings. */
export interface Language {
  /** The single keys of the table, as `KeyboardEvent.key` gives them in lower case. */
  readonly keys: Readonly<Record<KeyCommand, string>>;
  readonly messages: Catalogue;
}
