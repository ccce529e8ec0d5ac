import type { Language } from './catalogues/catalogue.ts';

/**
 * The languages of Pedra by their BCP 47 tags, each in a file of its own that is loaded when it is spoken. The first is
 * spoken where none is understood; of two for one language, the first serves whoever names no region.
 */
export const languages = {
  en: () => import('./catalogues/en.json', { with: { type: 'json' } }),
  'pt-BR': () => import('./catalogues/pt-br.json', { with: { type: 'json' } }),
  'pt-PT': () => import('./catalogues/pt-pt.json', { with: { type: 'json' } }),
  pl: () => import('./catalogues/pl.json', { with: { type: 'json' } }),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly default: Language }>>>;

/** A language of Pedra. */
export type Locale = keyof typeof languages;

/** The languages of Pedra as BCP 47 tags, English first. */
export const locales = Object.keys(languages) as readonly Locale[];

/** Whose language is spoken in regions that the list does not name: CLDR puts Angola, Mozambique and others to Portugal. */
const elsewhere: Readonly<Record<string, Locale>> = { pt: 'pt-PT' };

/** Language and region of a tag, as far as it names them: `pt-Latn-AO` → `pt`, `AO`. */
const tagParts = /^([a-z]{2,3})(?:[-_][a-z]{4})?(?:[-_]([a-z]{2}))?(?![a-z0-9])/i;

function nearest(tag: string): Locale | undefined {
  const [, language = '', region] = tagParts.exec(tag) ?? [];
  const base = language.toLowerCase();
  const exact = region ? `${base}-${region.toUpperCase()}` : base;
  const kin = locales.filter((locale) => locale.split('-')[0] === base);
  const abroad = region === undefined ? undefined : elsewhere[base];
  return kin.find((locale) => locale === exact) ?? abroad ?? kin[0];
}

/** The language of Pedra that serves best for tags in order of preference: the first that speaks one of them, else English. Pure. */
export function chooseLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const locale = nearest(tag);
    if (locale) return locale;
  }
  return 'en';
}
