import { chooseLocale, type Locale, locales } from '@pedra/i18n';

/** What can be chosen, by setting, in the order in which it is shown. */
export const choices = {
  locale: ['system', ...locales],
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'full', 'reduced', 'off'],
  speed: ['slow', 'normal', 'fast', 'instant'],
  marks: ['black', 'classic', 'colour-blind'],
  mirror: [false, true],
  dim: [false, true],
} as const;

/** The settings as they were chosen; `system` follows the browser. */
export type SettingsChoice = {
  readonly [Key in keyof typeof choices]: (typeof choices)[Key][number];
};

/** The settings in force. */
export interface Settings {
  readonly locale: Locale;
  readonly theme: 'light' | 'dark';
  readonly motion: 'off' | 'reduced' | 'full';
  /** Of motion and of the bots' pauses: 0.5, 1, 2, or Infinity for none. */
  readonly speed: number;
  /** Left-handed: rack, buttons and piles change sides. */
  readonly mirror: boolean;
  /** How faces are marked. */
  readonly marks: 'black' | 'classic' | 'colour-blind';
  /** Whether pieces that do not fit stand in shade. */
  readonly dim: boolean;
  /** Whether the system asks for strong contrast. */
  readonly contrast: boolean;
}

/** What the browser says of its user's wishes. */
export interface SystemWishes {
  readonly languages: readonly string[];
  readonly dark: boolean;
  readonly lessMotion: boolean;
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
  marks: 'black',
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
    marks: oneOf(choices.marks, kept.marks, unchosen.marks),
    mirror: oneOf(choices.mirror, kept.mirror, unchosen.mirror),
    dim: oneOf(choices.dim, kept.dim, unchosen.dim),
  };
}

/** The settings that follow from what was chosen and what the system wishes. */
export function inForce(choice: SettingsChoice, system: SystemWishes): Settings {
  return {
    locale: choice.locale === 'system' ? chooseLocale(system.languages) : choice.locale,
    theme: choice.theme === 'system' ? (system.dark ? 'dark' : 'light') : choice.theme,
    motion: choice.motion === 'system' ? (system.lessMotion ? 'reduced' : 'full') : choice.motion,
    speed: speeds[choice.speed],
    mirror: choice.mirror,
    marks: choice.marks,
    dim: choice.dim,
    contrast: system.contrast,
  };
}
