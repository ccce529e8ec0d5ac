import { whiteOnBlack } from '../drawing/flat-palettes.ts';
import { makeSkin } from '../drawing/piece-design.ts';

/** White on black, flat: for `prefers-contrast: more` and `forced-colors`. */
export const contrast = makeSkin({
  id: 'contrast',
  name: {
    en: 'High contrast',
    'pt-BR': 'Alto contraste',
    'pt-PT': 'Alto contraste',
    pl: 'Wysoki kontrast',
  },
  palette: { light: whiteOnBlack, dark: whiteOnBlack, contrast: whiteOnBlack },
  edge: { share: 0.036, least: 2 },
});
