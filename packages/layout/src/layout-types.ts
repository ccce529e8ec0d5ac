/** World length: 1/256 of a face's side, always an integer (C2). */
export type World = number & { readonly __unit?: 'world' };
/** Screen length in CSS px. */
export type Px = number & { readonly __unit?: 'px' };

/** A piece's id; unique within a plan. */
export type PieceId = string;
/**
 * An end's id. `start` before the first piece; then of a line `left` and `right`, of a cross also `up` and `down`; of a tree
 * `<host>:face0`, `<host>:side1` or `<host>:tip0`; in lanes and in a free plan the caller's own.
 */
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

/** A place in the world. */
export interface WorldPoint {
  readonly x: World;
  readonly y: World;
}

/** What a caller wants to place: a long piece of 2 × 1 u. */
export interface Piece {
  readonly id: PieceId;
  /** Whether it lies crosswise to the row. */
  readonly across: boolean;
  /** The face that touches the end; of a first piece, the face that lies left, or above where it lies across. Default 0. */
  readonly joins?: Face;
  /** Of an across piece in a tree: whether its two tips open once both its sides are joined. Default false. */
  readonly branches?: boolean;
}

/** Both ends of the way from a piece to a branch that lies apart from it, to be marked with the same letter (X3). */
export interface Joint {
  readonly letter: string;
  /** At the open edge of the piece that is joined. */
  readonly host: WorldPoint;
  /** At the joined edge of the branch's first piece. */
  readonly branch: WorldPoint;
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
  /** As the caller asked; not there where he did not. */
  readonly branches?: true;
  /** In lanes: it lies in the pile under its lane's chip, and shares that place with others (X4). */
  readonly folded?: true;
  /** In a tree: it begins a branch that found no room beside its host (X3). */
  readonly joint?: Joint;
}

/** Where the next piece would lie at an end. */
export interface Slot extends Omit<Placement, 'id'> {
  /**
   * In a tree: there is no room at this end, and the rect lies over something else. It is shown as a chip; a piece placed there moves
   * others, or lies apart (X3).
   */
  readonly docked?: true;
}

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

/** A quarter turn clockwise: rightwards, downwards, leftwards, upwards. */
export type Quarter = 0 | 1 | 2 | 3;

/** The open edge of a piece in a tree, before any mirroring: its middle, and the way that leads out of it. */
export interface Mouth extends WorldPoint {
  readonly way: Quarter;
}

/** What a lane shows: how many of its pieces are folded, and the others from hub to tip. */
export interface Lane {
  readonly folded: number;
  readonly open: readonly Pick<Placement, 'id' | 'across'>[];
}

/** An open end. */
export interface End {
  readonly id: EndId;
  /** Null where no arm leads: before the first piece, in a tree, in lanes and in a free plan. */
  readonly arm: Arm | null;
  /** In a tree: the piece that the next one is joined to. */
  readonly host?: PieceId;
  /**
   * In a tree: where on its host. Both sides of an across piece are equivalent, and so are both tips; the two faces of a piece that lies
   * along are not, and each is an end of its own.
   */
  readonly part?: 'face' | 'side' | 'tip';
  /** In a tree: the face of a piece that lies along, or the face next to a tip. */
  readonly face?: Face;
  /** In a tree. */
  readonly mouth?: Mouth;
  /** In lanes. */
  readonly lane?: Lane;
}

/** An open end of a free plan: where and how its piece will lie. */
export interface FreeSlot {
  readonly id: EndId;
  readonly rect: WorldRect;
  readonly turn: Turn;
  /** How many levels of pieces lie below it, 0 or more. Default 0: it lies on the table. */
  readonly level?: number;
}

/**
 * A line of two arms; a first piece with four arms (X1); pieces that branch (X2); a hub with a lane for each train (X4); or places that
 * the caller chose himself (A3).
 */
export type Shape = 'line' | 'cross' | 'tree' | 'lanes' | 'free';

/** What a plan is made for (A2). */
export interface RoundQuery {
  readonly shape: Shape;
  /** How many pieces will lie along, at most. */
  readonly long: number;
  /** How many pieces may lie across, at most. */
  readonly across: number;
  /** How many arms the shape has, 1 to 12. Default 2; only lanes heed it, and only where they have no ids. */
  readonly arms?: number;
  /** The room for the pieces. */
  readonly board: Size;
  /** Whether left and right are exchanged in the finished world (C5). Default false. */
  readonly mirror?: boolean;
  /** The open ends of a free plan, in the order of focus. Default none. */
  readonly slots?: readonly FreeSlot[];
  /** The ends of lanes in the order they are shown and focused: the own one, the common one, the others. Default `lane1`, `lane2` … */
  readonly lanes?: readonly EndId[] | undefined;
  /** What each lane leaves free for its words, in px: a column before its pieces, a row above them. Default nothing. */
  readonly laneHead?: Size | undefined;
}

/** How lanes are shared out on their board (X4); lengths in the world. */
export interface LanesFrame {
  readonly ids: readonly EndId[];
  readonly columns: 1 | 2;
  /** A whole lane: words, chip, pieces and slot. */
  readonly width: World;
  readonly height: World;
  /** The room for words before the pieces and above them. */
  readonly before: World;
  readonly above: World;
  /** As asked, in px. */
  readonly head: Size;
}

/** That a tree was laid anew (X3): what it was before, so that undoing needs nothing else. */
export interface Relaid {
  /** How many pieces it had. */
  readonly count: number;
  readonly seed: number;
  /** Where each of them had been placed. */
  readonly ends: readonly EndId[];
}

/**
 * Where all pieces of a round lie: frozen, plain data that survives JSON. Every placed piece has one rect, and no other has (L18).
 * Rects never change while it grows (L5), but for the `moved` pieces that `place` names: a tree that is laid anew, and lanes, whose
 * oldest pieces fold into a pile under a chip, all in that one place.
 */
export interface Plan {
  readonly shape: Shape;
  readonly long: number;
  readonly across: number;
  readonly arms: number;
  readonly board: Size;
  readonly mirror: boolean;
  /** The open ends that a free plan began with; none in a line. */
  readonly slots: readonly FreeSlot[];
  /** Width of a row, chosen once a round (S6); 0 where there are no rows. */
  readonly rowWidth: World;
  /** In a cross: height of its columns. */
  readonly columnHeight?: World;
  /** In lanes. */
  readonly laneFrame?: LanesFrame;
  /** In a tree: the seed of the noise that it was laid with; 0 for none. */
  readonly seed?: number;
  /** In a tree: the times it was laid anew. */
  readonly relaid?: readonly Relaid[];
  /** In the order of play. */
  readonly placements: readonly Placement[];
  /** The open ends in the order of focus: of a line left then right, of a cross clockwise from the left, of a tree from hosts outwards. */
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
  /**
   * Px per u down to which everything is shown at once, where a picture that cannot be moved would hide too much. Default what
   * numerals need (V3).
   */
  readonly least?: Px;
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
  /**
   * `docked`: in follow mode, or for an end of a tree without room, the caller shows a chip for it. `fold`: the chip over the folded
   * pieces of a lane, which opens its sheet (X5).
   */
  readonly kind: 'end' | 'docked' | 'fold';
  /** Of a fold: how many pieces lie under it. */
  readonly count?: number;
  /** At least 44 × 44 px, disjoint from the others (L9). */
  readonly rect: PxRect;
}
