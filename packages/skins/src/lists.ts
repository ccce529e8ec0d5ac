import type { Skin } from '@pedra/renderer';
import { azulejo } from './azulejo/azulejo.ts';
import { contrast } from './contrast/contrast.ts';
import { ebony } from './ebony/ebony.ts';
import { felt } from './felt/felt.ts';
import { ivory } from './ivory/ivory.ts';
import { marble } from './marble/marble.ts';
import type { NamedTable } from './named-table.ts';
import { neon } from './neon/neon.ts';
import { night } from './neon/night-table.ts';
import { plain } from './plain/plain.ts';
import { wood } from './wood/wood.ts';

const skins: readonly Skin[] = [ivory, ebony, marble, neon, contrast];
const tables: readonly NamedTable[] = [felt, azulejo, wood, night, plain];

/** Every set of pieces, in the order that menus show them; the first is the default. Any of them lies on any table. */
export function listSkins(): readonly Skin[] {
  return skins;
}

/** Every table, in the order that menus show them; the first is the default. */
export function listTables(): readonly NamedTable[] {
  return tables;
}
