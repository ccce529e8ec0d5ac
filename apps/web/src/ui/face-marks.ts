/** Where one mark sits on a face, from its middle, in u (the side of a face). */
export interface MarkPlace {
  readonly x: number;
  readonly y: number;
}

type Cell = readonly [column: number, row: number];

/** Cells on a grid of three by three, by number, on a standing piece. */
const small: readonly (readonly Cell[])[] = [
  [],
  [[0, 0]],
  [
    [1, -1],
    [-1, 1],
  ],
  [
    [1, -1],
    [0, 0],
    [-1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [0, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, -1],
    [1, -1],
    [-1, 0],
    [0, 0],
    [1, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
  ],
];

/** Steps of the grid by number: six is narrow and nine a full square, so that their outlines differ. */
function steps(number: number): MarkPlace {
  if (number === 6) return { x: 0.2, y: 0.26 };
  return number > 6 ? { x: 0.3, y: 0.3 } : { x: 0.25, y: 0.25 };
}

/** Ten and more, in rows of three or five over a wider grid. */
function large(number: number): readonly MarkPlace[] {
  const columns = number > 12 ? 5 : 4;
  const places: MarkPlace[] = [];
  for (let index = 0; index < number; index += 1) {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, number - row * columns);
    const column = index - row * columns;
    places.push({ x: (column - (inRow - 1) / 2) * (0.66 / (columns - 1)), y: (row - 1) * 0.28 });
  }
  return places;
}

/** The places of a face's marks; on a lying piece columns become rows, as if the piece were turned. */
export function markPlaces(number: number, lying: boolean): readonly MarkPlace[] {
  const cells = small[number];
  const step = steps(number);
  const places = cells ? cells.map(([x, y]) => ({ x: x * step.x, y: y * step.y })) : large(number);
  return lying ? places.map(({ x, y }) => ({ x: y, y: x })) : places;
}

/** The radius of a mark in u. */
export function markRadius(number: number): number {
  if (number <= 6) return 0.098;
  return number <= 9 ? 0.086 : 0.072;
}
