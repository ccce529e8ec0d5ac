import type { EndId } from '@pedra/layout';
import type { Geometry, PxRect } from '@pedra/renderer';
import { numbers, type TableView } from '@pedra/rules';
import { placeStyle } from './place-style.ts';
import { placeAt } from './table-plan.ts';

/** Side of a chip in px, and its distance from the tile in face sides. */
const side = 22;
const apart = 0.34;

/** The number that an end of the plan shows: of a tile that lies along the half that is open. */
function numberAt(end: string): number {
  const [host = '', part = ''] = end.split(':');
  const [first, second] = numbers(host);
  return part === 'face1' ? second : first;
}

/** Where the chip of an end goes: just outside its tile, towards where the next one would lie. */
function chipRect(host: PxRect, slot: PxRect, u: number): PxRect {
  const x = host.x + host.w / 2;
  const y = host.y + host.h / 2;
  const dx = slot.x + slot.w / 2 - x;
  const dy = slot.y + slot.h / 2 - y;
  const along = Math.abs(dx) > Math.abs(dy);
  const at = along
    ? { x: x + Math.sign(dx) * (host.w / 2 + apart * u), y }
    : { x, y: y + Math.sign(dy) * (host.h / 2 + apart * u) };
  return { x: at.x - side / 2, y: at.y - side / 2, w: side, h: side };
}

/** What one open end adds to the count, and where that is said. */
interface EndChip {
  readonly end: EndId;
  readonly counts: number;
  readonly rect: PxRect;
}

/** The chips of a counting table (F5), none while a tile is picked: its slots lie there. A double has one for all its ends. */
export function endChips(table: TableView, geometry: Geometry): readonly EndChip[] {
  if (table.kind !== 'tree' || Object.keys(geometry.slots).length > 0) return [];
  const told = new Set<string>();
  return Object.entries(geometry.ends).flatMap(([end, slot]) => {
    const host = placeAt(end);
    const piece = geometry.pieces[host];
    const number = numberAt(end);
    const counts = table.ends.find((one) => one.place === host && one.number === number)?.counts;
    const key = `${host} ${number}`;
    if (!piece || !counts || told.has(key)) return [];
    told.add(key);
    return [{ end, counts, rect: chipRect(piece, slot, geometry.u) }];
  });
}

/** What each open end adds, beside it. */
export function EndChips({ chips }: { readonly chips: readonly EndChip[] }) {
  return chips.map(({ end, counts, rect }) => (
    <span key={end} className="end-chip numbers" style={placeStyle(rect)} aria-hidden="true">
      {counts}
    </span>
  ));
}
