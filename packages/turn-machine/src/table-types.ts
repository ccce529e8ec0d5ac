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
  /** After which a bot that has not answered is given up. Not scaled by speed. */
  readonly thinkCap: number;
}

/** What a table is made of. */
export interface TableInput {
  /** A match with a round dealt. */
  readonly match: Match;
  /** The seats that a bot plays. */
  readonly bots: readonly Seat[];
  readonly pace: Pace;
  /** Seeds the pauses of bots; they follow from it and from what everybody sees. */
  readonly seed: string;
}

/** What a table remembers: the match, who plays, and a bot's answer that waits for its pause to end. */
export interface TableContext extends TableInput {
  readonly answer: Action | null;
}

/** What a table is told. */
export type TableEvent =
  | { readonly type: 'act'; readonly seat: Seat; readonly action: Action }
  | { readonly type: 'ready' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'pace'; readonly pace: Pace }
  | { readonly type: 'abandon' };

/** What a table tells. */
export type TableNews =
  | { readonly type: 'changed'; readonly events: readonly MatchEvent[] }
  /** A bot failed for this move and was replaced by the first legal action. */
  | { readonly type: 'bot.replaced'; readonly seat: Seat };

/** What a bot is asked with; the match is for the asker alone, who hands on a seat's view of it. */
export interface Question {
  readonly match: Match;
  readonly seat: Seat;
}
