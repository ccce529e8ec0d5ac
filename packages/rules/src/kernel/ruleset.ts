import type {
  GameInfo,
  MatchConfig,
  MatchPosition,
  OptionSpec,
  PlayedRound,
  RoundResult,
} from '../match-types.ts';
import type { TableView } from '../table-types.ts';
import type { TileSet } from '../tiles/tile-set.ts';
import type { Direction, GameId, Options, Place, Refusal, Seat, Side } from '../vocabulary.ts';

/** Options as somebody gave them, known to the game or not. */
export type GivenOptions = Readonly<Record<string, unknown>>;

/** A fact of a game, or how it follows from the options given. */
export type ByOptions<T> = T | ((options: GivenOptions) => T);

/** A game as data: plain facts and a few kinds of named parts. A game file is one of these and nothing else. */
export interface Ruleset {
  readonly id: GameId;
  /** The highest number of the set. */
  readonly set: ByOptions<number>;
  /** The seat counts it is played with. */
  readonly seats: ByOptions<readonly number[]>;
  /** The seat counts at which partners sit opposite and share one score. */
  readonly pairs: readonly number[];
  /** Which way the order of play runs round the table (G10). */
  readonly direction: Direction;
  /** Tiles dealt to each hand, by seat count. */
  readonly hand: ByOptions<Readonly<Record<number, number>>>;
  /** What may be changed before a match; ranges and defaults may follow from other options. */
  readonly options: ByOptions<readonly OptionSpec[]>;
  /** Whether the table draws and passes for the player, visibly, or the player does it (G5). */
  readonly forced: GameInfo['forced'];
  /** Redeals and openings; the first part that names an opener decides. */
  readonly start: readonly StartPart[];
  /** A tile taken out of the deck before the deal (M2). */
  readonly setAside?: SetAsidePart;
  readonly layout: Layout;
  /** What follows from a placement; absent where the turn just goes on to the next seat. */
  readonly placed?: PlacedPart;
  readonly stuck: StuckPart;
  readonly score: ScorePart;
  readonly match: MatchPart;
}

/** A ruleset made ready for one seat count and one choice of options; shared and never changed. */
export interface Game {
  readonly rules: Ruleset;
  readonly hooks: Hooks;
  /** What a match of it writes down of the choices made. */
  readonly config: MatchConfig;
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

/** The functions of a ruleset that a round calls, in one shape for all games, so that the calls stay quick; null: nothing to do. */
export interface Hooks {
  readonly plays: Layout['plays'];
  readonly lay: Layout['lay'];
  readonly placed: PlacedPart['follow'] | null;
  readonly turnBegins: ((position: Position) => void) | null;
  readonly stuck: StuckPart['move'];
  readonly drew: ((position: Position) => void) | null;
  readonly passed: ((position: Position) => void) | null;
  readonly isBlocked: StuckPart['blocked'];
  readonly scoreOut: ScorePart['out'];
  readonly scoreBlocked: ScorePart['blocked'];
  readonly champions: MatchPart;
}

/** Offsets into the cells of a position, behind its registers and what the layout keeps. */
export interface Offsets {
  /** Scores by side. */
  readonly scores: number;
  /** What the end of the round added, by side. */
  readonly points: number;
  /** Masks of the hands, `tiles.words` cells a seat. */
  readonly hands: number;
  /** Every tile of the round in dealing order, hands first. */
  readonly deck: number;
  /** The moves that laid tiles, in order, each with its seat in the bits from 24 up. */
  readonly laid: number;
  /** Cells in all. */
  readonly size: number;
}

/** One moment of a round in integers, changed in place by `play` and `undo`. */
export interface Position {
  readonly game: Game;
  readonly cells: Int32Array;
  /** What `undo` puts back: old value and offset of each write, and −1 below each action. */
  readonly journal: Int32Array;
  /** Used cells of the journal; below 0 where none is kept. */
  mark: number;
}

/** What is known when a round opens. */
export interface RoundStart {
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
  /** Whether lots give the lead, so that the opener comes from outside. */
  readonly drawsLots?: (start: RoundStart) => boolean;
  /** The first seat whose hand makes the deal void, or −1. */
  readonly voids?: (position: Position) => number;
  /** The opening, or null where this part does not decide it. */
  readonly opening?: (position: Position, start: RoundStart) => Opening | null;
}

/** A tile that is in no hand. */
export interface SetAsidePart {
  /** The tile index, by the round's number. */
  readonly tile: (game: Game, round: number) => number;
  /** Puts it on the empty table. */
  readonly put: (position: Position, tile: number) => void;
}

/** What lies on the table and where a tile may go. */
export interface Layout {
  readonly kind: TableView['kind'];
  /** Cells it keeps in a position. */
  readonly size: (tiles: TileSet, seats: number) => number;
  /** The most places that one tile can go to at a time. */
  readonly placesPerTile: (tiles: TileSet, seats: number) => number;
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
  /** Why the seat to act may not lay there yet, whatever the tile (M6, M10); null or absent where it may. */
  readonly refuses?: (position: Position, move: number) => Refusal | null;
  /** Makes ready for the seat whose turn begins. */
  readonly turnBegins?: (position: Position) => void;
  /** The numbers of the open ends, of trains those that the seat to act may lay on; none on an empty table. */
  readonly ends: (position: Position) => number[];
  /** What of the table a placement or a pass may change beside its ends. */
  readonly state?: (position: Position) => TableState;
  /** The fields of a position text that are its own. */
  readonly fields: readonly string[];
  /** Lays the table that a position text describes, claiming each tile; returns what is wrong with it, or null. */
  readonly read: (
    position: Position,
    fields: Readonly<Record<string, unknown>>,
    claim: (tile: number | undefined) => boolean,
  ) => string | null;
  /** Its fields of a position text. */
  readonly write: (position: Position) => Partial<MatchPosition>;
  /** The table as every seat sees it. */
  readonly view: (position: Position) => TableView;
}

/** What events tell of a table beside its ends. */
interface TableState {
  /** Counting games: the open ends added up. */
  readonly count?: number;
  /** Train games: the place of each train whose marker is up, by seat. */
  readonly markers?: readonly Place[];
  /** Train games: the place of the double that must be covered. */
  readonly duty?: Place | null;
}

/** How a round goes on after a placement, an emptied hand aside. */
export const after = {
  /** With the next seat. */
  nextSeat: 0,
  /** With the same seat. */
  sameSeat: 1,
  /** Not at all: the placement won the match (F10). */
  matchWon: 2,
} as const;

/** What follows from a placement. */
export interface PlacedPart {
  /** Makes it so, and gives how the round goes on: one of `after`. */
  readonly follow: (position: Position, move: number) => number;
  /** Whether a double keeps the turn until it is covered (M10). */
  readonly coversDoubles?: boolean;
}

/** What a seat does that cannot play. */
export interface StuckPart {
  /** Whether a seat draws until something fits, or once a turn. */
  readonly draws: GameInfo['stuck'];
  /** Tiles of the boneyard that are never drawn; absent where all are. */
  readonly reserve?: (inPairs: boolean) => number;
  /** The forced move, `draw` or `pass`. */
  readonly move: (position: Position) => number;
  /** What a draw brings about. */
  readonly drew?: (position: Position) => void;
  /** What a pass brings about. */
  readonly passed?: (position: Position) => void;
  /** Whether more passes in a row than seats can come before a block. */
  readonly longLaps?: boolean;
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
