import type { Seat } from '@pedra/rules';

/** One shape a seat, in a box of 14 × 14, so that colour never carries a meaning alone. */
const shapes = [
  'M7 1a6 6 0 1 1 0 12a6 6 0 0 1 0-12z',
  'M3 1.5h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8a1.5 1.5 0 0 1-1.5-1.5v-8a1.5 1.5 0 0 1 1.5-1.5z',
  'M7 .8l6.6 12.2h-13.2z',
  'M7 0l7 7-7 7-7-7z',
] as const;

/** The outline of a seat's shape as path data in a box of 14 × 14; seats beyond the fourth begin again. */
export function seatOutline(seat: Seat): string {
  return shapes[seat % shapes.length] ?? shapes[0];
}

/** The class that gives a seat's colour to `color`, on paper or on the table. */
export function seatColour(seat: Seat, on: 'paper' | 'felt' = 'paper'): string {
  return `seat-colour is-seat${seat % shapes.length}${on === 'felt' ? ' on-felt' : ''}`;
}

/** A seat's shape in its colour, 16 px; a name always stands beside it. */
export function SeatShape({ seat, on }: { readonly seat: Seat; readonly on?: 'paper' | 'felt' }) {
  return (
    <svg
      className={`seat-shape ${seatColour(seat, on)}`}
      viewBox="0 0 14 14"
      width="16"
      height="16"
      aria-hidden="true"
    >
      <path d={seatOutline(seat)} fill="currentColor" />
    </svg>
  );
}
