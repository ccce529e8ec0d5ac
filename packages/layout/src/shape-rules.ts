import type { Box } from './box.ts';
import type {
  End,
  EndId,
  Face,
  Placement,
  Plan,
  RoundQuery,
  Slot,
  WorldRect,
} from './layout-types.ts';

/** A piece to be laid, with nothing left to be guessed. */
export interface Lying {
  readonly across: boolean;
  readonly joins: Face;
  readonly branches: boolean;
}

/** What laying one piece comes to: where it lies, and the open ends after it. */
export interface Step {
  readonly slot: Slot;
  readonly ends: readonly End[];
  /** Where the piece comes to lie, where that is not the slot. */
  readonly settled?: Slot;
  /** Whether pieces laid before now lie elsewhere. */
  readonly moves?: boolean;
}

/** What a plan keeps all round, whatever is placed. */
export type Frame = Omit<Plan, 'placements' | 'ends'>;

/** What of a frame depends on the shape. */
export type ShapeFrame = Pick<Frame, 'rowWidth' | 'columnHeight' | 'laneFrame' | 'seed' | 'relaid'>;

/** A chip over folded pieces of an end's lane: where, and over how many. */
export interface Chip {
  readonly end: EndId;
  readonly rect: WorldRect;
  readonly count: number;
}

/** How pieces lie in plans of one shape; mirroring, ids and limits are none of its business. */
export interface ShapeRules {
  /** What such a plan keeps all round. */
  frame(query: RoundQuery): ShapeFrame;
  /** The open ends of an empty plan. */
  ends(frame: Frame): readonly End[];
  /**
   * Lays a piece at an open end, the best of several or else the first; `id` where it is to stay. Pure. A docked slot says that there is
   * no room.
   */
  lay(plan: Plan, ends: readonly [End, ...End[]], piece: Lying, id: string): Step;
  /** Lays a piece that has no room at its end. Where it is missing, no slot is ever docked. */
  layApart?(plan: Plan, end: End, piece: Lying, id: string): Step;
  /** All ids of open ends that mean the same as one that a piece was placed at; where it is missing, that id alone. */
  likeEnds?(plan: Plan, end: string): readonly string[];
  /** Where all pieces lie by now, in the order of play; where it is missing, where they were laid. */
  settle?(frame: Frame, ends: readonly End[], placements: readonly Placement[]): readonly Slot[];
  /** What has to be seen, before any mirroring; where it is missing, all pieces and slots. */
  extent?(frame: Frame): Box;
  /** The boxes that a box may soon grow to, before any mirroring; where it is missing, it is tried with more pieces. */
  ahead?(plan: Plan, extent: Box, pieces: number): readonly Box[];
  /** The chips that lie over folded pieces, before any mirroring. */
  chips?(plan: Plan): readonly Chip[];
}
