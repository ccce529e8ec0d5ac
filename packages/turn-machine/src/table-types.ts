import type { Action, Match, MatchEvent, Seat } from '@pedra/rules';
import type { ClockRule, KeptTimes } from './clock-types.ts';
import type { Policy } from './policy.ts';

/** Who sits at a seat, as a table sees it: who is asked by it (`bot`, `replay`), and who acts unasked (`human`, `remote`). */
export type SeatKind = 'human' | 'bot' | 'remote' | 'replay';

/** The pauses of a table in ms at speed 1. */
export interface Pace {
  /** Least and most that a bot seems to think. */
  readonly think: readonly [number, number];
  /** Before a forced draw or pass. */
  readonly forced: number;
  /** For a deal that the rules throw back. */
  readonly redeal: number;
  /** For the lots that give the lead. */
  readonly lots: number;
  /** For a deal, before anyone acts. */
  readonly deal: number;
  /** 1 is normal, 2 twice as quick; `Infinity` leaves every pause out. */
  readonly speed: number;
  /** How long a bot may go on thinking after its pause before it is given up. Not scaled by speed. */
  readonly thinkCap: number;
}

/** What a table is made of. */
export interface TableInput {
  /** A match with a round dealt, at any moment. */
  readonly match: Match;
  /** Who sits where, by seat. */
  readonly seats: readonly SeatKind[];
  readonly pace: Pace;
  readonly clock: ClockRule;
  /** Seeds the pauses of bots; they follow from it and from what everybody sees. */
  readonly seed: string;
  /** Tells the time in ms; only differences count, and one that goes backwards counts as nothing. */
  readonly now: () => number;
  /** What the clocks of a kept table showed; absent at a new one. */
  readonly times?: KeptTimes;
}

/** What a table remembers beside its input. */
export interface TableContext extends Omit<TableInput, 'times'> {
  readonly policy: Policy;
  /** What the seat to act may do; empty between rounds. */
  readonly legal: readonly Action[];
  /** The seat whose turn it is, as long as it lasts. */
  readonly turn: Seat | null;
  /** What the last step brought about. */
  readonly happened: readonly MatchEvent[];
  /** What the seat to act was thought to do, while its pause lasts; null where that is not known. */
  readonly answer: Action | null;
  /** Whether a bot decides for a seat that ran out of time. */
  readonly standIn: boolean;
  /** Those who said that the next round may begin. */
  readonly ready: readonly Seat[];
  /** What is left to each seat of a clock for the whole match, in ms. */
  readonly remaining: readonly number[];
  /** What earlier decisions of this turn took of a clock for each turn, in ms. */
  readonly spent: number;
  /** How long the present wait had lasted when it was last begun, taken up or held, and since when it runs in ms; held: infinity. */
  readonly waited: number;
  readonly since: number;
  /** Whether a wait is being taken up again rather than begun. */
  readonly resumed: boolean;
  /** The seat that ran out of time and forfeited, or null. */
  readonly forfeit: Seat | null;
}

/** What a table is told. */
export type TableEvent =
  /** With `step`, the number of the action in its round from 0: said twice, it is done once. */
  | { readonly type: 'act'; readonly seat: Seat; readonly action: Action; readonly step?: number }
  /** The next round may begin, as far as this seat is concerned. */
  | { readonly type: 'ready'; readonly seat: Seat }
  /** The one human of a table of bots takes the own last decision back. */
  | { readonly type: 'undo' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  /** Holds from the next pause on. */
  | { readonly type: 'pace'; readonly pace: Pace }
  | { readonly type: 'abandon' };

/** What a table tells. */
export type TableNews =
  /** The match as it is now and what has just happened in it; no events where only the table stopped or went on. */
  | { readonly type: 'changed'; readonly match: Match; readonly events: readonly MatchEvent[] }
  /** The match was taken back to this moment. */
  | { readonly type: 'undone'; readonly match: Match }
  /** Whoever was asked failed at this moment, and the first legal action is played instead. */
  | { readonly type: 'seat.replaced'; readonly match: Match; readonly seat: Seat }
  /** Little time is left to the seat. */
  | { readonly type: 'clock.warned'; readonly match: Match; readonly seat: Seat }
  /** The seat has run out of time: a bot plays for it, or it has forfeited the match. */
  | {
      readonly type: 'clock.ran-out';
      readonly match: Match;
      readonly seat: Seat;
      readonly forfeits: boolean;
    };

/** What a seat is asked with; the match is for the asker alone, who hands on a seat's view of it. */
export interface Question {
  readonly match: Match;
  readonly seat: Seat;
  /** Who answers; a bot where it stands in for somebody. */
  readonly kind: SeatKind;
  /** Ms that the answer may take before it is given up. */
  readonly budget: number;
}
