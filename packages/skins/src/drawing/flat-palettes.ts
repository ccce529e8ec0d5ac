import type { Palette } from '@pedra/renderer';

/** White on black, 21 : 1, without relief: what dark sets wear in high contrast. */
export const whiteOnBlack: Palette = {
  body: '#000000',
  bodyLow: '#000000',
  edge: '#FFFFFF',
  side: '#000000',
  bevelHigh: '#000000',
  bevelLow: '#000000',
  groove: '#FFFFFF',
  mark: '#FFFFFF',
  marks: [],
  back: '#000000',
  backMotif: '#FFFFFF',
  shade: '#000000',
  highlight: '#FFD84D',
  flat: true,
};

/** Black on white, 21 : 1, without relief: what light sets wear in high contrast. */
export const blackOnWhite: Palette = {
  body: '#FFFFFF',
  bodyLow: '#FFFFFF',
  edge: '#000000',
  side: '#000000',
  bevelHigh: '#FFFFFF',
  bevelLow: '#FFFFFF',
  groove: '#000000',
  mark: '#000000',
  marks: [],
  back: '#FFFFFF',
  backMotif: '#000000',
  shade: '#000000',
  highlight: '#FFD84D',
  flat: true,
};
