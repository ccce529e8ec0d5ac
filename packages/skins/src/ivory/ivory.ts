import type { Palette } from '@pedra/renderer';
import { brass } from '../drawing/brass.ts';
import { blackOnWhite } from '../drawing/flat-palettes.ts';
import { makeSkin } from '../drawing/piece-design.ts';
import { classicMarks } from '../mark-colours.ts';

const light: Palette = {
  body: '#FBF7EC',
  bodyLow: '#F1E8D3',
  edge: '#CDBF9F',
  side: '#B7A47C',
  bevelHigh: '#FFFFFF',
  bevelLow: '#BBA77F',
  groove: '#8F7F60',
  mark: '#1C1A17',
  marks: classicMarks,
  back: '#F3EBD8',
  backMotif: '#CDBF9F',
  shade: '#6B4A22',
  highlight: '#F2C14E',
};

/** In a dark room the lamp is the same and the shade is deeper. */
const dark: Palette = { ...light, bodyLow: '#EADFC6', side: '#A6926A', shade: '#54391A' };

/** Ivory with a brass pin: warm, matt, lit from the top left. */
export const ivory = makeSkin({
  id: 'ivory',
  name: { en: 'Ivory', 'pt-BR': 'Marfim', 'pt-PT': 'Marfim', pl: 'Kość słoniowa' },
  palette: { light, dark, contrast: blackOnWhite },
  pin: brass,
});
