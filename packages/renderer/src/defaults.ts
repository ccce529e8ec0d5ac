import type { Config } from './config.ts';

/** Everything that a caller may leave out; skin, table and plan have no default. */
export const defaults: Omit<Config, 'skin' | 'table' | 'plan'> = {
  pieces: [],
  slots: {},
  joins: {},
  racks: [],
  piles: [],
  selected: null,
  focusedEnd: null,
  focusedPiece: null,
  lastMove: null,
  dim: [],
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  motion: 'full',
  speed: 1,
  mirror: false,
  faceStyle: { marks: 'black', numerals: false },
  lightness: 'light',
  interactive: true,
  onIntent: () => {},
  onGeometry: () => {},
  onEffect: () => {},
};
