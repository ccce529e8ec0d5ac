import type { Palette } from '@pedra/renderer';
import { whiteOnBlack } from '../drawing/flat-palettes.ts';
import { makeSkin } from '../drawing/piece-design.ts';
import { paintCore, paintHalo, paintInnerLight, paintTableGlow } from './glow.ts';

const light: Palette = {
  body: '#10131A',
  bodyLow: '#0C0F15',
  edge: '#5CF2E3',
  side: '#06080C',
  bevelHigh: '#1D2A33',
  bevelLow: '#05070A',
  groove: '#2F8F88',
  mark: '#5CF2E3',
  marks: [],
  back: '#10131A',
  backMotif: '#5CF2E3',
  shade: '#2A3440',
  highlight: '#F2C14E',
};

const tube = '#8FFFF4';

const contrast: Palette = {
  ...whiteOnBlack,
  edge: tube,
  groove: tube,
  mark: tube,
  backMotif: tube,
};

/** Dark glass with lit tubes: the glow is painted once and never moves. */
export const neon = makeSkin({
  id: 'neon',
  name: { en: 'Neon', 'pt-BR': 'Neon', 'pt-PT': 'Néon', pl: 'Neon' },
  palette: { light, dark: light, contrast },
  edge: { share: 0.03, least: 1.5 },
  marks: { below: paintHalo, above: paintCore },
  grain: paintInnerLight,
  glow: paintTableGlow,
});
