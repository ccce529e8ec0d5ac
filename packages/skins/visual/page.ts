import type { Lightness } from '@pedra/renderer';
import { listSkins, listTables } from '../src/index.ts';
import { drawSheet, drawStrip } from './pictures.ts';

/** What the command may ask of the page; pictures come as data URLs of PNGs. */
const pictures = {
  strip: () => drawStrip().toDataURL(),
  skins: () => listSkins().map(({ id }) => id),
  tables: () => listTables().map(({ id }) => id),
  sheet(skinId: string, tableId: string, lightness: Lightness) {
    const skin = listSkins().find(({ id }) => id === skinId);
    const table = listTables().find(({ id }) => id === tableId);
    if (!skin || !table) throw new Error(`no sheet of ${skinId} on ${tableId}`);
    return drawSheet(skin, table, lightness, { marks: 'classic', numerals: false }).toDataURL();
  },
};

export type Pictures = typeof pictures;

Object.assign(globalThis, { pictures });
