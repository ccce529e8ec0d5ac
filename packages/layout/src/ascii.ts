import { lanes } from './lanes/lane-views.ts';
import type { Plan, World, WorldRect } from './layout-types.ts';
import { order } from './order.ts';
import { peek } from './plan.ts';
import { gap, unit } from './units.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** Columns and rows of text to a face (K4). */
const cell = { columns: 4, rows: 2 };

/**
 * A plan as text: 4 columns × 2 rows a face, the gaps left out; a letter a piece in the order of focus, `*` open slots, `+` a pile of
 * folded pieces, `#` what lies on one another, `.` the rest. Lines end with a line feed.
 */
export function ascii(plan: Plan): string {
  const placed = new Map(plan.placements.map((placement) => [placement.id, placement]));
  const pieces = order(plan).flatMap((id, index) => {
    const piece = placed.get(id);
    if (!piece || piece.folded) return [];
    return [{ rect: piece.rect, letter: letters.charAt(index % letters.length) }];
  });
  const piles = lanes(plan).flatMap(({ folded, chip }) =>
    folded > 0 ? [{ rect: chip, letter: '+' }] : [],
  );
  const open = plan.ends.flatMap(({ id }) => {
    const slot = peek(plan, id);
    return slot.ok && !slot.docked ? [{ rect: slot.rect, letter: '*' }] : [];
  });
  const drawn = [...pieces, ...piles, ...open].map(({ rect, letter }) => ({
    letter,
    ...inCells(rect, plan.shape === 'free' || plan.shape === 'lanes'),
  }));
  return draw(drawn);
}

interface Drawn {
  readonly letter: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function draw(drawn: readonly Drawn[]): string {
  const left = Math.min(...drawn.map((one) => one.left));
  const top = Math.min(...drawn.map((one) => one.top));
  const width = Math.max(0, ...drawn.map((one) => one.right - left));
  const height = Math.max(0, ...drawn.map((one) => one.bottom - top));
  const grid = Array.from({ length: height }, () => Array.from({ length: width }, () => '.'));
  for (const one of drawn) {
    for (const row of grid.slice(one.top - top, one.bottom - top)) {
      for (let column = one.left - left; column < one.right - left; column++) {
        row[column] = row[column] === '.' ? one.letter : '#';
      }
    }
  }
  return grid.map((row) => `${row.join('')}\n`).join('');
}

function inCells({ x, y, w, h }: WorldRect, isAnywhere: boolean): Omit<Drawn, 'letter'> {
  const place = isAnywhere ? (at: World) => at : withoutGaps;
  const left = Math.round((place(x) * cell.columns) / unit);
  const top = Math.round((place(y) * cell.rows) / unit);
  return {
    left,
    top,
    right: left + Math.round((w * cell.columns) / unit),
    bottom: top + Math.round((h * cell.rows) / unit),
  };
}

/** Every place on a line is a number of half faces and of gaps; of all such sums the one with the fewest gaps is meant. */
function withoutGaps(at: World): World {
  const half = unit / 2;
  for (let gaps = 0; gaps < half; gaps++) {
    if ((at - gaps * gap) % half === 0) return at - gaps * gap;
    if ((at + gaps * gap) % half === 0) return at + gaps * gap;
  }
  return at;
}
