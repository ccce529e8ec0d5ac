/** Where a mark sits on a face, from its middle, in u (the side of a face). */
export type MarkPlace = readonly [x: number, y: number];

const corner = 0.26;
const narrow = 0.2;
const square = 0.3;
const row = (y: number, ...xs: readonly number[]): MarkPlace[] => xs.map((x) => [x, y]);

/** Columns of four, of five and of six, as wide as the outermost marks may lie. */
const four = [-0.315, -0.105, 0.105, 0.315];
const five = [-0.34, -0.17, 0, 0.17, 0.34];
const six = [-0.35, -0.21, -0.07, 0.07, 0.21, 0.35];

/** Three rows over such columns, the middle one with the given columns only. */
function rows(columns: readonly number[], middle: readonly number[]): MarkPlace[] {
  return [...row(-corner, ...columns), ...row(0, ...middle), ...row(corner, ...columns)];
}

/** By number, for a standing piece. Six is narrow and nine a full square, so that their outlines differ. */
const standing: readonly (readonly MarkPlace[])[] = [
  [],
  row(0, 0),
  [
    [-corner, -corner],
    [corner, corner],
  ],
  [
    [-corner, -corner],
    [0, 0],
    [corner, corner],
  ],
  [...row(-corner, -corner, corner), ...row(corner, -corner, corner)],
  [...row(-corner, -corner, corner), [0, 0], ...row(corner, -corner, corner)],
  [...row(-corner, -narrow, narrow), ...row(0, -narrow, narrow), ...row(corner, -narrow, narrow)],
  [
    ...row(-square, -square, square),
    ...row(0, -square, 0, square),
    ...row(square, -square, square),
  ],
  [
    ...row(-square, -square, 0, square),
    ...row(0, -square, square),
    ...row(square, -square, 0, square),
  ],
  [-square, 0, square].flatMap((y) => row(y, -square, 0, square)),
  rows(four, [-0.315, 0.315]),
  rows(four, [-0.315, 0, 0.315]),
  rows(four, four),
  rows(five, [-0.34, 0, 0.34]),
  rows(five, [-0.255, -0.085, 0.085, 0.255]),
  rows(five, five),
  rows(six, [-0.21, -0.07, 0.07, 0.21]),
  rows(six, [-0.28, -0.14, 0, 0.14, 0.28]),
  rows(six, six),
];

/** The highest number that has marks. */
export const mostMarks = standing.length - 1;

/** The places of a number's marks on a piece turned by `turn`: at 0 it lies along x, its first face on the left. */
export function markPlaces(number: number, turn: 0 | 90): readonly MarkPlace[] {
  const places = standing[number] ?? [];
  return turn === 90 ? places : places.map(([x, y]) => [y, -x]);
}

/** The radius of a mark in u. */
export function markRadius(number: number): number {
  if (number <= 6) return 0.098;
  if (number <= 9) return 0.086;
  if (number <= 12) return 0.082;
  return number <= 15 ? 0.068 : 0.058;
}
