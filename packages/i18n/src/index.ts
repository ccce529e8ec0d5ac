export type { MessageKey } from './catalogues/catalogue.ts';
export { type KeyCommand, keyCommands, keys } from './keys.ts';
export { chooseLocale, type Locale, locales } from './locale.ts';
export { createWords, type Tags, type Values, type WordKey, type Words } from './words.ts';
