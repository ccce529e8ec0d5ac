import type { GameInfo, OptionSpec, PlayedRound, RoundResult, TableView } from '../match-types.ts';
import type { TileSet } from '../tiles/tile-set.ts';
import type { Direction, GameId, Options, Place, Seat, Side } from '../vocabulary.ts';

/** A game as data: plain facts and five kinds of named parts. A game file is one of these and nothing else. */
export interface Ruleset {
  readonly id: GameId;
  /** The highest number of the set. */
  readonly set: number;
  /** The seat counts it is played with. */
  readonly seats: readonly number[];
  /** The seat counts at which partners sit opposite and share one score. */
  readonly pairs: readonly number[];
  /** Which way the order of play runs round the table (G10). */
  readonly direction: Direction;
  /** Tiles dealt to each hand, by seat count. */
  readonly hand: Readonly<Record<number, number>>;
  /** What may be changed before a match. */
  readonly options: readonly OptionSpec[];
  /** Whether the table draws and passes for the player, visibly, or the player does it (G5). */
  readonly forced: GameInfo['forced'];
  /** Redeals and openings; the first part that names an opener decides. */
  readonly start: readonly StartPart[];
  readonly layout: Layout;
  readonly stuck: StuckPart;
  readonly score: ScorePart;
  readonly match: MatchPart;
}

/** A ruleset made ready for one seat count and one choice of options; shared and never changed. */
export interface Game {
  readonly rules: Ruleset;
  readonly seats: number;
  /** All options with their values in force. */
  readonly options: Options;
  readonly tiles: TileSet;
  /** Tiles dealt to each hand. */
  readonly hand: number;
  readonly sides: readonly (readonly Seat[])[];
  /** The number of sides; the side of a seat is seat % sideCount. */
  readonly sideCount: number;
  /** Where each part of a position lies in its cells. */
  readonly at: Offsets;
}

/** Offsets into the cells of a position, behind its registers. */
export interface Offsets {
  /** Scores by side. */
  readonly scores: number;
  /** What the end of the round added, by side. */
  readonly points: number;
  /** Masks of the hands, `tiles.words` cells a seat. */
  readonly hands: number;
  /** Tiles in each hand. */
  readonly counts: number;
  /** Pips in each hand. */
  readonly pips: number;
  /** Every tile of the round in dealing order, hands first. */
  readonly deck: number;
  /** The moves that laid tiles, in order, each with its seat in the bits from 24 up. */
  readonly laid: number;
  /** What the layout keeps. */
  readonly table: number;
  /** Cells in all. */
  readonly size: number;
}

/** One moment of a round in integers, changed in place by `play` and `undo`. */
export interface Position {
  readonly game: Game;
  readonly cells: Int32Array;
  /** What `undo` puts back: old value and offset of each write, and −1 below each action. */
  readonly journal: Int32Array;
  /** Used cells of the journal. */
  mark: number;
}

/** What is known when a round opens. */
interface RoundStart {
  /** How the round before went; null in the first round. */
  readonly previous: PlayedRound | null;
}

/** Who opens a round, and with which tile. */
export interface Opening {
  readonly seat: Seat;
  /** The tile index that must open; −1 where any may. */
  readonly tile: number;
}

/** A part of how a round starts. */
export interface StartPart {
  /** The first seat whose hand makes the deal void, or −1. */
  readonly voids?: (position: Position) => number;
  /** The opening, or null where this part does not decide it. */
  readonly opening?: (position: Position, start: RoundStart) => Opening | null;
}

/** What lies on the table and where a tile may go. */
export interface Layout {
  readonly kind: TableView['kind'];
  /** Cells it keeps in a position. */
  readonly size: number;
  /** The most places that one tile can go to at a time. */
  readonly placesPerTile: number;
  /** Sets its cells for an empty table. */
  readonly clear: (position: Position) => void;
  /** Writes the plays of the seat to act into `out`; returns how many. */
  readonly plays: (position: Position, out: Int32Array) => number;
  /** Lays the tile of a move; hands and turn are the kernel's. */
  readonly lay: (position: Position, move: number) => void;
  /** The target of a move that a place text names, or −1; says nothing about fit. */
  readonly target: (position: Position, place: Place) => number;
  /** The place text of a move. */
  readonly place: (position: Position, move: number) => Place;
  /** Whether the place is open and, if it is, whether the tile fits there. */
  readonly joins: (position: Position, move: number) => 'fits' | 'does-not-fit' | 'closed';
  /** The numbers of the open ends; none on an empty table. */
  readonly ends: (position: Position) => number[];
  /** The fields of a position text that are its own. */
  readonly fields: readonly string[];
  /** Lays the table that a position text describes, claiming each tile; returns what is wrong with it, or null. */
  readonly read: (
    position: Position,
    fields: Readonly<Record<string, unknown>>,
    claim: (tile: number | undefined) => boolean,
  ) => string | null;
  /** Its fields of a position text. */
  readonly write: (position: Position) => { readonly line: readonly string[] };
  /** The table as every seat sees it. */
  readonly view: (position: Position) => TableView;
}

/** What a seat does that cannot play. */
export interface StuckPart {
  /** The forced move, `draw` or `pass`. */
  readonly move: (position: Position) => number;
  /** Whether the round is blocked, asked after each pass. */
  readonly blocked: (position: Position) => boolean;
}

/** How a round is scored. Each writes the points by side and returns the winning side, −1 for nobody. */
export interface ScorePart {
  readonly out: (position: Position, seat: Seat) => Side;
  readonly blocked: (position: Position) => Side;
}

/** Which sides have won the match, as a mask; asked when a round is over. */
export type MatchPart = (position: Position) => number;

/** The kinds of round end in the order of their numbers in a position, behind 0 for a round that goes on. */
export const endKinds = [
  'domino',
  'blocked',
  'target',
] as const satisfies readonly RoundResult['kind'][];
