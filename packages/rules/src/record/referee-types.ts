import type { RoundResult } from '../match-types.ts';
import type { Action, RulesError, Seat, Side } from '../vocabulary.ts';

/** What stood before an action. */
export interface RefereeStep {
  /** The seat to act. */
  readonly seat: Seat;
  /** Every legal action, sorted by code unit. */
  readonly legal: readonly Action[];
  /** By side. */
  readonly scores: readonly number[];
}

/** A round as the referee found it. */
export interface RefereeRound {
  /** One before each action; with a trace only. */
  readonly steps?: readonly RefereeStep[];
  /** Absent while the round goes on. */
  readonly result?: RoundResult;
  /** By side, after the round's last action. */
  readonly scores: readonly number[];
}

/** The referee's answer to one record. */
export type RefereeAnswer =
  | {
      readonly ok: true;
      readonly rounds: readonly RefereeRound[];
      /** Who may do what after the last action; absent where nobody may. */
      readonly next?: {
        readonly round: number;
        readonly seat: Seat;
        readonly legal: readonly Action[];
      };
      /** By side. */
      readonly scores: readonly number[];
      /** The sides that won the match; empty while it goes on. */
      readonly winners: readonly Side[];
    }
  | { readonly ok: false; readonly error: RulesError };
