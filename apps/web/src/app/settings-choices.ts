import { chooseLocale, type Locale, locales } from '@pedra/i18n';
import { listSkins, listTables } from '@pedra/skins';
import type { HandOrder } from '../table/hand-order.ts';
import { type Look, lookOf } from './look.ts';

/** What can be chosen, by setting, in the order in which it is shown. */
export const choices = {
  locale: ['system', ...locales],
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'full', 'reduced', 'off'],
  speed: ['slow', 'normal', 'fast', 'instant'],
  skin: ['system', ...listSkins().map(({ id }) => id)],
  table: ['system', ...listTables().map(({ id }) => id)],
  marks: ['by-set', 'black', 'classic', 'colour-blind'],
  numerals: [false, true],
  large: [false, true],
  order: ['dealt', 'number', 'value'],
  mirror: [false, true],
  dim: [false, true],
} as const;

/** The settings as they were chosen; `system` follows the browser. */
export type SettingsChoice = {
  readonly [Key in keyof typeof choices]: (typeof choices)[Key][number];
};

/** The settings in force. */
export interface Settings extends Look {
  readonly locale: Locale;
  readonly theme: 'light' | 'dark';
  readonly motion: 'off' | 'reduced' | 'full';
  /** Of motion and of the bots' pauses: 0.5, 1, 2, or Infinity for none. */
  readonly speed: number;
  /** How the own hand stands. */
  readonly order: HandOrder;
  /** Left-handed: rack, buttons and piles change sides. */
  readonly mirror: boolean;
  /** Whether pieces are larger where there is room. */
  readonly large: boolean;
  /** Whether pieces that do not fit stand in shade. */
  readonly dim: boolean;
}

/** What the browser says of its user's wishes. */
export interface SystemWishes {
  readonly languages: readonly string[];
  readonly dark: boolean;
  readonly lessMotion: boolean;
  /** Whether strong contrast or a few forced colours are asked for. */
  readonly contrast: boolean;
}

const speeds = { slow: 0.5, normal: 1, fast: 2, instant: Number.POSITIVE_INFINITY } as const;

function oneOf<T>(values: readonly T[], wanted: unknown, fallback: T): T {
  return values.find((value) => value === wanted) ?? fallback;
}

/** What holds until something is chosen. */
const unchosen: SettingsChoice = {
  locale: 'system',
  theme: 'system',
  motion: 'system',
  speed: 'normal',
  skin: 'system',
  table: 'system',
  marks: 'by-set',
  numerals: false,
  large: false,
  order: 'dealt',
  mirror: false,
  dim: true,
};

/** Choices out of whatever was kept: an unknown value falls back to what holds unchosen. */
export function parseChoices(json: unknown): SettingsChoice {
  const kept: Readonly<Record<string, unknown>> =
    typeof json === 'object' && json !== null ? { ...json } : {};
  return {
    locale: oneOf(choices.locale, kept.locale, unchosen.locale),
    theme: oneOf(choices.theme, kept.theme, unchosen.theme),
    motion: oneOf(choices.motion, kept.motion, unchosen.motion),
    speed: oneOf(choices.speed, kept.speed, unchosen.speed),
    skin: oneOf(choices.skin, kept.skin, unchosen.skin),
    table: oneOf(choices.table, kept.table, unchosen.table),
    marks: oneOf(choices.marks, kept.marks, unchosen.marks),
    numerals: oneOf(choices.numerals, kept.numerals, unchosen.numerals),
    large: oneOf(choices.large, kept.large, unchosen.large),
    order: oneOf(choices.order, kept.order, unchosen.order),
    mirror: oneOf(choices.mirror, kept.mirror, unchosen.mirror),
    dim: oneOf(choices.dim, kept.dim, unchosen.dim),
  };
}

/** The settings that follow from what was chosen and what the system wishes. */
export function inForce(choice: SettingsChoice, system: SystemWishes): Settings {
  const theme = choice.theme === 'system' ? (system.dark ? 'dark' : 'light') : choice.theme;
  return {
    ...lookOf(choice, system, theme),
    locale: choice.locale === 'system' ? chooseLocale(system.languages) : choice.locale,
    theme,
    motion: choice.motion === 'system' ? (system.lessMotion ? 'reduced' : 'full') : choice.motion,
    speed: speeds[choice.speed],
    large: choice.large,
    order: choice.order,
    mirror: choice.mirror,
    dim: choice.dim,
  };
}
