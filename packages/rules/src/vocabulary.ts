/** A number that carries a name for the type checker alone, so that two kinds of number are not mixed. */
type Named<Name extends string> = number & { readonly __named?: Name };

/** A place at the table, 0 … seats−1 in the order of play (G10). */
export type Seat = Named<'seat'>;

/** The seats that score together; in games for pairs seats 0 and 2 are side 0, seats 1 and 3 side 1, else side = seat. */
export type Side = Named<'side'>;

/** A tile as text, the higher number first: `6-4`, `12-0`. Where a tile is said to lie, it is written as it lies. */
export type TileText = string;

/** Where a tile is laid, as text: `start`, `left`, `right`, a host tile in branching games, `train-0`, `mexican`. */
export type Place = string;

/** One step of a match as text: `6-4@left`, `draw`, `pass`. */
export type Action = string;

/** The id of a listed game. */
export type GameId = string;

/** Which way the order of play runs round the table: to the left (`clockwise`) or to the right (G10). */
export type Direction = 'clockwise' | 'counterclockwise';

/** The value of one option of a game. */
export type OptionValue = number | string | boolean;

/** Options by name. In a config those that differ from the game's defaults; in a view all of them. */
export type Options = Readonly<Record<string, OptionValue>>;

/** A value, or an error with a stable code; nothing that takes input throws. */
export type Result<T, E = RulesError> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly error: E };

/** What was wrong with an input. */
export interface RulesError {
  /** A stable code. */
  readonly code: ErrorCode;
  /** Why an action is refused (G9); with `illegal-action` only. */
  readonly reason?: Refusal;
  /** The record's round, counted from 1. */
  readonly round?: number;
  /** The action within the round, counted from 1. */
  readonly step?: number;
  /** What was expected and what came, in English, for developers. */
  readonly message: string;
}

/** Every code that an error may have; they never change their meaning. */
export const errorCodes = [
  'bad-json',
  'bad-record',
  'unknown-game',
  'bad-seats',
  'bad-option',
  'bad-deck',
  'redeal-required',
  'bad-position',
  'illegal-action',
  'round-over',
  'match-over',
] as const;
/** The code of an error. */
export type ErrorCode = (typeof errorCodes)[number];

/** Every reason for which an action is refused (G9). */
export const refusals = [
  'not-your-turn',
  'not-in-hand',
  'does-not-fit',
  'place-closed',
  'must-cover',
  'must-start-own-train',
  'must-play',
  'must-draw',
  'may-not-draw',
  'forced-opening',
  'not-an-action',
] as const;
/** Why an action is refused. */
export type Refusal = (typeof refusals)[number];
