/** How a counted hand is laid in rows. */
export interface HandFit {
  /** The side of a face in px. */
  readonly u: number;
  /** Between two pieces in px: room for a plus sign. */
  readonly gap: number;
  /** Pieces in a row. */
  readonly columns: number;
}

const units = [48, 40, 34, 30, 26] as const;
/** Below this the marks of a face are hard to tell apart. */
const least = 26;

function gapOf(u: number): number {
  return Math.round(u * 0.6);
}

/** Room for the equals sign and the sum behind the last piece. */
function totalRoom(u: number): number {
  return u >= 38 ? 88 : 62;
}

/** The largest unit up to `wanted` at which a hand and its sum fit into one row of `width` px, else rows at a small one. Pure. */
export function fitHand(count: number, width: number, wanted: number): HandFit {
  for (const u of [wanted, ...units.filter((unit) => unit < wanted)]) {
    const gap = gapOf(u);
    if (count * (u + gap) + gap / 2 + totalRoom(u) <= width) return { u, gap, columns: count };
  }
  const u = Math.min(wanted, least);
  const gap = gapOf(u);
  return { u, gap, columns: Math.max(2, Math.floor((width - gap) / (u + gap))) };
}
