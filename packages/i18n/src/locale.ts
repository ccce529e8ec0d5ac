/** The languages of Pedra as BCP 47 tags; the first is spoken where none is understood. */
export const locales = ['en', 'pt-BR'] as const;

/** A language of Pedra. */
export type Locale = (typeof locales)[number];

function languageOf(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? '';
}

/** The language of Pedra that serves best for tags in order of preference: the exact one, else one of the same language, else English. Pure. */
export function chooseLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const exact = locales.find((locale) => locale.toLowerCase() === tag.toLowerCase());
    const near = exact ?? locales.find((locale) => languageOf(locale) === languageOf(tag));
    if (near) return near;
  }
  return locales[0];
}
