import type { Game, Position } from './ruleset.ts';

/** The registers of a position: cells at fixed offsets, the same in every game. */
export const register = {
  /** The seat to act. */
  turn: 0,
  /** The seat that opened the round. */
  opener: 1,
  /** The offset within the deck of the next tile to draw. */
  stock: 2,
  /** The number of tiles in the deck; an excerpt may have few. */
  dealt: 3,
  /** Passes in a row since the last placement. */
  passes: 4,
  /** Tiles laid. */
  laid: 5,
  /** The tile index that must open, −1 for a free opening. */
  forced: 6,
  /** The round's number, from 1. */
  round: 7,
  /** 0 while the round goes on, else 1 + the index of its kind in `endKinds`. */
  end: 8,
  /** Mask of the sides that won the round. */
  winners: 9,
  /** Mask of the sides that won the match. */
  champions: 10,
} as const;

/** The offset of what the layout keeps: behind the registers, so that it is the same in every game. */
export const tableAt = 11;

/** The move that takes the front tile of the boneyard. */
export const DRAW = -1;
/** The move that passes. */
export const PASS = -2;

/** The mark of a position that keeps no journal: what is played out and thrown away is quicker without one. */
const unkept = -1;
const noJournal = new Int32Array(0);

/** The most cells that one action writes. */
const writesPerAction = 24;

/** An empty position with a journal deep enough to undo this many actions; with none, at depth 0, nothing can be undone. */
export function createPosition(game: Game, depth: number): Position {
  return {
    game,
    cells: new Int32Array(game.at.size),
    journal: new Int32Array(depth * (2 * (writesPerAction + 2 * game.sideCount) + 1)),
    mark: depth > 0 ? 0 : unkept,
  };
}

/** A position over cells that are there already; it keeps no journal. */
export function positionOver(game: Game, cells: Int32Array): Position {
  return { game, cells, journal: noJournal, mark: unkept };
}

/** The most actions that a round of this game can have. */
export function longestRound(game: Game): number {
  return game.tiles.count * (2 + 2 * game.seats) + 2 * game.seats;
}

/** Overwrites a position with another of the same game; its journal starts afresh. */
export function copyFrom(to: Position, from: Position): void {
  to.cells.set(from.cells);
  forget(to);
}

/** The value of a cell. */
export function get(position: Position, offset: number): number {
  return position.cells[offset] as number;
}

/** The values of a run of cells. */
export function getRun(position: Position, offset: number, count: number): number[] {
  const run: number[] = [];
  for (let at = 0; at < count; at++) run.push(get(position, offset + at));
  return run;
}

/** Writes a cell and remembers what it held. */
export function set(position: Position, offset: number, value: number): void {
  const { cells, journal } = position;
  if (position.mark >= 0) {
    journal[position.mark] = cells[offset] as number;
    journal[position.mark + 1] = offset;
    position.mark += 2;
  }
  cells[offset] = value;
}

/** Begins an action: `undo` goes back to here. */
export function beginAction(position: Position): void {
  if (position.mark >= 0) position.journal[position.mark++] = -1;
}

/** Takes the last action back, bit for bit. */
export function undo(position: Position): void {
  const { cells, journal } = position;
  let mark = position.mark - 1;
  let offset = journal[mark] as number;
  while (offset >= 0) {
    cells[offset] = journal[mark - 1] as number;
    mark -= 2;
    offset = journal[mark] as number;
  }
  position.mark = mark;
}

/** Forgets what was done; nothing before this can be undone. */
export function forget(position: Position): void {
  if (position.mark > 0) position.mark = 0;
}

/** The number of tiles in the boneyard. */
export function boneyardCount(position: Position): number {
  return get(position, register.dealt) - get(position, register.stock);
}
