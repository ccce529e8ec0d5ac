import {
  type End,
  type EndId,
  type Piece,
  type Plan,
  place,
  planRound,
  type Size,
} from '../src/index.ts';
import { fail } from './fail.ts';
import { numbers } from './lines.ts';

/** One piece of a tree: what it is, and the ends that mean the same of which it may take any. */
export interface TreeMove {
  readonly piece: Piece;
  readonly ends: readonly EndId[];
}

/** What `place` gave for a move. */
export interface TreeStep {
  readonly plan: Plan;
  readonly moved: readonly string[];
}

/** An empty tree for the pieces of a set up to a number, of which those with equal faces lie across. */
export function emptyTree(top: number, board: Size, mirror = false): Plan {
  const across = top + 1;
  const planned = planRound({ shape: 'tree', long: (across * top) / 2, across, board, mirror });
  return planned.ok ? planned.plan : fail(planned.code);
}

/** The ends that one action may take: all that have the same host and part, and for a face this one alone. */
export function endsLike(plan: Plan, end: End): readonly EndId[] {
  if (end.part === 'face' || end.part === undefined) return [end.id];
  return plan.ends
    .filter((one) => one.host === end.host && one.part === end.part)
    .map(({ id }) => id);
}

/** A tree grown by chance until no piece of the set fits any more, or `most` lie: its moves and its plans from the empty one. */
export function randomTree(
  top: number,
  board: Size,
  seed: number,
  { mirror = false, most = Number.POSITIVE_INFINITY, branches = true } = {},
): { readonly moves: readonly TreeMove[]; readonly steps: readonly TreeStep[] } {
  const next = numbers(seed);
  for (let warm = 0; warm < 5; warm++) next();
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(next() * from.length)];
  const rest = new Map<string, readonly [number, number]>();
  for (let a = 0; a <= top; a++) for (let b = 0; b <= a; b++) rest.set(`${a}-${b}`, [a, b]);
  const faces = new Map(rest);
  const moves: TreeMove[] = [];
  const steps: TreeStep[] = [{ plan: emptyTree(top, board, mirror), moved: [] }];
  while (moves.length < most) {
    const plan = steps.at(-1)?.plan ?? fail('no plan');
    const open = plan.ends.filter((end) => endsLike(plan, end)[0] === end.id);
    const fitting = open.flatMap((end) => {
      const number = end.host === undefined ? null : faces.get(end.host)?.[end.face ?? 0];
      return [...rest]
        .filter(([, [a, b]]) => number === null || a === number || b === number)
        .map(([id, [a, b]]) => ({
          id,
          end,
          joins: (number === null || a === number ? 0 : 1) as 0 | 1,
          across: a === b,
        }));
    });
    const move = pick(fitting);
    if (!move) break;
    rest.delete(move.id);
    const piece = {
      id: move.id,
      across: move.across,
      joins: move.joins,
      branches: move.across && branches,
    };
    const ends = endsLike(plan, move.end);
    const placed = place(plan, ends, piece);
    if (!placed.ok) fail(placed.code);
    moves.push({ piece, ends });
    steps.push({ plan: placed.plan, moved: placed.moved });
  }
  return { moves, steps };
}
