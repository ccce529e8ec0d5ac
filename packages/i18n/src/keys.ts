import type { Locale } from './locale.ts';

/** What a single key asks for at the table; each has a message `key.<command>` that says what it does. */
export const keyCommands = [
  'left',
  'right',
  'draw',
  'pass',
  'hint',
  'ends',
  'counts',
  'score',
  'turn',
  'last-move',
  'playable',
  'undo',
  'again',
  'help',
] as const;

/** What a single key asks for. */
export type KeyCommand = (typeof keyCommands)[number];

/** The keys of each language, as `KeyboardEvent.key` gives them in lower case. */
export const keys: Readonly<Record<Locale, Readonly<Record<KeyCommand, string>>>> = {
  en: {
    left: 'l',
    right: 'r',
    draw: 'd',
    pass: 'p',
    hint: 'h',
    ends: 'e',
    counts: 'b',
    score: 's',
    turn: 't',
    'last-move': 'm',
    playable: 'y',
    undo: 'z',
    again: 'a',
    help: '?',
  },
  'pt-BR': {
    left: 'e',
    right: 'd',
    draw: 'c',
    pass: 'p',
    hint: 'i',
    ends: 'n',
    counts: 'm',
    score: 'l',
    turn: 'v',
    'last-move': 'u',
    playable: 'j',
    undo: 'z',
    again: 'r',
    help: '?',
  },
};
