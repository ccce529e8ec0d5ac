import { contrastRack } from '../drawing/outline-rack.ts';
import type { NamedTable } from '../named-table.ts';

const black = '#000000';

/** Nothing but black: for the set of high contrast, and for calm. */
export const plain: NamedTable = {
  id: 'plain',
  name: { en: 'Plain', 'pt-BR': 'Lisa', 'pt-PT': 'Lisa', pl: 'Gładki' },
  base: { light: black, dark: black, contrast: black },
  draw(c, width, height) {
    c.fillStyle = black;
    c.fillRect(0, 0, width, height);
  },
  drawRack: contrastRack,
};
