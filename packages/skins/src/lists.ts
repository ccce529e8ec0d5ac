import type { Skin, TableSkin } from '@pedra/renderer';
import { felt } from './felt/felt.ts';
import { ivory } from './ivory/ivory.ts';

/** Every set of pieces, in the order that menus show them. */
export const skins: readonly Skin[] = [ivory];

/** Every table by id, in the order that menus show them. */
export const tables: Readonly<Record<string, TableSkin>> = { felt };
