import {
  type EndId,
  type Piece,
  type Plan,
  place,
  planRound,
  type RoundQuery,
  type Size,
} from '@pedra/layout';
import {
  type LaidTile,
  numbers,
  type Place,
  type Seat,
  type TableView,
  type TileText,
} from '@pedra/rules';

/** What a plan is made for. */
export interface PlanQuery {
  /** The highest number of the set: so many tiles may come to lie on the table. */
  readonly set: number;
  /** Room for the tiles in px. */
  readonly board: Size;
  /** Whose lane comes first. Default the first seat's. */
  readonly own?: Seat;
  /** What each lane leaves free for its words, in px. Default nothing. */
  readonly laneHead?: Size;
}

/** One tile on its way onto a plan: which ends would all do, and how it lies. */
interface Step {
  /** What tells this step from another. */
  readonly key: string;
  readonly ends: (plan: Plan) => readonly EndId[];
  readonly piece: Piece;
}

/** The half of a tile, by index in its text, that touches an end with this number; the first where the table is empty. */
export function joinedHalf(tile: TileText, touching: number | null): 0 | 1 {
  const [first] = numbers(tile);
  return touching === null || touching === first ? 0 : 1;
}

/** A tile as a piece: doubles lie across (D3), and branch where the table does (F4). */
export function pieceOf(table: TableView['kind'], tile: TileText, touching: number | null): Piece {
  const [high, low] = numbers(tile);
  const across = high === low;
  const branches = across && table === 'tree';
  return { id: tile, across, joins: joinedHalf(tile, touching), ...(branches && { branches }) };
}

/**
 * The plan's ends that a place of the table is, for a tile that joins by this number. In a line and in lanes they go by the same
 * names; in a tree a place is a tile, of which any end of that number will do.
 */
export function endsAt(plan: Plan, at: Place, joining: number | null): readonly EndId[] {
  if (plan.shape !== 'tree' || at === 'start') return [at];
  return plan.ends
    .filter(({ host, part, face = 0 }) => {
      if (host !== at) return false;
      return part !== 'face' || numbers(at)[face] === joining;
    })
    .map(({ id }) => id);
}

/** The place of the table that an end of its plan is. */
export function placeAt(end: EndId): Place {
  return end.split(':', 1)[0] ?? end;
}

/** The number by which a laid tile touches what lay there before; null for the first one. */
function touchingOf(kind: TableView['kind'], { lies, place: at }: LaidTile): number | null {
  if (at === 'start') return null;
  const [left, right] = numbers(lies);
  return kind === 'line' && at === 'left' ? right : left;
}

function stepOf(kind: TableView['kind'], laid: LaidTile): Step {
  const touching = touchingOf(kind, laid);
  return {
    key: `${laid.lies}@${laid.place}`,
    ends: (plan) => endsAt(plan, laid.place, touching),
    piece: pieceOf(kind, laid.tile, touching),
  };
}

/** The double in the middle of a table of trains, where there is one. */
export function engineOf(table: TableView): TileText | null {
  return table.kind === 'trains' ? `${table.engine}-${table.engine}` : null;
}

function stepsOf(table: TableView): readonly Step[] {
  const laid = table.laid.map((one) => stepOf(table.kind, one));
  const engine = engineOf(table);
  if (engine === null) return laid;
  const hub = { key: engine, ends: () => ['start'], piece: pieceOf('trains', engine, null) };
  return [hub, ...laid];
}

/** The lanes as a seat sees them: its own first, then everybody's, then the others in the order of play. */
function laneOrder(table: TableView, own: Seat): readonly EndId[] {
  if (table.kind !== 'trains') return [];
  const count = table.trains.length - 1;
  const rank = (owner: Seat | null) => (owner === null ? 0.5 : (owner - own + count) % count);
  const inOrder = [...table.trains].sort((a, b) => rank(a.owner) - rank(b.owner));
  return inOrder.map(({ place: at }) => at);
}

const shapes = { line: 'line', tree: 'tree', trains: 'lanes' } as const;

function roundOf(table: TableView, { set, board, own = 0, laneHead }: PlanQuery): RoundQuery {
  const across = set + 1;
  const shape = shapes[table.kind];
  const pieces = { shape, long: (across * set) / 2, across, board };
  return shape === 'lanes' ? { ...pieces, lanes: laneOrder(table, own), laneHead } : pieces;
}

function emptyPlan(round: RoundQuery): Plan {
  const planned = planRound(round);
  if (planned.ok) return planned.plan;
  throw new Error(`no plan for ${round.board.width} × ${round.board.height}: ${planned.code}`);
}

function withStep(plan: Plan, { key, ends, piece }: Step): Plan {
  const placed = place(plan, ends(plan), piece);
  if (!placed.ok) throw new Error(`${key} has no place: ${placed.code}`);
  return placed.plan;
}

/** The plan of a line with one more tile on it; throws where the plan has no such end or no more room. */
export function withTile(plan: Plan, laid: LaidTile): Plan {
  return withStep(plan, stepOf('line', laid));
}

/** A function that gives the plan of a table; tiles that were there at the last call keep their work, one more costs one step. */
export function tablePlanner(): (table: TableView, query: PlanQuery) => Plan {
  let last: {
    readonly round: string;
    readonly keys: readonly string[];
    readonly plan: Plan;
  } | null = null;
  return (table, query) => {
    const asked = roundOf(table, query);
    const round = JSON.stringify(asked);
    const steps = stepsOf(table);
    const goesOn =
      last?.round === round &&
      last.keys.length <= steps.length &&
      last.keys.every((key, index) => steps[index]?.key === key);
    const from = goesOn && last ? last : { keys: [], plan: emptyPlan(asked) };
    const plan = steps.slice(from.keys.length).reduce(withStep, from.plan);
    last = { round, keys: steps.map(({ key }) => key), plan };
    return plan;
  };
}
