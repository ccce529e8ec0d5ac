import type { Place, Seat, TileText } from './vocabulary.ts';

/** One tile on the table. */
export interface LaidTile {
  /** Canonical, the higher number first. */
  readonly tile: TileText;
  /** As it lies: in a line from left to right; on a branch or a train the number that joins first. */
  readonly lies: TileText;
  readonly place: Place;
  /** Who laid it; absent in a position that does not say. */
  readonly seat?: Seat;
}

/** A place that takes a tile, with the number it shows; null for the `start` of an empty table, which takes any. */
interface OpenEnd {
  readonly place: Place;
  readonly number: number | null;
}

/** The table of a line game. */
export interface LineTable {
  readonly kind: 'line';
  /** In the order they were laid. */
  readonly laid: readonly LaidTile[];
  /** Left and right; with no tile on the table the one end `start`. */
  readonly ends: readonly OpenEnd[];
}

/** A free end of a laid tile and what it adds to the count: of a double with a free side both its halves. */
export interface TreeEnd extends OpenEnd {
  readonly counts: number;
}

/** The table of a branching game; a place is the tile that is joined to. */
export interface TreeTable {
  readonly kind: 'tree';
  /** In the order they were laid, so that every tile stands behind its host. */
  readonly laid: readonly LaidTile[];
  /** In the order of `laid`; the first tile, unless a double, has one for each of its numbers. */
  readonly ends: readonly TreeEnd[];
  /** The open ends added up (F5). */
  readonly count: number;
}

/** One train. */
export interface TrainView {
  readonly place: Place;
  /** Whose it is; null for the Mexican train. */
  readonly owner: Seat | null;
  /** Whether everyone may lay here: the marker is up, or it is the Mexican train. */
  readonly open: boolean;
  /** From the engine outwards. */
  readonly laid: readonly LaidTile[];
  /** The number that it shows, the engine's while it has no tile. */
  readonly end: number;
}

/** The table of a train game. */
export interface TrainTable {
  readonly kind: 'trains';
  /** The number of the double in the middle. */
  readonly engine: number;
  /** By seat, the Mexican train last. */
  readonly trains: readonly TrainView[];
  /** In the order they were laid. */
  readonly laid: readonly LaidTile[];
  /** The end of every train, in the order of `trains`; says nothing of who may lay there. */
  readonly ends: readonly OpenEnd[];
  /** The train whose double must be covered, or null. */
  readonly duty: Place | null;
  /** Whether this turn's one draw is spent. */
  readonly drawn: boolean;
}

/** What is on the table; readers that want no more than tiles and ends need not ask for its kind. */
export type TableView = LineTable | TreeTable | TrainTable;
