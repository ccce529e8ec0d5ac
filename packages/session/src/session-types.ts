import type { CancelSignal } from '@pedra/bots';
import type {
  Action,
  MatchConfig,
  MatchEvent,
  MatchRecord,
  Result,
  Seat,
  SeatView,
} from '@pedra/rules';
import type { ClockRule, KeptTimes, Pace } from '@pedra/turn-machine';

/** Who sits at a seat. */
export interface Player {
  readonly kind: 'human' | 'bot';
  readonly name: string;
  /** Of a bot. */
  readonly level?: string;
}

/** What is agreed when a table is set. JSON-safe. */
export interface TableSetup {
  readonly config: MatchConfig;
  /** Seeds the match's generator and the bots. */
  readonly seed: string;
  /** By seat. */
  readonly players: readonly Player[];
  /** How the time of people is measured. Default: not at all. */
  readonly clock?: ClockRule;
}

/**
 * A table as it is kept: a pure function of it gives the match back. JSON-safe. Version 1 had neither `times` nor `waiting`
 * and is still read.
 */
export interface SavedTable {
  readonly version: 2;
  readonly setup: TableSetup;
  readonly record: MatchRecord;
  /** What the clocks showed. */
  readonly times: KeptTimes;
  /** The seats that the table waits for: who is to act, or between rounds the people. */
  readonly waiting: readonly Seat[];
}

/** Where one table is kept. */
export interface TableStore {
  load(): Promise<SavedTable | null>;
  save(table: SavedTable): Promise<void>;
  clear(): Promise<void>;
}

/** What the table is waiting for. */
export type Waiting =
  | { readonly for: 'human'; readonly seat: Seat }
  | { readonly for: 'bot'; readonly seat: Seat }
  /** The table itself draws or passes for a seat, after a pause. */
  | { readonly for: 'table'; readonly seat: Seat }
  /** The round is over: somebody must say that the next may begin. */
  | { readonly for: 'ready' }
  | { readonly for: 'nothing' };

/** What a seat is told after every step. */
export interface TableUpdate {
  /** What that seat may know of what has just happened, in order. */
  readonly events: readonly MatchEvent[];
  readonly view: SeatView;
  readonly waiting: Waiting;
  readonly paused: boolean;
  /** Whether this seat may take its last decision back. */
  readonly mayUndo: boolean;
  /** What the clocks show; null where none runs. */
  readonly times: KeptTimes | null;
  /** The seat that forfeited the match by running out of time, or null. */
  readonly forfeit: Seat | null;
  /** What happened beside the match: a stable code. The match goes on unless somebody forfeits it. */
  readonly notice?: Notice;
}

/** A bot or the storage failed, a decision was taken back, or a clock told something. */
export type Notice = 'bot-replaced' | 'not-saved' | 'undone' | 'clock-warned' | 'clock-ran-out';

/** How a bot is asked; rejects or never settles → the host plays the simplest legal action. */
export type Think = (
  view: SeatView,
  how: { readonly level: string; readonly seed: string; readonly signal: CancelSignal },
) => Promise<Action>;

/** Time and waiting, given by the caller; a simulated one in tests. */
export interface Scheduler {
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
}

/** One authoritative table. */
export interface Host {
  readonly setup: TableSetup;
  update(seat: Seat | 'public'): TableUpdate;
  /** Told after every change; returns how to stop listening. */
  subscribe(seat: Seat | 'public', listener: (update: TableUpdate) => void): () => void;
  /**
   * What came of the action; an illegal one, or one that the table does not wait for, changes nothing. With `step`, the
   * number of the action in its round from 0, one that was said twice is not done twice.
   */
  act(seat: Seat, action: Action, step?: number): Result<{ readonly update: TableUpdate }>;
  /** Takes the last decision of the one human at a table of bots back; changes nothing where that may not be. */
  undo(seat: Seat): void;
  /** Begins the next round. */
  ready(seat: Seat): void;
  /** Stops every wait, which `resume` takes up with the time that was left; a bot that thinks is given up and asked again the same after `resume`. */
  pause(): void;
  resume(): void;
  /** Holds from the next wait on; what is not given stays. */
  setPace(pace: Partial<Pace>): void;
  saved(): SavedTable;
  /** Stops for good: nothing is told or saved any more, a save that waited for another included. */
  dispose(): void;
}

/** What a host is made of. */
export interface HostParts {
  readonly think: Think;
  readonly scheduler: Scheduler;
  readonly pace?: Partial<Pace>;
  /** Called with every change that must be kept. */
  readonly save?: (table: SavedTable) => Promise<void>;
}
