import { type EndId, type Piece, type Plan, place, planRound, type Size } from '@pedra/layout';
import { type LaidTile, numbers, type Place, type TileText } from '@pedra/rules';

/** What a plan is made for. */
export interface PlanQuery {
  /** The highest number of the set: so many tiles may come to lie on the table. */
  readonly set: number;
  /** Room for the line in px. */
  readonly board: Size;
}

/** The half of a tile, by index in its text, that touches an end with this number; the first where the table is empty. */
export function joinedHalf(tile: TileText, touching: number | null): 0 | 1 {
  const [first] = numbers(tile);
  return touching === null || touching === first ? 0 : 1;
}

/** The plan's end that a place of the table is: they go by the same names. */
export const endOf = (place: Place): EndId => place;

/** Doubles lie across (D3); any other tile touches the line with the half that was not left open. */
function laidPiece({ tile, lies, place: at }: LaidTile): Piece {
  const [high, low] = numbers(tile);
  const [left, right] = numbers(lies);
  const touching = at === 'start' ? null : at === 'left' ? right : left;
  return { id: tile, across: high === low, joins: joinedHalf(tile, touching) };
}

function emptyPlan({ set, board }: PlanQuery): Plan {
  const across = set + 1;
  const planned = planRound({ shape: 'line', long: (across * set) / 2, across, board });
  if (!planned.ok) throw new Error(`no plan for ${board.width} × ${board.height}: ${planned.code}`);
  return planned.plan;
}

/** The plan with one more tile on it; throws where the plan has no such end or no more room. */
export function withTile(plan: Plan, laid: LaidTile): Plan {
  const placed = place(plan, endOf(laid.place), laidPiece(laid));
  if (!placed.ok) throw new Error(`${laid.lies} has no place at ${laid.place}: ${placed.code}`);
  return placed.plan;
}

const sameTiles = (a: readonly LaidTile[], b: readonly LaidTile[]) =>
  a.every(({ lies, place: at }, index) => b[index]?.lies === lies && b[index]?.place === at);

/** A function that gives the plan of a line; tiles that were there at the last call keep their work, one more tile costs one step. */
export function linePlanner(): (laid: readonly LaidTile[], query: PlanQuery) => Plan {
  let last: {
    readonly laid: readonly LaidTile[];
    readonly query: PlanQuery;
    readonly plan: Plan;
  } | null = null;
  return (laid, query) => {
    const kept =
      last &&
      last.laid.length <= laid.length &&
      last.query.set === query.set &&
      last.query.board.width === query.board.width &&
      last.query.board.height === query.board.height &&
      sameTiles(last.laid, laid)
        ? last
        : { laid: [], plan: emptyPlan(query) };
    const plan = laid.slice(kept.laid.length).reduce(withTile, kept.plan);
    last = { laid, query, plan };
    return plan;
  };
}
