import { numbers, pips, type Seat, type SeatView, tileSet } from '@pedra/rules';
import type { Level } from './levels.ts';
import { fits, lookAhead, type Outlook, type Placement } from './outlook.ts';

/** What each thing is worth, in pips. */
const worth = {
  /** A double is harder to lay later. */
  double: 2,
  /** Each own tile that could follow. */
  followUp: 2.5,
  /** Each number kept in the hand: many ways to answer. */
  variety: 0.5,
  /** A next player who is known to have nothing. */
  shutOut: 8,
  /** A later one. */
  laterShutOut: 2,
  /** Each tile not seen yet that could answer. */
  answer: -0.8,
} as const;

function sideOf(view: SeatView, seat: Seat): number {
  return view.sides.findIndex((seats) => seats.includes(seat));
}

/** The seats after this one in the order of play, next first. */
function seatsAfter(view: SeatView, seat: Seat): readonly Seat[] {
  return Array.from({ length: view.seats - 1 }, (_, step) => (seat + 1 + step) % view.seats);
}

/** What it is worth that others are known to lack all open numbers: good for opponents, bad for a partner. */
function shutOuts(view: SeatView, own: Seat, { ends }: Outlook): number {
  let sum = 0;
  seatsAfter(view, own).forEach((seat, step) => {
    const lacks = view.facts.find((fact) => fact.seat === seat)?.lacks ?? [];
    if (!ends.every((end) => lacks.includes(end))) return;
    const value = step === 0 ? worth.shutOut : worth.laterShutOut;
    sum += sideOf(view, seat) === sideOf(view, own) ? -value : value;
  });
  return sum;
}

/** How many tiles that were not seen yet could be laid on the open numbers. */
function unseenAnswers(view: SeatView, { ends }: Outlook): number {
  const seen = new Set([...view.hand, ...view.table.laid.map(({ tile }) => tile)]);
  return tileSet(view.set).filter((tile) => !seen.has(tile) && fits(tile, ends)).length;
}

/** How good a placement looks to a level that sees only this view, in pips: heavy and useful tiles first. Pure. */
export function scorePlacement(view: SeatView, placement: Placement, level: Level): number {
  const [high, low] = numbers(placement.tile);
  const heavy = pips(placement.tile) + (high === low ? worth.double : 0);
  const outlook = lookAhead(view, placement);
  if (!outlook || view.seat === 'public') return heavy;
  const followUps = outlook.hand.filter((tile) => fits(tile, outlook.ends)).length;
  const variety = new Set(outlook.hand.flatMap((tile) => numbers(tile))).size;
  return (
    heavy +
    worth.followUp * followUps +
    worth.variety * variety +
    (level.remembers ? shutOuts(view, view.seat, outlook) : 0) +
    (level.counts ? worth.answer * unseenAnswers(view, outlook) : 0)
  );
}
