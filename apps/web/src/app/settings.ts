import { useSyncExternalStore } from 'react';
import { kept, parseJson } from './kept.ts';
import {
  inForce,
  parseChoices,
  type Settings,
  type SettingsChoice,
  type SystemWishes,
} from './settings-choices.ts';

const key = 'pedra.settings';
const queries = {
  dark: window.matchMedia('(prefers-color-scheme: dark)'),
  lessMotion: window.matchMedia('(prefers-reduced-motion: reduce)'),
  contrast: window.matchMedia('(prefers-contrast: more), (forced-colors: active)'),
};

function systemWishes(): SystemWishes {
  return {
    languages: navigator.languages,
    dark: queries.dark.matches,
    lessMotion: queries.lessMotion.matches,
    contrast: queries.contrast.matches,
  };
}

let choice = parseChoices(parseJson(kept.read(key)));
let settings = inForce(choice, systemWishes());
const listeners = new Set<() => void>();

/** Makes the page follow the settings: its language, its colours and those of the table, whether it moves. */
function applyToPage(): void {
  const { lang, dataset, style } = document.documentElement;
  const ground = settings.table.base[settings.lightness];
  if (lang !== settings.locale) document.documentElement.lang = settings.locale;
  dataset.theme = settings.theme;
  dataset.motion = settings.motion;
  style.setProperty('--felt', ground);
  // No lamp lights a table that is wholly black.
  dataset.lamp = /^#0+$/.test(ground) ? 'off' : 'on';
}

function refresh(): void {
  settings = inForce(choice, systemWishes());
  applyToPage();
  for (const listener of listeners) listener();
}

for (const query of Object.values(queries)) query.addEventListener('change', refresh);
window.addEventListener('languagechange', refresh);
applyToPage();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The settings in force now, outside of React. */
export function currentSettings(): Settings {
  return settings;
}

/** The settings in force; renders again when one changes. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, currentSettings);
}

/** The settings as they were chosen, and how to choose others; kept at once. */
export function useSettingsChoice(): [SettingsChoice, (change: Partial<SettingsChoice>) => void] {
  return [useSyncExternalStore(subscribe, () => choice), choose];
}

function choose(change: Partial<SettingsChoice>): void {
  choice = { ...choice, ...change };
  kept.write(key, JSON.stringify(choice));
  refresh();
}
