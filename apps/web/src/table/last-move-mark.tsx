import type { Geometry } from '@pedra/renderer';
import type { SeatView } from '@pedra/rules';
import { SeatShape } from '../ui/seat-shape.tsx';

/** Side of the disc in px, and how far it reaches over the piece's edge. */
const disc = { side: 21, over: 5 };

/** A paper disc with the shape of the one who played last, at the upper edge of that piece: it hides no mark. */
export function LastMoveMark(props: {
  readonly view: SeatView;
  readonly geometry: Geometry | null;
}) {
  const last = props.view.table.laid.at(-1);
  const rect = last && props.geometry?.pieces[last.tile];
  if (!rect || last.seat === undefined) return null;
  return (
    <span
      key={last.tile}
      className="last-move-mark"
      style={{ left: rect.x + rect.w / 2 - disc.side / 2, top: rect.y - disc.side + disc.over }}
      aria-hidden="true"
    >
      <SeatShape seat={last.seat} />
    </span>
  );
}
