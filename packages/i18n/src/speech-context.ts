import type { Seat, SeatView, Side } from '@pedra/rules';
import type { Words } from './words.ts';

/** How much is said: 1 what happened, 2 also what it changed, 3 also what can be known from it. */
export type Verbosity = 1 | 2 | 3;

/** To whom a match is told. */
export interface SpeechContext {
  /** What the listener may know; its seat is `you`, and nobody is where it is `public`. */
  readonly view: SeatView;
  /** What the players are called, by seat. */
  readonly names: readonly string[];
  /** Default 2. */
  readonly verbosity?: Verbosity;
}

/** A name as messages want it: `who` is `you` or `other`. */
export type SeatValues = { readonly who: 'you' | 'other'; readonly name: string };

/** Names as messages want them: of more than one, `who` is `us` where the listener is among them, else `several`. */
export type SideValues = {
  readonly who: 'you' | 'us' | 'several' | 'other';
  readonly names: string;
};

/** Letters written from right to left, and marks that change the direction of what follows. */
const turnsText = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]/;

/** A name that cannot turn the direction of the sentence round it; other names come back as they are. */
function isolate(name: string): string {
  return turnsText.test(name) ? `\u2068${name}\u2069` : name;
}

/** How a seat is called: `You`, or its name. */
export function nameOf(words: Words, { view, names }: SpeechContext, seat: Seat): string {
  return seat === view.seat ? words.text('player.you') : isolate(names[seat] ?? `${seat + 1}`);
}

/** A seat for a message about it. */
export function seatValues(words: Words, context: SpeechContext, seat: Seat): SeatValues {
  const who = seat === context.view.seat ? 'you' : 'other';
  return { who, name: nameOf(words, context, seat) };
}

/** All players of some sides for a message about them, the listener first. */
export function sideValues(
  words: Words,
  context: SpeechContext,
  sides: readonly Side[],
): SideValues {
  const seats = sides.flatMap((side) => context.view.sides[side] ?? []);
  const own = seats.filter((seat) => seat === context.view.seat);
  const ordered = [...own, ...seats.filter((seat) => !own.includes(seat))];
  const names = words.list(ordered.map((seat) => nameOf(words, context, seat)));
  if (ordered.length > 1) return { who: own.length > 0 ? 'us' : 'several', names };
  return { who: own.length > 0 ? 'you' : 'other', names };
}

/** How much this listener wants to hear. */
export function verbosityOf(context: SpeechContext): Verbosity {
  return context.verbosity ?? 2;
}
