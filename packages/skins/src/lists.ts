import type { Skin } from '@pedra/renderer';
import { felt } from './felt/felt.ts';
import { ivory } from './ivory/ivory.ts';
import type { NamedTable } from './named-table.ts';

const skins: readonly Skin[] = [ivory];
const tables: readonly NamedTable[] = [felt];

/** Every set of pieces, in the order that menus show them; the first is the default. */
export function listSkins(): readonly Skin[] {
  return skins;
}

/** Every table, in the order that menus show them; the first is the default. */
export function listTables(): readonly NamedTable[] {
  return tables;
}
