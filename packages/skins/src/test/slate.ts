import { whiteOnBlack } from '../drawing/flat-palettes.ts';
import { makeSkin } from '../drawing/piece-design.ts';

const light = {
  body: '#2E3A40', // top left of the plate
  bodyLow: '#263036', // its bottom right
  edge: '#C9D6D2', // a dark body needs a pale edge: one of them must stand out on every table
  side: '#12181B', // the thickness at the lower right
  bevelHigh: '#5A6A70',
  bevelLow: '#141B1F',
  groove: '#8FA3A3',
  mark: '#E8F0EC',
  marks: [], // no colours by number: marks keep to one in every style
  back: '#2E3A40',
  backMotif: '#C9D6D2',
  shade: '#5E6B66', // under pieces that cannot be played now
  highlight: '#F2C14E', // slots and rings
};

/** Grey slate with chalk marks. */
export const slate = makeSkin({
  id: 'slate',
  name: { en: 'Slate', 'pt-BR': 'Ardósia', 'pt-PT': 'Ardósia', pl: 'Łupek' },
  palette: { light, dark: { ...light, bodyLow: '#1F272C' }, contrast: whiteOnBlack },
  edge: { share: 0.036, least: 2 }, // of u, and in px
  marks: { bowl: { shade: 0.3, light: 0 } }, // let in, not flat
  grain(c, { x, y, w, h }, u) {
    c.strokeStyle = 'rgba(255, 255, 255, 0.03)'; // bring every colour: others drew before
    c.lineWidth = u / 40;
    for (let at = 0.2 * u; at < w + h; at += 0.3 * u) {
      c.beginPath();
      c.moveTo(x + at, y);
      c.lineTo(x + at - h, y + h);
      c.stroke();
    }
  },
});
