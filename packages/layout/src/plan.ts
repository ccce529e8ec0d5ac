import { extend, firstArm, firstRect } from './arm.ts';
import type {
  Arm,
  End,
  EndId,
  LayoutResult,
  Piece,
  Placement,
  Plan,
  Size,
  Slot,
} from './layout-types.ts';
import { rowWidthFor } from './row-width.ts';

/** What a plan is made for. */
export interface PlanQuery {
  readonly shape: 'line';
  /** How many long pieces there are, and how many that lie crosswise. */
  readonly long: number;
  readonly across: number;
  /** What of the screen is free for the line. */
  readonly board: Size;
}

/** Boards without a shape (a hidden page has none) are planned as if they were this one. */
const squareBoard: Size = { width: 640, height: 480 };

const beforeFirst: End = {
  id: 'start',
  arm: { x: 0, y: 0, dir: 1, corner: false, across: false },
};

/** An empty plan whose row width suits all pieces on this board; `bad-size` or `bad-plan` for numbers that are none. Pure. */
export function planRound({
  long,
  across,
  board,
}: PlanQuery): LayoutResult<{ readonly plan: Plan }> {
  const { width, height } = board;
  if (!(width >= 0 && height >= 0 && Number.isFinite(width) && Number.isFinite(height))) {
    return { ok: false, code: 'bad-size' };
  }
  const counted = [long, across].every(
    (count) => Number.isInteger(count) && count >= 0 && count <= 1000,
  );
  if (!counted || long + across === 0) return { ok: false, code: 'bad-plan' };
  const room = { long, across };
  const rowWidth = rowWidthFor(room, width > 0 && height > 0 ? board : squareBoard);
  return {
    ok: true,
    plan: { shape: 'line', rowWidth, room, placements: [], ends: [beforeFirst] },
  };
}

interface Found extends Slot {
  readonly arm: Arm;
}

function find(plan: Plan, end: EndId, piece: Omit<Piece, 'id'>): Found | null {
  const open = plan.ends.find(({ id }) => id === end);
  if (!open) return null;
  if (end !== 'start') return extend(open.arm, piece, plan.rowWidth, end === 'left');
  return {
    rect: firstRect(piece.across),
    turn: piece.across ? 90 : 0,
    arm: firstArm(piece.across),
  };
}

/** Lays a piece at an end: a new plan, in which everything laid before lies as it lay. Pure. */
export function place(
  plan: Plan,
  end: EndId,
  piece: Piece,
): LayoutResult<{ readonly plan: Plan; readonly placement: Placement }> {
  if (plan.placements.some(({ id }) => id === piece.id))
    return { ok: false, code: 'duplicate-piece' };
  if (plan.placements.length >= plan.room.long + plan.room.across)
    return { ok: false, code: 'plan-full' };
  const found = find(plan, end, piece);
  if (!found) return { ok: false, code: 'unknown-end' };
  const { arm, rect, turn } = found;
  const placement: Placement = { id: piece.id, rect, turn, across: piece.across, end };
  const ends =
    end === 'start'
      ? ['left', 'right'].map((id) => ({ id, arm }))
      : plan.ends.map((open) => (open.id === end ? { id: end, arm } : open));
  return {
    ok: true,
    placement,
    plan: { ...plan, placements: [...plan.placements, placement], ends },
  };
}

/** Where the next piece at an end would lie, a long one where none is given. Pure; `unknown-end` where there is none. */
export function peek(
  plan: Plan,
  end: EndId,
  piece: Omit<Piece, 'id'> = { across: false },
): LayoutResult<Slot> {
  const found = find(plan, end, piece);
  return found
    ? { ok: true, rect: found.rect, turn: found.turn }
    : { ok: false, code: 'unknown-end' };
}
