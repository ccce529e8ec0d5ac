import type { Words } from '@pedra/i18n';
import type { Seat, SeatView, Side } from '@pedra/rules';
import type { TableSetup } from '@pedra/session';
import { playerName } from '../../ui/game-words.ts';

/** The seat that stands for a side by its shape and colour: the first of it. */
export function sideSeat(view: SeatView, side: Side): Seat {
  return view.sides[side]?.[0] ?? 0;
}

/** A side by the names of its seats: `Nina`, `You and Laura`; `within` a sentence `you and Laura`. */
export function sideName(
  words: Words,
  view: SeatView,
  setup: TableSetup,
  side: Side,
  within = false,
): string {
  const seats = view.sides[side] ?? [];
  return words.list(
    seats.map((seat) =>
      within && setup.players[seat]?.kind === 'human'
        ? words.text('player.you.within')
        : playerName(words, setup, seat),
    ),
  );
}

/** The side of the one who looks; null for the public. */
export function ownSide(view: SeatView): Side | null {
  const { seat } = view;
  if (seat === 'public') return null;
  return view.sides.findIndex((seats) => seats.includes(seat));
}

/** The score that ends the match; null where another thing does. */
export function targetOf(view: SeatView): number | null {
  const { target } = view.options;
  return typeof target === 'number' ? target : null;
}
