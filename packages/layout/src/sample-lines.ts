/*
 * Fixed lines on which row widths are tried (S6). No two across pieces are neighbours. Since 24 lines by chance seldom hold the
 * worst one, they are of every sort, and a little longer than the round's.
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

interface Counts {
  long: number;
  across: number;
}

/** The shares of pieces that go to the right arm. An arm is the other one turned, so shares below a half would say the same. */
const shares = [0.5, 1, 0.8, 0.65, 0.5, 1] as const;

/** How likely the next piece lies across: by chance, soon, late, or every fourth for certain. */
const manners: readonly ((left: Counts, index: number, pieces: number) => number)[] = [
  ({ long, across }) => across / (long + across),
  ({ long, across }) => (3 * across) / (long + across),
  ({ long, across }, index, pieces) => (index < pieces / 2 ? 0 : (2 * across) / (long + across)),
  ({ long, across }, index) => (index % 4 === 3 ? 1 : across / (long + across)),
];

/** Of some seeds tried, the one whose widths suit other lines best. */
const firstSeed = 31;

/** So many long pieces a sample line has more than the round. */
const more = 2;

/** The 24 sample lines for so many pieces; the same ones at every call. */
export function sampleLines(long: number, across: number): readonly SampleLine[] {
  return manners.flatMap((manner, index) =>
    shares.map((share, other) => {
      const next = chance(firstSeed + index * shares.length + other);
      const pieces = long + more + across;
      const left = { long: long + more, across };
      return drawLine(left, share, next, (drawn) => next() < manner(left, drawn, pieces));
    }),
  );
}

function drawLine(
  left: Counts,
  share: number,
  next: () => number,
  wantsAcross: (drawn: number) => boolean,
): SampleLine {
  const draw = (mayLieAcross: boolean, index: number): boolean => {
    const across = mayLieAcross && left.across > 0 && wantsAcross(index);
    left[across ? 'across' : 'long'] -= 1;
    return across;
  };
  const first = draw(true, 0);
  const wasAcross = { left: first, right: first };
  const rest: SamplePiece[] = [];
  while (left.long > 0) {
    const side = next() < share ? 'right' : 'left';
    wasAcross[side] = draw(!wasAcross[side], rest.length + 1);
    rest.push({ side, across: wasAcross[side] });
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
