import type { Skin } from '@pedra/renderer';
import { listSkins, listTables } from '../lists.ts';
import type { NamedTable } from '../named-table.ts';
import { checkContrast } from './check-contrast.ts';
import { checkShape } from './check-shape.ts';
import type { SkinFault } from './skin-fault.ts';

/**
 * Every fault in the data of a skin, each naming its field; none if it may be used. Looks at the shape first and then, if that
 * holds, at contrast on the given tables (default: all that are listed). What it draws is the matter of `checkDrawing`.
 */
export function checkSkin(
  candidate: unknown,
  tables: readonly NamedTable[] = listTables(),
): readonly SkinFault[] {
  const faults = checkShape(candidate);
  // A candidate without faults of shape is a skin: `checkShape` looks at every field of one.
  return faults.length > 0 ? faults : checkContrast(candidate as Skin, tables);
}

/** The candidate if it may be used, else the default skin, with the faults that spoke against the candidate. */
export function acceptSkin(candidate: unknown): {
  readonly skin: Skin;
  readonly faults: readonly SkinFault[];
} {
  const faults = checkSkin(candidate);
  const [standard] = listSkins();
  return { skin: faults.length > 0 && standard ? standard : (candidate as Skin), faults };
}
