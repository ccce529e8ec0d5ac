import type { Palette } from '@pedra/renderer';
import { blackOnWhite } from '../drawing/flat-palettes.ts';
import { makeSkin } from '../drawing/piece-design.ts';
import { paintSeat, paintVeins } from './veins.ts';

const light: Palette = {
  body: '#E9E6E1',
  bodyLow: '#DFDBD5',
  edge: '#B9B4AB',
  side: '#A09A91',
  bevelHigh: '#FFFFFF',
  bevelLow: '#9A958C',
  groove: '#7C7870',
  mark: '#2A2E35',
  marks: [],
  back: '#E1DDD7',
  backMotif: '#A8A299',
  shade: '#4C4A4B',
  highlight: '#F2C14E',
};

const dark: Palette = { ...light, bodyLow: '#D6D2CB', side: '#8F8A82', shade: '#3A393B' };

/** Honed white marble: cool, matt, with quiet veins that keep clear of the marks. */
export const marble = makeSkin({
  id: 'marble',
  name: { en: 'Marble', 'pt-BR': 'Mármore', 'pt-PT': 'Mármore', pl: 'Marmur' },
  palette: { light, dark, contrast: blackOnWhite },
  grain: paintVeins,
  marks: { bowl: { shade: 0.34, light: 0.16 }, below: paintSeat },
});
