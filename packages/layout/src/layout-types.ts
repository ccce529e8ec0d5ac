/** World length: 1/256 of a face's side, a whole number. */
export type World = number & { readonly __unit?: 'world' };
/** Screen length in CSS px. */
export type Px = number & { readonly __unit?: 'px' };

/** A piece's id; unique within a plan. */
export type PieceId = string;
/** An end's id: `start` before the first piece, then `left` and `right`. */
export type EndId = string;
/** Quarter turns of a piece in degrees, clockwise. At 0 a long piece lies along x with its first face on the left. */
export type Turn = 0 | 90 | 180 | 270;

/** A rectangle of the world; x grows to the right, y downwards, the first piece lies round the origin. */
export interface WorldRect {
  readonly x: World;
  readonly y: World;
  readonly w: World;
  readonly h: World;
}

/** The size of a part of the screen. */
export interface Size {
  readonly width: Px;
  readonly height: Px;
}

/** A piece that is to be laid. */
export interface Piece {
  readonly id: PieceId;
  /** Whether it lies crosswise to the line: it is as long along the line as a face is wide. */
  readonly across: boolean;
  /** Which of its faces touches the end. Default 0. The first piece lies with face 0 on the left. */
  readonly joins?: 0 | 1;
}

/** Where one piece lies, once and for all. */
export interface Placement {
  readonly id: PieceId;
  readonly rect: WorldRect;
  readonly turn: Turn;
  readonly across: boolean;
  /** The end it was laid at. */
  readonly end: EndId;
}

/** Where the next piece at an end would lie. */
export interface Slot {
  readonly rect: WorldRect;
  readonly turn: Turn;
}

/** Where one arm of a line has come to, as if it went to the right and folded downwards; the left arm is seen through the origin. */
export interface Arm {
  /** The outer edge of its last piece, along the row. */
  readonly x: World;
  /** The middle of its row. */
  readonly y: World;
  readonly dir: 1 | -1;
  /** Whether its last piece stands at a corner, so that the next one begins a row. */
  readonly corner: boolean;
  /** Whether its last piece lies crosswise. */
  readonly across: boolean;
}

/** An open end. */
export interface End {
  readonly id: EndId;
  readonly arm: Arm;
}

/** A line as it lies: JSON-safe and never changed; every step gives a new one. */
export interface Plan {
  readonly shape: 'line';
  /** How wide a row may be. */
  readonly rowWidth: World;
  /** How many pieces it was made for. */
  readonly room: { readonly long: number; readonly across: number };
  /** In the order they were laid. */
  readonly placements: readonly Placement[];
  readonly ends: readonly End[];
}

/** Why a step is refused; nothing has changed then. */
export type LayoutError = 'unknown-end' | 'duplicate-piece' | 'bad-size' | 'bad-plan' | 'plan-full';

/** A value, or why there is none. */
export type LayoutResult<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly code: LayoutError };
