import { type Placement, planRound } from '@pedra/layout';
import { type LineTable, numbers } from '@pedra/rules';
import { withTile } from '../table/line-plan.ts';
import { FeltPieces } from './felt-pieces.tsx';
import { SmallPiece } from './small-piece.tsx';

interface LinePictureProps {
  readonly table: LineTable;
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

/** A line of a game as it lies, small. */
export function LinePicture({ table, width, height, most, shown, ring = false }: LinePictureProps) {
  const placements = placementsOf(table, width, height);
  if (placements.length === 0) return null;
  const left = Math.min(...placements.map(({ rect }) => rect.x));
  const top = Math.min(...placements.map(({ rect }) => rect.y));
  const across = Math.max(...placements.map(({ rect }) => rect.x + rect.w)) - left;
  const down = Math.max(...placements.map(({ rect }) => rect.y + rect.h)) - top;
  const fit = Math.min((width - 2 * margin) / across, (height - 2 * margin) / down);
  const u = Math.min(fit * world, most);
  const px = (length: number) => (length * u) / world;
  const drawn = placements.slice(0, shown);
  const last = drawn.at(-1)?.id;
  return (
    <FeltPieces width={px(across) + 2 * margin} height={px(down) + 2 * margin}>
      {drawn.map(({ id, rect, turn }) => {
        const [high, low] = numbers(id);
        return (
          <SmallPiece
            key={id}
            numbers={turn < 180 ? [high, low] : [low, high]}
            u={u}
            x={margin + px(rect.x - left)}
            y={margin + px(rect.y - top)}
            lying={turn % 180 === 0}
            ring={ring && id === last}
          />
        );
      })}
    </FeltPieces>
  );
}

/** Where the tiles lie when a table of this shape is planned for as many as there are. */
function placementsOf({ laid }: LineTable, width: number, height: number): readonly Placement[] {
  const across = laid.filter(({ tile }) => numbers(tile)[0] === numbers(tile)[1]).length;
  const planned = planRound({
    shape: 'line',
    long: Math.max(1, laid.length - across),
    across,
    board: { width, height },
  });
  return planned.ok ? laid.reduce(withTile, planned.plan).placements : [];
}
