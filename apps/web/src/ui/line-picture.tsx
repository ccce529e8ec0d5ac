import { type LineTable, numbers } from '@pedra/rules';
import { FeltPieces } from './felt-pieces.tsx';
import { SmallPiece } from './small-piece.tsx';

/** TEMP straight line. */
export function LinePicture({
  table,
  u,
  ring = false,
}: {
  readonly table: LineTable;
  readonly u: number;
  readonly width: number;
  readonly ring?: boolean;
}) {
  const placed: { key: string; n: readonly [number, number]; across: boolean; last: boolean }[] =
    [];
  table.laid.forEach((l, i) => {
    const n = numbers(l.lies);
    const p = { key: l.tile, n, across: n[0] === n[1], last: i === table.laid.length - 1 };
    if (l.place === 'left') placed.unshift(p);
    else placed.push(p);
  });
  let x = 4;
  const g = (21 / 256) * u;
  const items = placed.map((p) => {
    const at = x;
    x += (p.across ? u : 2 * u) + g;
    return (
      <SmallPiece
        key={p.key}
        numbers={p.n}
        u={u}
        x={at}
        y={p.across ? 4 : 4 + u / 2}
        lying={!p.across}
        ring={ring && p.last}
      />
    );
  });
  return (
    <FeltPieces width={x + 4} height={2 * u + 8}>
      {items}
    </FeltPieces>
  );
}
