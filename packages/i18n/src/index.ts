/*
 * locales: readonly ['en', 'pt-BR'];  chooseLocale(wanted: readonly string[]): Locale
 * createWords(locale): Words — Words.text(key, values?): string
 * sentence(words, event, { view, names }): string — one event as a sentence for the log and the screen reader
 */
export {};
