/** World length: 1/256 of a face's side, always an integer (C2). */
export type World = number & { readonly __unit?: 'world' };
/** Screen length in CSS px. */
export type Px = number & { readonly __unit?: 'px' };

/** A piece's id; unique within a plan. */
export type PieceId = string;
/** An end's id: `start` of an empty line, then `left` and `right`; in a free plan the caller's own. */
export type EndId = string;
/** A quarter turn in degrees, clockwise. A long piece's first face is left at 0, on top at 90, right at 180, below at 270. */
export type Turn = 0 | 90 | 180 | 270;
/** A face of a piece, by index. */
export type Face = 0 | 1;

/** A rectangle in the world; x grows right, y grows down. */
export interface WorldRect {
  readonly x: World;
  readonly y: World;
  readonly w: World;
  readonly h: World;
}

/** A rectangle on the screen; x grows right, y grows down. */
export interface PxRect {
  readonly x: Px;
  readonly y: Px;
  readonly w: Px;
  readonly h: Px;
}

/** Room on the screen. */
export interface Size {
  readonly width: Px;
  readonly height: Px;
}

/** What a caller wants to place: a long piece of 2 × 1 u. */
export interface Piece {
  readonly id: PieceId;
  /** Whether it lies crosswise to the row. */
  readonly across: boolean;
  /** The face that touches the end; of a line's first piece, the face that lies left. Default 0. */
  readonly joins?: Face;
}

/** Where one piece lies, once and for all (C3). */
export interface Placement {
  readonly id: PieceId;
  readonly rect: WorldRect;
  readonly turn: Turn;
  /** As the caller asked. */
  readonly across: boolean;
  /** Whether it was laid along although it is an across piece, since its neighbour lies across (S5). */
  readonly flip: boolean;
  /** The face that touches the end. */
  readonly joins: Face;
  /** The end it was placed at. */
  readonly end: EndId;
  /** How many levels of pieces lie below it; absent: it lies on the table. */
  readonly level?: number;
}

/** Where the next piece would lie at an end. */
export type Slot = Omit<Placement, 'id'>;

/** How far an arm of a line has come, as seen by an arm that starts rightwards and folds downwards (S2). */
export interface Arm {
  /** The leading edge. */
  readonly x: World;
  /** The middle of its row. */
  readonly y: World;
  /** Rightwards or leftwards. */
  readonly dir: 1 | -1;
  /** Whether the last piece was a corner, so that the next begins a row. */
  readonly cornered: boolean;
  /** Whether the last piece is an across piece lying across, so that the next may not (S5). */
  readonly across: boolean;
}

/** An open end. */
export interface End {
  readonly id: EndId;
  /** Null where no arm leads: before the first piece, and in a free plan. */
  readonly arm: Arm | null;
}

/** An open end of a free plan: where and how its piece will lie. */
export interface FreeSlot {
  readonly id: EndId;
  readonly rect: WorldRect;
  readonly turn: Turn;
  /** How many levels of pieces lie below it, 0 or more. Default 0: it lies on the table. */
  readonly level?: number;
}

/** A line of two arms, or places that the caller chose himself (A3). */
export type Shape = 'line' | 'free';

/** What a plan is made for (A2). */
export interface RoundQuery {
  readonly shape: Shape;
  /** How many pieces will lie along, at most. */
  readonly long: number;
  /** How many pieces may lie across, at most. */
  readonly across: number;
  /** How many arms the shape has, 1 to 12. Default 2; a line has two whatever is said. */
  readonly arms?: number;
  /** The room for the pieces. */
  readonly board: Size;
  /** Whether left and right are exchanged in the finished world (C5). Default false. */
  readonly mirror?: boolean;
  /** The open ends of a free plan, in the order of focus. Default none. */
  readonly slots?: readonly FreeSlot[];
}

/** Where all pieces of a round lie: frozen, plain data that survives JSON. Rects never change while it grows (L5). */
export interface Plan {
  readonly shape: Shape;
  readonly long: number;
  readonly across: number;
  readonly arms: number;
  readonly board: Size;
  readonly mirror: boolean;
  /** The open ends that a free plan began with; none in a line. */
  readonly slots: readonly FreeSlot[];
  /** Width of a row, chosen once a round (S6); 0 in a free plan. */
  readonly rowWidth: World;
  /** In the order of play. */
  readonly placements: readonly Placement[];
  /** The open ends in the order of focus: of a line, left then right. */
  readonly ends: readonly End[];
}

/** Why something was not done (A4). */
export type TroubleCode = 'unknown-end' | 'duplicate-piece' | 'bad-size' | 'bad-plan' | 'plan-full';
/** What was asked for, or why it was not done; nothing changes in that case. */
export type Result<T> = ({ readonly ok: true } & T) | Trouble;
/** A refusal. */
export interface Trouble {
  readonly ok: false;
  readonly code: TroubleCode;
}

/** Room on each side that the board must leave free. */
export interface Insets {
  readonly top: Px;
  readonly right: Px;
  readonly bottom: Px;
  readonly left: Px;
}

/** The screen that a camera looks through. */
export interface View extends Size {
  /** What the board leaves free of it. Default nothing. */
  readonly insets?: Insets;
  /** The most marks on a face; more marks need larger faces (V3). Default 6. */
  readonly marks?: number;
  /** The side of a face in u: larger faces are readable at a smaller scale. Default 1. */
  readonly face?: number;
  /** Whether pieces should be large: floors grow by 1.35 (V2). Default false. */
  readonly large?: boolean;
  /** The chosen end, kept in view in follow mode (V4). Default the last open one. */
  readonly end?: EndId;
}

/** From world to screen: `px = world × scale + x` (or `y`). */
export interface Camera {
  /** Px per world unit: 256 times as much is px per u. */
  readonly scale: number;
  /** Where the world's (0, 0) is in the view. */
  readonly x: Px;
  readonly y: Px;
  /** How faces are drawn; in follow mode not everything is in view, and open ends are docked. */
  readonly mode: 'faces' | 'numerals' | 'follow';
  /** Whether it differs from the previous camera. */
  readonly changed: boolean;
}

/** Where an open end is touched or clicked, in px of the view. */
export interface HitArea {
  readonly slot: EndId;
  /** `docked`: follow mode, the caller shows a chip at the edge for it. */
  readonly kind: 'end' | 'docked';
  /** At least 44 × 44 px, disjoint from the others (L9). */
  readonly rect: PxRect;
}
