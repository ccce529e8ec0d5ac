import type { Palette } from '@pedra/renderer';
import { brass } from '../drawing/brass.ts';
import { whiteOnBlack } from '../drawing/flat-palettes.ts';
import { makeSkin } from '../drawing/piece-design.ts';
import { paintGrain } from '../drawing/wood-grain.ts';

const light: Palette = {
  body: '#2B211C',
  bodyLow: '#211915',
  edge: '#D8B46A',
  side: '#15100C',
  bevelHigh: '#5C493B',
  bevelLow: '#120D0A',
  groove: '#9A7A45',
  mark: '#F3E9D2',
  marks: [],
  back: '#2B211C',
  backMotif: '#D8B46A',
  shade: '#7A5236',
  highlight: '#F2C14E',
};

const dark: Palette = { ...light, bodyLow: '#1C1512', bevelHigh: '#4E3E32', shade: '#664429' };

/** Oiled ebony, its edge and pin of brass: the edge carries the contrast to the table. */
export const ebony = makeSkin({
  id: 'ebony',
  name: { en: 'Ebony', 'pt-BR': 'Ébano', 'pt-PT': 'Ébano', pl: 'Heban' },
  palette: { light, dark, contrast: whiteOnBlack },
  edge: { share: 0.036, least: 2 },
  pin: brass,
  marks: { bowl: { shade: 0.3, light: 0 } },
  grain: (c, plate, u, _palette, turn) =>
    paintGrain(c, plate, turn, { seed: 23, px: u / 56, colour: [120, 92, 70], strength: 0.22 }),
});
