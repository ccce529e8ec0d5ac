import { checkRound } from './check-round.ts';
import { frozen, frozenSlots } from './freeze-plan.ts';
import { emptyPlan, grown, openEnds, rulesOf, stepAt } from './grow.ts';
import type {
  EndId,
  Piece,
  PieceId,
  Placement,
  Plan,
  Result,
  RoundQuery,
  Size,
  Slot,
  Trouble,
  TroubleCode,
} from './layout-types.ts';
import { countOf, frameOf, holds, planBefore } from './lineage.ts';
import { laidAll } from './relay.ts';
import { shapes } from './shapes.ts';
import { laidAnew, laidWith } from './tree/relaid-tree.ts';

/**
 * An empty plan for a round; what its rows, columns or lanes measure is fixed by the number of pieces and the board (S6, X1, X4).
 * Trouble: `bad-size` for a board, a slot or a lane's head that is no size, `bad-plan` for an unknown shape, counts that are none, arms
 * or lanes beyond 1 to 12, or slots or lanes with equal ids.
 */
export function planRound(query: RoundQuery): Result<{ readonly plan: Plan }> {
  const wrong = Object.hasOwn(shapes, query.shape)
    ? (checkRound(query) ?? shapes[query.shape].check?.(query))
    : 'bad-plan';
  if (wrong) return trouble(wrong);
  const { shape, long, across, board, arms = 2, mirror = false, slots = [] } = query;
  const plan = emptyPlan({
    shape,
    long,
    across,
    arms,
    board: { width: board.width, height: board.height },
    mirror,
    slots: frozenSlots(slots),
    ...rulesOf(query).frame(query),
  });
  return { ok: true, plan };
}

/**
 * The plan with one more piece at an end, where that piece lies, and which others lie elsewhere now: none but in lanes that fold (X4)
 * and in a tree whose end has no room, which is laid anew or grows a branch apart (X3). Of several ends, which should mean the same,
 * a tree takes the best one and any other shape the first open one. Trouble: `unknown-end`, `duplicate-piece`, `plan-full`.
 */
export function place(
  plan: Plan,
  end: EndId | readonly EndId[],
  piece: Piece,
): Result<{
  readonly plan: Plan;
  readonly placement: Placement;
  readonly moved: readonly PieceId[];
}> {
  const choice = openEnds(plan, end);
  if (!choice) return trouble('unknown-end');
  if (holds(plan, piece.id)) return trouble('duplicate-piece');
  if (countOf(plan) >= plan.long + plan.across) return trouble('plan-full');
  const step = stepAt(plan, choice, piece, piece.id);
  if (step.slot.docked) {
    const next = laidWith(plan, choice, piece);
    return { ok: true, ...next, moved: movedSince(plan, next.plan) };
  }
  return { ok: true, ...grown(plan, piece.id, step), moved: step.moved ?? none };
}

/** Where the next piece would lie at an end, a long one unless told otherwise; the plan stays as it is. Trouble: `unknown-end`. */
export function peek(
  plan: Plan,
  end: EndId | readonly EndId[],
  piece: Omit<Piece, 'id'> = { across: false },
): Result<Slot> {
  const choice = openEnds(plan, end);
  return choice ? { ok: true, ...stepAt(plan, choice, piece).slot } : trouble('unknown-end');
}

/** The plan without its last piece: the exact inverse of `place`. An empty plan stays as it is. */
export function undo(plan: Plan): Plan {
  if (countOf(plan) === 0) return plan;
  const known = planBefore(plan);
  if (known) return known;
  const { frame, placements } = rulesOf(plan).before?.(plan) ?? {
    frame: frameOf(plan),
    placements: plan.placements.slice(0, -1),
  };
  return laidAll(emptyPlan(frame), placements);
}

/**
 * The same pieces on another board, with rows, columns or lanes of its own, and the ids of those that now lie elsewhere. Trouble:
 * `bad-size`, and `bad-plan` for placements that no plan can have.
 */
export function replan(
  plan: Plan,
  board: Size,
): Result<{ readonly plan: Plan; readonly moved: readonly PieceId[] }> {
  const planned = planRound({ ...plan, board });
  if (!planned.ok) return planned;
  const lay = rulesOf(plan).likeEnds ? laidAnew : laidAll;
  const again = lay(planned.plan, plan.placements);
  if (countOf(again) !== countOf(plan)) return trouble('bad-plan');
  return { ok: true, plan: again, moved: movedSince(plan, again) };
}

const none: readonly PieceId[] = frozen([]);

/** The pieces of a plan that lie elsewhere in another one. */
function movedSince(plan: Plan, now: Plan): readonly PieceId[] {
  const moved = plan.placements.filter((old, index) => !liesAs(old, now.placements[index]));
  return moved.map(({ id }) => id);
}

function liesAs(a: Placement, b: Placement | undefined): boolean {
  return (
    b !== undefined &&
    a.turn === b.turn &&
    (['x', 'y', 'w', 'h'] as const).every((key) => a.rect[key] === b.rect[key])
  );
}

const trouble = (code: TroubleCode): Trouble => ({ ok: false, code });
