import type { Box } from './box.ts';
import type {
  End,
  Face,
  HitArea,
  PieceId,
  Placement,
  Plan,
  PxRect,
  RoundQuery,
  Slot,
  TroubleCode,
  WorldRect,
} from './layout-types.ts';

/** Says where all pieces of a plan lie by now. */
export type Settle = (plan: Plan, placements: readonly Placement[]) => readonly Placement[];

/** A piece to be laid, with nothing left to be guessed. */
export interface Lying {
  /** Null where it is only asked where it would lie. */
  readonly id: PieceId | null;
  readonly across: boolean;
  readonly joins: Face;
  readonly branches: boolean;
  /** Whether it may lie apart from its end where that has no room. */
  readonly apart: boolean;
}

/** What laying one piece comes to: where it lies, and the open ends after it. */
export interface Step {
  readonly slot: Slot;
  readonly ends: readonly End[];
  /** The pieces laid before that lie elsewhere now. */
  readonly moved?: readonly PieceId[];
}

/** What a plan keeps all round, whatever is placed. */
export type Frame = Omit<Plan, 'placements' | 'ends'>;

/** What of a frame depends on the shape. */
type ShapeFrame = Pick<Frame, 'rowWidth' | 'columnHeight' | 'laneFrame' | 'seed' | 'relaid'>;

/** How pieces lie in plans of one shape; mirroring, ids and limits are none of its business. */
export interface ShapeRules {
  /** What is wrong with a query for this shape alone. */
  check?(query: RoundQuery): TroubleCode | null;
  /** What such a plan keeps all round; made of a query, or of a plan for another board. */
  frame(query: RoundQuery & Pick<Frame, 'laneFrame'>): ShapeFrame;
  /** The open ends of an empty plan. */
  ends(frame: Frame): readonly End[];
  /** Lays a piece at an open end, the best of several or else the first. Pure. A docked slot says that there is no room. */
  lay(plan: Plan, ends: readonly [End, ...End[]], piece: Lying): Step;
  /** All ids of open ends that mean the same as one that a piece was placed at; where it is missing, that id alone. */
  likeEnds?(plan: Plan, end: string): readonly string[];
  /** What a plan kept, and where its pieces had been placed, before its last piece; where it is missing, just as they are. */
  before?(plan: Plan): { readonly frame: Frame; readonly placements: readonly Placement[] };
  /** Where all pieces lie by now; where it is missing, where they were laid. */
  settle?: Settle;
  /** What has to be seen; where it is missing, all pieces and slots. */
  extent?(plan: Plan): Box;
  /** The boxes that a box may soon grow to; where it is missing, it is tried with more pieces. */
  ahead?(plan: Plan, extent: Box, pieces: number): readonly Box[];
  /** What is touched, made of the grown areas of all open ends; where it is missing, these are parted two by two. */
  areas?(
    plan: Plan,
    areas: readonly HitArea[],
    onScreen: (rect: WorldRect) => PxRect,
  ): readonly HitArea[];
}
