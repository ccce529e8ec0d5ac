import type { Action, Match, MatchEvent, Seat } from '@pedra/rules';

/** The pauses of a table in ms at speed 1. */
export interface Pace {
  /** Least and most that a bot seems to think. */
  readonly think: readonly [number, number];
  /** Before a forced draw or pass. */
  readonly forced: number;
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
  /** The seats that a bot plays. */
  readonly bots: readonly Seat[];
  readonly pace: Pace;
  /** Seeds the pauses of bots; they follow from it and from what everybody sees. */
  readonly seed: string;
}

/** What a table remembers beside its input. */
export interface TableContext extends TableInput {
  /** What the seat to act was thought to do, while its pause lasts; null where that is not known. */
  readonly answer: Action | null;
}

/** What a table is told. */
export type TableEvent =
  | { readonly type: 'act'; readonly seat: Seat; readonly action: Action }
  /** The next round may begin. */
  | { readonly type: 'ready' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  /** Holds from the next pause on. */
  | { readonly type: 'pace'; readonly pace: Pace }
  | { readonly type: 'abandon' };

/** What a table tells. */
export type TableNews =
  /** The match as it is now and what has just happened in it; no events where only the table stopped or went on. */
  | { readonly type: 'changed'; readonly match: Match; readonly events: readonly MatchEvent[] }
  /** A bot failed at this moment of the match and the first legal action is played for it. */
  | { readonly type: 'bot.replaced'; readonly match: Match; readonly seat: Seat };

/** What a bot is asked with; the match is for the asker alone, who hands on a seat's view of it. */
export interface Question {
  readonly match: Match;
  readonly seat: Seat;
}
