import { type Placement, type Plan, planRound, type Size } from '@pedra/layout';
import { type LaidTile, numbers, type TableView } from '@pedra/rules';
import { tablePlanner, withTile } from '../table/table-plan.ts';
import { FeltPieces } from './felt-pieces.tsx';
import { SmallPiece } from './small-piece.tsx';

interface TablePictureProps {
  readonly table: TableView;
  /** Room in px; the line is drawn as large as it fits. */
  readonly width: number;
  readonly height: number;
  /** The side of a face is never more, in px. */
  readonly most: number;
  /** So many tiles are drawn, and room is left for the others. Default all. */
  readonly shown?: number;
  /** Whether the last tile carries the ring of the last move. Default false. */
  readonly ring?: boolean;
}

/** World units of the layout to a face's side. */
const world = 256;
/** Around the line for its shadow and ring, in px. */
const margin = 6;

/** A table of a game as it lies, small, on a drawing of its own. */
export function TablePicture({ table, width, height, most, shown, ring }: TablePictureProps) {
  const line = laidTable(table, width / height);
  const fit = Math.min((width - 2 * margin) / line.width, (height - 2 * margin) / line.height);
  const u = Math.min(fit, most);
  return (
    <FeltPieces width={line.width * u + 2 * margin} height={line.height * u + 2 * margin}>
      <TablePieces line={line} u={u} x={margin} y={margin} shown={shown} ring={ring} />
    </FeltPieces>
  );
}

/** Where the tiles of a table lie, in u from its top left. */
export interface LaidTable {
  readonly width: number;
  readonly height: number;
  readonly placements: readonly Placement[];
}

/** A table laid out for a frame of this shape (width to height): a line for as many tiles as there are, others as they are played on. */
export function laidTable(table: TableView, aspect: number): LaidTable {
  const board = { width: 400 * aspect, height: 400 };
  const { laid } = table;
  const set = Math.max(6, ...laid.flatMap(({ tile }) => numbers(tile)));
  const plan =
    table.kind === 'line' ? shortLine(laid, board) : tablePlanner()(table, { set, board });
  const placements = plan.placements.filter(({ folded }) => !folded);
  const left = Math.min(...placements.map(({ rect }) => rect.x));
  const top = Math.min(...placements.map(({ rect }) => rect.y));
  return {
    width: Math.max(...placements.map(({ rect }) => rect.x + rect.w - left)) / world,
    height: Math.max(...placements.map(({ rect }) => rect.y + rect.h - top)) / world,
    placements: placements.map((placement) => ({
      ...placement,
      rect: { ...placement.rect, x: placement.rect.x - left, y: placement.rect.y - top },
    })),
  };
}

function shortLine(laid: readonly LaidTile[], board: Size): Plan {
  const across = laid.filter(({ tile }) => numbers(tile)[0] === numbers(tile)[1]).length;
  const long = Math.max(1, laid.length - across);
  const planned = planRound({ shape: 'line', long, across, board });
  if (!planned.ok) throw new Error(`no plan for a line of ${laid.length}: ${planned.code}`);
  return laid.reduce(withTile, planned.plan);
}

/** The pieces of a table inside an `<svg>`, the top left of all at x, y. */
export function TablePieces(props: {
  readonly line: LaidTable;
  readonly u: number;
  readonly x: number;
  readonly y: number;
  readonly shown?: number | undefined;
  readonly ring?: boolean | undefined;
}) {
  const { line, u, x, y, shown, ring = false } = props;
  const drawn = line.placements.slice(0, shown);
  return drawn.map(({ id, rect, turn }, index) => {
    const [high, low] = numbers(id);
    return (
      <SmallPiece
        key={id}
        numbers={turn < 180 ? [high, low] : [low, high]}
        u={u}
        x={x + (rect.x * u) / world}
        y={y + (rect.y * u) / world}
        lying={turn % 180 === 0}
        ring={ring && index === drawn.length - 1}
      />
    );
  });
}
