import type { PxRect } from '@pedra/renderer';
import type { Seat } from '@pedra/rules';
import type { CSSProperties, ReactNode } from 'react';
import { Portrait } from '../ui/portrait.tsx';
import { SeatShape } from '../ui/seat-shape.tsx';

interface SeatTagProps {
  /** Its room, in px. */
  readonly rect: PxRect;
  /** Where it lies. */
  readonly style: CSSProperties;
  readonly seat: Seat;
  /** As it is called on screen. */
  readonly name: string;
  /** The name that the portrait goes by; null shows none. */
  readonly face: string | null;
  /** The second line. */
  readonly note: ReactNode;
  /** Whether it is this seat's turn: the ring. */
  readonly turn: boolean;
  /** Whether it is thinking. */
  readonly thinking?: boolean;
  /** Whether the face is above the words. */
  readonly stacked?: boolean;
  /** Whether it is the own, larger one. */
  readonly own?: boolean;
}

/** Who sits at a seat, how many tiles are left, and whether it is their turn: by ring and in words. */
export function SeatTag(props: SeatTagProps) {
  const {
    rect,
    style,
    seat,
    name,
    face,
    note,
    turn,
    thinking = false,
    stacked = false,
    own = false,
  } = props;
  const size = own
    ? Math.min(48, rect.h - 16)
    : stacked
      ? Math.min(36, rect.h - 40)
      : Math.min(rect.h - 8, Math.round(rect.w * 0.29));
  const looks = [turn && 'is-turn', stacked && 'is-stacked', own && 'is-own'].filter(Boolean);
  return (
    <li className={['seat-tag', ...looks].join(' ')} style={style}>
      {face !== null && size >= 20 && <Portrait name={face} size={size} />}
      <span className="seat-words">
        <b className="seat-title">
          <span className="seat-name">{name}</span>
          <SeatShape seat={seat} />
        </b>
        <span className="seat-note muted numbers">{note}</span>
      </span>
      {thinking && (
        <span className="thinking" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </li>
  );
}
