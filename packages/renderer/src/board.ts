import {
  type Camera,
  camera,
  type EndId,
  type PieceId,
  type Plan,
  peek,
  unit,
  type WorldRect,
} from '@pedra/layout';
import type { Size } from './arrange.ts';
import type { Config, PieceView, PxRect } from './config.ts';
import { faceSide } from './face-side.ts';
import { type Quarter, quarterOf } from './pose.ts';

/** Where a piece lies on the screen: its centre in px, and its turn. */
interface BoardSpot {
  readonly id: PieceId;
  readonly x: number;
  readonly y: number;
  readonly turn: Quarter;
  /** How many levels of pieces lie below it. */
  readonly level: number;
  /** Whether it lies in a pile under a lane's chip, where it is not seen. */
  readonly folded: boolean;
}

/** The picture cannot be moved by hand, so all of it is shown down to this, in px per face side. */
const least = 10;

/** The line as the camera shows it. */
export interface Board {
  readonly camera: Camera;
  /** Px per face side. */
  readonly u: number;
  /** Where the board begins, in px of the element, and how large it is. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly placed: readonly BoardSpot[];
}

/** Whether the next piece at this end has a place. */
export function hasPlace(plan: Plan, end: EndId): boolean {
  return peek(plan, end).ok;
}

/**
 * Fits the line into what the insets leave of the element. The former camera is kept while it serves, as long as it is the same line
 * on the same board.
 */
export function fitBoard(state: BoardState, size: Size, previous: Board | null): Board {
  const { plan, insets } = state;
  const width = Math.max(0, size.width - insets.left - insets.right);
  const height = Math.max(0, size.height - insets.top - insets.bottom);
  const goesOn =
    previous?.width === width &&
    previous.height === height &&
    previous.placed.length > 0 &&
    previous.placed[0]?.id === plan.placements[0]?.id;
  const empty = plan.placements.length === 0 && plan.ends.length === 0;
  const fitted = empty
    ? emptyCamera(width, height)
    : camera(
        plan,
        { width, height, face: faceSide(state.skin), least },
        goesOn ? previous.camera : undefined,
      );
  const u = fitted.scale * unit;
  const board = { camera: fitted, u, left: insets.left, top: insets.top, width, height };
  return {
    ...board,
    placed: plan.placements.map(({ id, rect, turn, level = 0, folded = false }) => ({
      id,
      level,
      folded,
      ...onScreen(board, rect, turn, state.mirror),
    })),
  };
}

/** The camera of a board with neither pieces nor ends, where there is nothing to fit. */
function emptyCamera(width: number, height: number): Camera {
  return { scale: 40 / unit, x: width / 2, y: height / 2, mode: 'faces', changed: false };
}

/** Where a piece would lie at an end, or null when that end has no place for it. */
export function slotSpot(
  state: BoardState,
  board: Board,
  view: PieceView,
  end: EndId,
): Lying | null {
  const joins = state.joins[view.id]?.[end] ?? 0;
  const slot = peek(state.plan, end, { across: view.across === true, joins });
  return slot.ok ? onScreen(board, slot.rect, slot.turn, state.mirror) : null;
}

type BoardState = Pick<Config, 'plan' | 'insets' | 'mirror' | 'joins' | 'skin'>;
type Lying = Omit<BoardSpot, 'id' | 'level' | 'folded'>;

/** A rectangle of the world in px of the element. */
export function rectOnScreen(board: Board, { x, y, w, h }: WorldRect, mirror: boolean): PxRect {
  const { camera: seen, left, top, width } = board;
  const inBoard = x * seen.scale + seen.x;
  const size = { w: w * seen.scale, h: h * seen.scale };
  return {
    x: left + (mirror ? width - inBoard - size.w : inBoard),
    y: top + y * seen.scale + seen.y,
    ...size,
  };
}

/** A world rectangle's centre in px. A mirrored board turns what lies along it by half. */
function onScreen(
  board: Omit<Board, 'placed'>,
  rect: WorldRect,
  turn: number,
  mirror: boolean,
): Lying {
  const { scale, x, y } = board.camera;
  const inBoard = (rect.x + rect.w / 2) * scale + x;
  const quarter = quarterOf(turn);
  return {
    x: board.left + (mirror ? board.width - inBoard : inBoard),
    y: board.top + (rect.y + rect.h / 2) * scale + y,
    turn: mirror && quarter % 180 === 0 ? quarterOf(quarter + 180) : quarter,
  };
}
