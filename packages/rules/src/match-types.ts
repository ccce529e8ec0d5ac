import type { MatchEvent } from './event-types.ts';
import type { TableView } from './table-types.ts';
import type {
  Action,
  Direction,
  GameId,
  Options,
  Place,
  Seat,
  Side,
  TileText,
} from './vocabulary.ts';

/** What is agreed before a match begins. */
export interface MatchConfig {
  readonly game: GameId;
  /** Number of seats. */
  readonly seats: number;
  /** The options that differ from the game's defaults. */
  readonly options: Options;
}

/** One round as a record holds it; a round begins from a deck, or (only the first) from a position. */
export interface RoundLog {
  /** Every tile of the set in dealing order. */
  readonly deck?: readonly TileText[];
  /** Decks dealt before this one and thrown back by a redeal rule, in order. */
  readonly rejected?: readonly (readonly TileText[])[];
  /** The seat that opens, where lots decide it. */
  readonly opener?: Seat;
  readonly position?: PositionText;
  /** All actions so far, in order. */
  readonly actions: readonly Action[];
}

/** A record: the one text form of a match (see SPEC.md, "records"). */
export interface MatchRecord extends MatchConfig {
  readonly format: 'pedra-record/1';
  readonly rounds: readonly RoundLog[];
}

/** A moment of a round as text. Fields of other kinds of game are absent. */
export interface PositionText {
  readonly hands: readonly (readonly TileText[])[];
  /** In drawing order. */
  readonly boneyard?: readonly TileText[];
  readonly turn: Seat;
  /** Line games: left to right as the tiles lie. */
  readonly line?: readonly TileText[];
  /** Branching games: the plays that built it, in order. */
  readonly tree?: readonly Action[];
  /** Train games: the engine's number. */
  readonly engine?: number;
  /** Train games: one a seat. */
  readonly trains?: readonly TrainText[];
  /** Train games: the Mexican train from the engine outwards, as the tiles lie. */
  readonly mexican?: readonly TileText[];
  /** Train games: the train whose double must be covered. */
  readonly duty?: Place | null;
  /** Train games: whether this turn's draw is spent. */
  readonly drawn?: boolean;
  /** With an empty table: the one tile that must open. */
  readonly forced?: TileText | null;
  readonly opener?: Seat;
  /** By side. */
  readonly scores?: readonly number[];
  /** Counted from 1. */
  readonly round?: number;
  /** Passes in a row since the last placement. */
  readonly passes?: number;
}

/** A seat's train as text. */
interface TrainText {
  /** From the engine outwards, as they lie. */
  readonly tiles?: readonly TileText[];
  /** Whether its marker is up. */
  readonly open?: boolean;
}

/** The position that a match carries: what every kind of game has is given in full, the table by its own fields. */
export interface MatchPosition extends PositionText {
  readonly boneyard: readonly TileText[];
  readonly forced: TileText | null;
  readonly opener: Seat;
  readonly scores: readonly number[];
  readonly round: number;
  readonly passes: number;
  /** Whether the seat is laying the first tiles of its train in one turn (M15); a record's position has no such field. */
  readonly chaining?: boolean;
}

/** The state of the match's own generator (G7): xoshiro128**, four 32-bit words. */
export type GeneratorState = readonly [number, number, number, number];

/** Where a match stands. */
export type Phase = 'playing' | 'round-over' | 'match-over';

/** How a round ended. */
export interface RoundResult {
  /** `domino`: a hand is empty; `blocked`; `target`: the match ended in mid-round. */
  readonly kind: 'domino' | 'blocked' | 'target';
  /** Sides that win the round; empty where nobody does. */
  readonly winners: readonly Side[];
  /** What the end of the round added to each side. */
  readonly points: readonly number[];
}

/** A finished round as the match remembers it. */
export interface PlayedRound {
  readonly opener: Seat;
  /** The seat whose action ended it. */
  readonly closer: Seat;
  readonly result: RoundResult;
  /** By side, after the round. */
  readonly scores: readonly number[];
}

/** How a round begins where the caller deals it. */
export type Deal = Pick<RoundLog, 'rejected' | 'opener'> & {
  readonly deck: readonly TileText[];
  /** The tile that each seat drew as its lot: told when the round begins, and kept nowhere. */
  readonly lots?: readonly TileText[];
};

/** A match: immutable and JSON-safe. All but config, rounds and generator is a cache of what these say. */
export interface Match {
  readonly config: MatchConfig;
  readonly rounds: readonly RoundLog[];
  /** The finished rounds, in order; like `position` a cache. */
  readonly history: readonly PlayedRound[];
  /** Absent where decks are given by the caller (online). */
  readonly generator?: GeneratorState;
  readonly phase: Phase;
  /** The seat to act; null unless the phase is `playing`. */
  readonly turn: Seat | null;
  /** The current round's position; absent before the first round. */
  readonly position?: MatchPosition;
  /** The current round's result, once it is over. */
  readonly result?: RoundResult;
  /** By side, as they stand now. */
  readonly scores: readonly number[];
  /** The sides that won the match; empty while it goes on. */
  readonly winners: readonly Side[];
}

/** Something every player knows: a seat whose hand holds none of these numbers, until its next draw. */
export interface Fact {
  readonly seat: Seat;
  readonly lacks: readonly number[];
}

/** All that one seat may know (G8); the only door for screens, bots and servers. */
export interface SeatView {
  readonly game: GameId;
  readonly seats: number;
  /** The seats of each side, by side. */
  readonly sides: readonly (readonly Seat[])[];
  readonly direction: Direction;
  /** The highest number of the set. */
  readonly set: number;
  /** All options with their values in force. */
  readonly options: Options;
  /** Whose view this is. */
  readonly seat: Seat | 'public';
  readonly phase: Phase;
  /** Counted from 1. */
  readonly round: number;
  readonly opener: Seat;
  /** The seat to act; null unless the phase is `playing`. */
  readonly turn: Seat | null;
  /** The own hand, in the order it was dealt and drawn; empty for `public`. */
  readonly hand: readonly TileText[];
  /** Tiles in each hand, by seat. */
  readonly counts: readonly number[];
  /** Tiles in the boneyard. */
  readonly boneyard: number;
  readonly table: TableView;
  /** What this seat may do now, sorted by code unit; empty unless it has the turn. */
  readonly legal: readonly Action[];
  /** Passes in a row. */
  readonly passes: number;
  /** By side. */
  readonly scores: readonly number[];
  /** The events of this round that this seat may know, in order. */
  readonly log: readonly MatchEvent[];
  readonly facts: readonly Fact[];
  /** Results of the match's rounds so far, in order. */
  readonly results: readonly RoundResult[];
  /** This round's result, once it is over. */
  readonly result: RoundResult | null;
  /** Every hand by seat, laid open; null before the round is over. */
  readonly hands: readonly (readonly TileText[])[] | null;
  /** The sides that won the match; empty while it goes on. */
  readonly winners: readonly Side[];
}

/** One option that a game declares: data for menus, records, referee and server. */
export interface OptionSpec {
  readonly name: string;
  /** `integer` with `min` and `max`, or `choice` among `values`. */
  readonly kind: 'integer' | 'choice';
  readonly min?: number;
  readonly max?: number;
  readonly values?: readonly (number | string | boolean)[];
  readonly fallback: number | string | boolean;
  /** What menus offer. */
  readonly offered: readonly (number | string | boolean)[];
  /** The rule it changes. */
  readonly rule: string;
}

/** How many tiles a deal puts where. */
export interface DealCounts {
  /** In each hand. */
  readonly hand: number;
  readonly boneyard: number;
  /** Of the boneyard, those that are never drawn (F7). */
  readonly reserve: number;
}

/** What menus and docs need to know of a listed game under one choice of options. */
export interface GameInfo {
  readonly id: GameId;
  readonly seats: readonly number[];
  /** Seat counts that are played in pairs. */
  readonly pairs: readonly number[];
  readonly direction: Direction;
  readonly set: number;
  /** The kind of its table. */
  readonly table: TableView['kind'];
  /** How many tiles go where, by seat count. */
  readonly deal: Readonly<Record<number, DealCounts>>;
  /** What a seat does that cannot play: draw until something fits, or once a turn. */
  readonly stuck: 'draw-until-playable' | 'one-draw-then-pass';
  /** Whether lots may give the lead (F2, M4). */
  readonly lots: boolean;
  /** Whether a deal may be void and come again (B3). */
  readonly redeals: boolean;
  /** Whether a double keeps the turn until it is covered (M10). */
  readonly doubles: 'plain-doubles' | 'double-must-be-covered';
  readonly options: readonly OptionSpec[];
  /** Whether the table draws and passes for the player (`auto`, visibly) or the player does it. */
  readonly forced: 'auto' | 'player';
}
