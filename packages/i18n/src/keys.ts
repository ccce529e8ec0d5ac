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
