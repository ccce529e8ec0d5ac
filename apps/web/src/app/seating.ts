import type { Direction, GameInfo, Seat } from '@pedra/rules';

/** Where a seat is drawn, seen from the player at the lower edge. */
export type SeatPlace = 'bottom' | 'left' | 'top-left' | 'top' | 'top-right' | 'right';

/** By number of seats, in the order in which they lie clockwise, beginning with the player. */
const clockwise: Readonly<Record<number, readonly SeatPlace[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
};

/** The places of all seats in the order of play, which runs to the left or to the right of the player (G10). */
export function seatPlaces(seats: number, direction: Direction): readonly SeatPlace[] {
  const [player = 'bottom', ...others] = clockwise[seats] ?? [
    'bottom',
    'left',
    'top-left',
    'top',
    'top-right',
    'right',
  ];
  return [player, ...(direction === 'clockwise' ? others : others.reverse())];
}

/** The seat that scores with this one; null where everybody plays alone. */
export function partnerOf(seat: Seat, seats: number, game: GameInfo): Seat | null {
  return game.pairs.includes(seats) ? (seat + seats / 2) % seats : null;
}
