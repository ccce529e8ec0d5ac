import type { Geometry, PxRect } from '@pedra/renderer';
import type { SeatView } from '@pedra/rules';
import { SeatShape } from '../ui/seat-shape.tsx';
import { placeStyle } from './place-style.ts';

/** Side of the disc in face sides, and its bounds in px. */
const size = { u: 0.36, least: 13, most: 21 };

const meets = (a: PxRect, b: PxRect) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Where the disc goes: at the upper edge of the piece, or the lower one where another piece lies above. */
function discRect(piece: PxRect, others: readonly PxRect[], u: number): PxRect {
  const side = Math.max(size.least, Math.min(size.most, u * size.u));
  const x = piece.x + piece.w / 2 - side / 2;
  const above = { x, y: piece.y - side * 0.76, w: side, h: side };
  const below = { ...above, y: piece.y + piece.h - side * 0.24 };
  return others.some((other) => meets(above, other)) ? below : above;
}

/** A paper disc with the shape of the one who played last, at the edge of that piece: it hides no mark. */
export function LastMoveMark(props: {
  readonly view: SeatView;
  readonly geometry: Geometry;
  /** What it must not cover. */
  readonly avoid: readonly PxRect[];
}) {
  const { view, geometry, avoid } = props;
  const last = view.table.laid.at(-1);
  const piece = last && geometry.pieces[last.tile];
  if (!piece || last.seat === undefined) return null;
  const others = [
    ...avoid,
    ...view.table.laid.slice(0, -1).flatMap(({ tile }) => geometry.pieces[tile] ?? []),
  ];
  return (
    <span
      key={last.tile}
      className="last-move-mark"
      style={placeStyle(discRect(piece, others, geometry.u))}
      aria-hidden="true"
    >
      <SeatShape seat={last.seat} />
    </span>
  );
}
