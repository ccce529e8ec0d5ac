import type { Ctx2D } from '@pedra/renderer';
import { around, circle, disc, inks, petal } from './inks.ts';

type Dot = readonly [x: number, y: number, colour: string];
const { red, green, blue } = inks;

const columns = [30, 70] as const;
const grid = (rows: readonly number[], colour: string): readonly Dot[] =>
  rows.flatMap((y) => columns.map((x): Dot => [x, y, colour]));
const row = (y: number, colour: string): readonly Dot[] =>
  [22, 50, 78].map((x): Dot => [x, y, colour]);

/** Where the dots of each number from 2 lie, and their radius. */
const layouts: readonly (readonly [number, readonly Dot[]])[] = [
  [
    20,
    [
      [50, 36, green],
      [50, 98, blue],
    ],
  ],
  [
    16,
    [
      [24, 28, blue],
      [50, 67, red],
      [76, 106, green],
    ],
  ],
  [17, [...grid([38], blue), ...grid([96], green)]],
  [15.5, [...grid([32], blue), [50, 67, red], ...grid([102], green)]],
  [15, [...grid([28], green), ...grid([70, 107], red)]],
  [13, [[22, 22, green], [50, 35, green], [78, 48, green], ...grid([78, 110], red)]],
  [13.5, grid([22, 52, 82, 112], blue)],
  [12.5, [...row(26, green), ...row(67, red), ...row(108, blue)]],
];

/** A coin: a rim, a ring and a core. */
function drawCoin(c: Ctx2D, [x, y, colour]: Dot, r: number): void {
  disc(c, x, y, r, colour);
  circle(c, x, y, r * 0.7, r * 0.16, inks.cream);
  circle(c, x, y, r * 0.3, r * 0.16, inks.cream);
}

/** The one large wheel. */
function drawWheel(c: Ctx2D): void {
  disc(c, 50, 67, 38, green);
  disc(c, 50, 67, 33, inks.cream);
  around(c, 50, 67, 16, () => disc(c, 0, -27.5, 3.4, red));
  disc(c, 50, 67, 21.5, blue);
  around(c, 50, 67, 8, () => petal(c, 14, 5, inks.cream, 5));
  disc(c, 50, 67, 6.5, inks.cream);
  disc(c, 50, 67, 4.5, red);
}

export function drawDots(c: Ctx2D, name: string): void {
  const layout = layouts[Number(name) - 2];
  if (!layout) {
    drawWheel(c);
    return;
  }
  const [r, dots] = layout;
  for (const dot of dots) drawCoin(c, dot, r);
}
