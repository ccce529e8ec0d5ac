/** How the time of a seat is measured: only while that seat decides, never during the table's own pauses. */
export type ClockRule =
  | { readonly kind: 'off' }
  /** So many ms for each turn, all its decisions together. */
  | ({ readonly kind: 'turn'; readonly ms: number } & OutOfTime)
  /** So many ms for the whole match, and so many more after each turn. */
  | ({ readonly kind: 'match'; readonly ms: number; readonly increment: number } & OutOfTime);

interface OutOfTime {
  /** The seat is warned when so many ms are left. */
  readonly warning: number;
  /** What time-out does: a bot plays that turn, or the seat forfeits the match. */
  readonly onTimeOut: 'stand-in' | 'forfeit';
}

/** What clocks show, as it is kept with a table: plain data. */
export interface KeptTimes {
  /** What is left to each seat for the whole match, in ms. */
  readonly remaining: readonly number[];
  /** What this turn took so far, in ms. */
  readonly spent: number;
}
