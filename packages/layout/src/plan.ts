import { checkRound } from './check-round.ts';
import { freeShape } from './free-shape.ts';
import { frozenEnds, frozenPlacement, frozenSlots } from './freeze-plan.ts';
import type {
  End,
  EndId,
  Piece,
  PieceId,
  Placement,
  Plan,
  Result,
  RoundQuery,
  Shape,
  Size,
  Slot,
  Trouble,
  TroubleCode,
} from './layout-types.ts';
import { lineShape } from './line-shape.ts';
import { countOf, extend, holds, planBefore } from './lineage.ts';
import { mirrorSlot } from './mirror-slot.ts';
import type { ShapeRules, Step } from './shape-rules.ts';

const shapes: Readonly<Record<Shape, ShapeRules>> = { line: lineShape, free: freeShape };

/**
 * An empty plan for a round; its row width is fixed by the number of pieces and the board (S6). Trouble: `bad-size` for a board or a
 * slot that is no size, `bad-plan` for an unknown shape, counts that are none, arms beyond 1 to 12, or slots with equal ids.
 */
export function planRound(query: RoundQuery): Result<{ readonly plan: Plan }> {
  const wrong = Object.hasOwn(shapes, query.shape) ? checkRound(query) : 'bad-plan';
  if (wrong) return trouble(wrong);
  const { shape, long, across, board, arms = 2, mirror = false, slots = [] } = query;
  const plan: Plan = {
    shape,
    long,
    across,
    arms,
    board: Object.freeze({ width: board.width, height: board.height }),
    mirror,
    slots: frozenSlots(slots),
    rowWidth: shapes[shape].rowWidth(query),
    placements: Object.freeze([]),
    ends: frozenEnds(shapes[shape].ends(query)),
  };
  return { ok: true, plan: Object.freeze(plan) };
}

/**
 * The plan with one more piece at an end, and where that piece lies. No earlier rect changes, and each piece costs the same. Of
 * several ends the first open one is taken. Trouble: `unknown-end`, `duplicate-piece`, `plan-full`.
 */
export function place(
  plan: Plan,
  end: EndId | readonly EndId[],
  piece: Piece,
): Result<{ readonly plan: Plan; readonly placement: Placement }> {
  const at = openEnd(plan, end);
  if (!at) return trouble('unknown-end');
  if (holds(plan, piece.id)) return trouble('duplicate-piece');
  if (countOf(plan) >= plan.long + plan.across) return trouble('plan-full');
  const { slot, ends } = lay(plan, at, piece);
  const placement = frozenPlacement(piece.id, slot);
  return { ok: true, plan: extend(plan, placement, frozenEnds(ends)), placement };
}

/** Where the next piece would lie at an end, a long one unless told otherwise; the plan stays as it is. Trouble: `unknown-end`. */
export function peek(
  plan: Plan,
  end: EndId,
  piece: Omit<Piece, 'id'> = { across: false },
): Result<Slot> {
  const at = openEnd(plan, end);
  return at ? { ok: true, ...lay(plan, at, piece).slot } : trouble('unknown-end');
}

/** The plan without its last piece: the exact inverse of `place`. An empty plan stays as it is. */
export function undo(plan: Plan): Plan {
  if (plan.placements.length === 0) return plan;
  return planBefore(plan) ?? layAll(emptied(plan), plan.placements.slice(0, -1));
}

/**
 * The same pieces on another board, with a row width of its own, and the ids of those that now lie elsewhere. Trouble: `bad-size`,
 * and `bad-plan` for placements that no plan can have.
 */
export function replan(
  plan: Plan,
  board: Size,
): Result<{ readonly plan: Plan; readonly moved: readonly PieceId[] }> {
  const planned = planRound({ ...plan, board });
  if (!planned.ok) return planned;
  const again = layAll(planned.plan, plan.placements);
  if (countOf(again) !== countOf(plan)) return trouble('bad-plan');
  const moved = plan.placements.filter((old, index) => !liesAs(old, again.placements[index]));
  return { ok: true, plan: again, moved: moved.map(({ id }) => id) };
}

function emptied(plan: Plan): Plan {
  const ends = frozenEnds(shapes[plan.shape].ends(plan));
  return Object.freeze({ ...plan, placements: Object.freeze([]), ends });
}

/** Lays pieces anew; stops at one that has no place. */
function layAll(empty: Plan, placements: readonly Placement[]): Plan {
  let plan = empty;
  for (const { id, across, joins, end } of placements) {
    const placed = place(plan, end, { id, across, joins });
    if (!placed.ok) break;
    plan = placed.plan;
  }
  return plan;
}

function lay(plan: Plan, end: End, { across, joins = 0 }: Omit<Piece, 'id'>): Step {
  const step = shapes[plan.shape].lay(plan, end, across, joins);
  return plan.mirror ? { ...step, slot: mirrorSlot(step.slot) } : step;
}

function openEnd(plan: Plan, end: EndId | readonly EndId[]): End | undefined {
  const wanted = typeof end === 'string' ? [end] : end;
  for (const id of wanted) {
    const open = plan.ends.find((one) => one.id === id);
    if (open) return open;
  }
  return undefined;
}

function liesAs(a: Placement, b: Placement | undefined): boolean {
  return (
    b !== undefined &&
    a.turn === b.turn &&
    (['x', 'y', 'w', 'h'] as const).every((key) => a.rect[key] === b.rect[key])
  );
}

const trouble = (code: TroubleCode): Trouble => ({ ok: false, code });
