/*
 * Fixed lines on which row widths are tried (S6). Each has every piece of the round on the table, no two across pieces are
 * neighbours, and the arms share the pieces evenly, by chance or not at all.
 */

/** One piece of a sample line after the first. */
interface SamplePiece {
  readonly side: 'left' | 'right';
  readonly across: boolean;
}

/** A whole line: whether its first piece lies across, then the others in the order of play. */
export interface SampleLine {
  readonly first: boolean;
  readonly rest: readonly SamplePiece[];
}

/** How many lines are tried. */
const lines = 24;
/** The share of pieces that goes to the right arm, line by line; where none is given one is drawn. */
const shares: readonly (number | undefined)[] = [0.5, 1, 0, undefined];

/** The sample lines for so many pieces; the same ones at every call. */
export function sampleLines(long: number, across: number): readonly SampleLine[] {
  return Array.from({ length: lines }, (_, index) => sampleLine(long, across, index));
}

function sampleLine(long: number, across: number, seed: number): SampleLine {
  const next = chance(seed);
  const remaining = { long, across };
  const draw = (mayLieAcross: boolean): boolean => {
    const { long, across } = remaining;
    const crosswise = mayLieAcross && across > 0 && next() * (long + across) < across;
    remaining[crosswise ? 'across' : 'long'] -= 1;
    return crosswise;
  };
  const first = draw(true);
  const wasAcross = { left: first, right: first };
  const share = shares[seed % shares.length] ?? next();
  const rest: SamplePiece[] = [];
  while (remaining.long > 0) {
    const side = next() < share ? 'right' : 'left';
    wasAcross[side] = draw(!wasAcross[side]);
    rest.push({ side, across: wasAcross[side] });
  }
  for (const side of ['right', 'left'] as const) {
    if (remaining.across > 0 && !wasAcross[side]) {
      rest.push({ side, across: true });
      remaining.across -= 1;
    }
  }
  return { first, rest };
}

/** Numbers from 0 up to 1 by a linear congruence: plain, and the same on every machine. */
function chance(seed: number): () => number {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
