import type { Geometry, PxRect } from '@pedra/renderer';
import { numbers, type Place, type TreeTable } from '@pedra/rules';
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

/** What each open end of a counting table adds (F5), beside it; a double says it once. */
export function EndChips({
  table,
  geometry,
}: {
  readonly table: TreeTable;
  readonly geometry: Geometry;
}) {
  const told = new Set<Place>();
  return Object.entries(geometry.ends).map(([end, slot]) => {
    const host = placeAt(end);
    const piece = geometry.pieces[host];
    const number = numberAt(end);
    const counts = table.ends.find((one) => one.place === host && one.number === number)?.counts;
    if (!piece || !counts || told.has(`${host} ${number}`)) return null;
    told.add(`${host} ${number}`);
    return (
      <span
        key={end}
        className="end-chip numbers"
        style={placeStyle(chipRect(piece, slot, geometry.u))}
        aria-hidden="true"
      >
        {counts}
      </span>
    );
  });
}
