import type { EndId, PieceId, Plan } from '@pedra/layout';
import type { FaceId, FaceStyle, Facing, Lightness, Skin, TableSkin } from './skin.ts';

/** A rectangle on the screen in CSS pixels, from the top left of the table element. */
export interface PxRect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** One piece. A hidden piece carries no faces at all, so that nothing can leak them. */
export interface PieceView {
  readonly id: PieceId;
  /** A kind of the skin, e.g. `long`. */
  readonly kind: string;
  /** In the order of the kind's face boxes; empty while hidden. */
  readonly faces: readonly FaceId[];
  /** Whether its faces are seen. */
  readonly up: boolean;
  /** Whether it lies crosswise in the line. Default false. */
  readonly across?: boolean;
  /** The rack or pile that it comes from when it is seen for the first time; default: appears in place. */
  readonly from?: string;
}

/** A row of standing pieces. */
export interface RackView {
  readonly id: string;
  /** The whole rack with its wood, in px. */
  readonly rect: PxRect;
  readonly facing: Facing;
  /** In the order they stand, from the rack's own left. */
  readonly pieces: readonly PieceId[];
  /** Whether its pieces can be picked. Default false. */
  readonly own?: boolean;
  /** Px per face side wanted; pieces shrink to fit. */
  readonly u: number;
}

/** A pile of hidden pieces, drawn as backs. */
export interface PileView {
  readonly id: string;
  readonly rect: PxRect;
  readonly count: number;
  /** The kind of its backs. Default: the skin's first. */
  readonly kind?: string;
  /** Whether a tap on it means something now. */
  readonly active?: boolean;
}

/** What the caller wants to see. Re-applicable at any time; the scene animates what differs. */
export interface Config {
  /** Every piece that is on the plan or in a rack. */
  readonly pieces: readonly PieceView[];
  /** Where placed pieces lie. */
  readonly plan: Plan;
  /** The ends that each movable piece may go to; a piece without an entry cannot be moved. */
  readonly slots: Readonly<Record<PieceId, readonly EndId[]>>;
  /** Which face of a piece, by index, touches the line at an end; 0 where nothing is said. */
  readonly joins: Readonly<Record<PieceId, Readonly<Record<EndId, 0 | 1>>>>;
  readonly racks: readonly RackView[];
  readonly piles: readonly PileView[];
  /** The picked piece; its ends light up. */
  readonly selected: PieceId | null;
  /** The end that the keyboard is on while a piece is picked. */
  readonly focusedEnd: EndId | null;
  /** The piece in a rack, or among `pickable` ones, that the keyboard is on. */
  readonly focusedPiece: PieceId | null;
  /** The placed piece of the last move; gets a rim. */
  readonly lastMove: PieceId | null;
  /** Pieces to be shown in shade. */
  readonly dim: readonly PieceId[];
  /** Placed pieces that a tap picks where they lie; while there are any, a tap on another placed piece is refused. Default none. */
  readonly pickable?: readonly PieceId[];
  /** Pieces that carry the ring of a picked one, such as a hint. Default none. */
  readonly marked?: readonly PieceId[];
  /** What the board must leave free on each side, in px. */
  readonly insets: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
  readonly motion: 'off' | 'reduced' | 'full';
  /** Speed of motion; 1 is normal, `Infinity` jumps. */
  readonly speed: number;
  /** Left-handed: the whole table is mirrored. */
  readonly mirror: boolean;
  readonly skin: Skin;
  readonly table: TableSkin;
  readonly faceStyle: FaceStyle;
  readonly lightness: Lightness;
  /** Whether intents are taken from the pointer. */
  readonly interactive: boolean;
  onIntent(intent: Intent): void;
  /** Called after a change of camera or size, with where things now are. */
  onGeometry(geometry: Geometry): void;
  /** Called when something is seen to happen: a piece touches the table, is picked, is refused (for sound). */
  onEffect(effect: Effect): void;
}

/** What the player wants, by pointer or keyboard; the caller decides what comes of it. */
export type Intent =
  | { readonly type: 'pick'; readonly piece: PieceId; readonly via: Via }
  | { readonly type: 'drop'; readonly piece: PieceId; readonly end: EndId; readonly via: Via }
  | { readonly type: 'cancel'; readonly via: Via }
  | { readonly type: 'refused'; readonly piece: PieceId; readonly via: Via }
  | { readonly type: 'tap-pile'; readonly pile: string; readonly via: Via };
export type Via = 'pointer' | 'keyboard' | 'api';

/** Where things are on the screen, for the elements that lie over them. */
export interface Geometry {
  /** Placed and rack pieces at rest, by id. */
  readonly pieces: Readonly<Record<PieceId, PxRect>>;
  /** Slots of the selected piece, by end: what can be seen, grown to at least 44 px for touch. */
  readonly slots: Readonly<Record<EndId, PxRect>>;
  readonly piles: Readonly<Record<string, PxRect>>;
  /** Where the next piece would lie at each open end, picked or not, in the plan's order of focus; none before the first piece. */
  readonly ends: Readonly<Record<EndId, PxRect>>;
  /** The lanes of a plan that has them, in its order. */
  readonly lanes: readonly LaneRects[];
  /** Px per face side on the board. */
  readonly u: number;
}

/** One lane on the screen. */
export interface LaneRects {
  readonly end: EndId;
  /** The whole lane. */
  readonly rect: PxRect;
  /** Where its folded pieces lie, unseen: the caller shows a chip there. */
  readonly chip: PxRect;
  /** How many pieces are folded; at 0 there is no chip. */
  readonly folded: number;
}

export type Effect =
  | { readonly type: 'touch'; readonly piece: PieceId; readonly x: number }
  | { readonly type: 'pick' | 'refuse' | 'draw'; readonly piece: PieceId };

/** Why a config was refused: what is wrong, and where in the config. */
export interface Trouble {
  readonly code:
    | 'unknown-piece'
    | 'duplicate-piece'
    | 'bad-number'
    | 'slot-without-place'
    | 'unknown-kind'
    | 'bad-plan';
  /** E.g. `racks.2.pieces.0`. */
  readonly path: string;
}

/** A table in the page. */
export interface Api {
  /**
   * Takes over the given fields; animates unless `instant`. A state that cannot be drawn is refused whole: the result says why, the
   * old picture stays. `null`: taken.
   */
  set(config: Partial<Config>, how?: { readonly instant?: boolean }): Trouble | null;
  /** Shakes a piece that was refused. */
  refuse(piece: PieceId): void;
  /** Brings all running motion to its end now. */
  finish(): void;
  /** Whether something is moving. */
  moving(): boolean;
  /** Every visible object: label, kind, screen rect in px, turn, alpha, z. */
  snapshot(): SceneSnapshot;
  /** How often a frame was drawn since mount. */
  frames(): number;
  dispose(): Promise<void>;
}

/** What is drawn, as data. */
export interface SceneSnapshot {
  readonly size: { readonly width: number; readonly height: number };
  readonly objects: readonly {
    readonly label: string;
    readonly kind:
      | 'body'
      | 'back'
      | 'face'
      | 'shade'
      | 'shadow'
      | 'slot'
      | 'ring'
      | 'rack'
      | 'table'
      | 'pile';
    readonly rect: PxRect;
    readonly turn: number;
    readonly alpha: number;
    readonly z: number;
  }[];
}
