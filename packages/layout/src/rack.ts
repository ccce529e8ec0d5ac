import type { Px, PxRect } from './layout-types.ts';

/** How a rack is filled. */
export interface RackOptions {
  /** Px per face side wanted; pieces shrink to fit. Default as large as fits. */
  readonly u?: Px;
  /** Room between two pieces, in u. Default 0.24. */
  readonly gap?: number;
  /** The most rows. Default 4. */
  readonly rows?: number;
}

/** Where standing pieces are in a box, in px: rows from the top left, each row centred; more rows where that makes pieces larger. */
export function rack(count: number, box: PxRect, options: RackOptions = {}): readonly PxRect[] {
  const { u = Number.POSITIVE_INFINITY, gap = 0.24, rows = 4 } = options;
  return fill(count, box, { w: 1, h: 2, gap, u, rows, centred: true });
}

/** Where the backs of a pile lie in a box, in px: lying pieces in rows from the top left, as large as fits. */
export function pile(count: number, box: PxRect): readonly PxRect[] {
  const u = Number.POSITIVE_INFINITY;
  return fill(count, box, { w: 2, h: 1, gap: 0.12, u, rows: count, centred: false });
}

/** Pieces of `w` × `h` u with a gap in u, at most `u` px a unit. */
interface Filling {
  readonly w: number;
  readonly h: number;
  readonly gap: number;
  readonly u: Px;
  readonly rows: number;
  /** Whether a row that is not full is centred, else it begins at the left. */
  readonly centred: boolean;
}

function fill(count: number, box: PxRect, filling: Filling): readonly PxRect[] {
  if (!(count > 0 && box.w > 0 && box.h > 0)) return [];
  const { w, h, gap, centred } = filling;
  const { u, columns, rows } = largest(count, box, filling);
  const length = (pieces: number, side: number) => (pieces * side + (pieces - 1) * gap) * u;
  const top = box.y + (box.h - length(rows, h)) / 2;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = centred ? Math.min(columns, count - row * columns) : columns;
    const left = box.x + (box.w - length(inRow, w)) / 2;
    return {
      x: left + (index % columns) * (w + gap) * u,
      y: top + row * (h + gap) * u,
      w: w * u,
      h: h * u,
    };
  });
}

/** The number of rows that makes pieces largest, the fewest of equals. */
function largest(count: number, box: PxRect, { w, h, gap, u: most, rows }: Filling) {
  let best = { u: 0, columns: count, rows: 1 };
  for (let wanted = 1; wanted <= Math.min(rows, count); wanted++) {
    const columns = Math.ceil(count / wanted);
    const needed = Math.ceil(count / columns);
    const u = Math.min(
      most,
      box.w / (columns * w + (columns - 1) * gap),
      box.h / (needed * h + (needed - 1) * gap),
    );
    if (u > best.u) best = { u, columns, rows: needed };
  }
  return best;
}
