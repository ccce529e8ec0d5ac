import type { Ctx2D, Palette } from '@pedra/renderer';
import { brass } from '../drawing/brass.ts';
import { whiteOnBlack } from '../drawing/flat-palettes.ts';
import type { Plate } from '../drawing/piece-box.ts';
import { makeSkin } from '../drawing/piece-design.ts';
import { drawFibres } from '../drawing/wood-grain.ts';

/** The edge is a little paler than the brass of the pin, to stand out from felt and azulejo where the lamp is brightest. */
const light: Palette = {
  body: '#2B211C',
  bodyLow: '#211915',
  edge: '#E2BF76',
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

const dark: Palette = {
  ...light,
  edge: '#D8B46A',
  bodyLow: '#1C1512',
  bevelHigh: '#4E3E32',
  shade: '#664429',
};

const fibres = { count: 34, colour: '#8A6B52', alpha: [0.03, 0.11], wander: 3, step: 16 } as const;

/** One whose middle stays clear, so that no fibre is taken for a groove. */
const seed = 203;

/** Fine light fibres along the piece, whichever way it is turned. */
function paintFibres(c: Ctx2D, { x, y, w, h }: Plate, u: number, _p: Palette, turn: 0 | 90): void {
  c.translate(turn === 0 ? x : x + w, y);
  if (turn === 90) c.rotate(Math.PI / 2);
  const [along, across] = turn === 0 ? [w, h] : [h, w];
  drawFibres(c, along, across, { ...fibres, px: u / 56, seed });
}

/** Oiled ebony, its edge and pin of brass: the edge carries the contrast to the table. */
export const ebony = makeSkin({
  id: 'ebony',
  name: { en: 'Ebony', 'pt-BR': 'Ébano', 'pt-PT': 'Ébano', pl: 'Heban' },
  palette: { light, dark, contrast: whiteOnBlack },
  edge: { share: 0.036, least: 2 },
  pin: brass,
  marks: { bowl: { shade: 0.3, light: 0 } },
  grain: paintFibres,
});
