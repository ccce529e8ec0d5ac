import type { Ctx2D } from '@pedra/renderer';
import { disc, inks, petal } from './inks.ts';

/** A stick: its middle, its colour, and how many degrees it leans. */
type Stick = readonly [x: number, y: number, colour: string, lean?: number];
const { red, green, blue } = inks;

const row = (y: number, xs: readonly number[], colours: readonly string[]): readonly Stick[] =>
  xs.map((x, index): Stick => [x, y, colours[index % colours.length] ?? green]);
/** Two upright sticks at the sides, and two between them that lean towards or away from each other. */
const leaning = (y: number, inner: number, lean: number, colour: string): readonly Stick[] => [
  [18, y, colour],
  [40, inner, colour, lean],
  [60, inner, colour, -lean],
  [82, y, colour],
];
const two = [30, 70];
const three = [22, 50, 78];

/** Where the sticks of each number from 2 stand, and how long they are. */
const layouts: readonly (readonly [number, readonly Stick[]])[] = [
  [46, [...row(38, [50], [green]), ...row(96, [50], [blue])]],
  [46, [...row(38, [50], [blue]), ...row(96, two, [green])]],
  [46, [...row(38, two, [blue, green]), ...row(96, two, [green, blue])]],
  [46, [...row(38, two, [green, blue]), ...row(67, [50], [red]), ...row(96, two, [blue, green])]],
  [46, [...row(38, three, [green]), ...row(96, three, [blue])]],
  [
    33,
    [
      ...row(26, [50], [red]),
      ...row(67, three, [green, blue, green]),
      ...row(108, three, [green, blue, green]),
    ],
  ],
  [42, [...leaning(42, 40, 32, green), ...leaning(92, 94, -32, blue)]],
  [33, [26, 67, 108].flatMap((y) => row(y, three, [green, red, blue]))],
];

/** A cane of two joints. */
function drawStick(c: Ctx2D, [x, y, colour, lean = 0]: Stick, length: number): void {
  const half = length / 2;
  c.save();
  c.translate(x, y);
  c.rotate((lean * Math.PI) / 180);
  c.fillStyle = colour;
  for (const top of [-half, 0.8]) {
    c.beginPath();
    c.roundRect(-5.5, top, 11, half - 0.8, 5);
    c.fill();
  }
  c.fillRect(-7, -2.2, 14, 4.4);
  c.fillRect(-6.4, -half, 12.8, 3.6);
  c.fillRect(-6.4, half - 3.6, 12.8, 3.6);
  c.fillStyle = inks.cream;
  for (const top of [-half + 6, 4.5]) c.fillRect(-1.6, top, 3.2, half - 10.5);
  c.restore();
}

/** One of bamboo is a bird: a peacock that shows its tail. */
function drawBird(c: Ctx2D): void {
  c.save();
  c.translate(50, 84);
  for (let index = -4; index <= 4; index += 1) {
    c.save();
    c.rotate((index * 18 * Math.PI) / 180);
    petal(c, 46, 9.5, index % 2 === 0 ? green : inks.leaf, 10);
    disc(c, 0, -45.5, 4.9, inks.cream);
    disc(c, 0, -45.5, 3.6, index % 2 === 0 ? red : blue);
    c.restore();
  }
  petal(c, -34, 17, blue, -30);
  c.beginPath();
  c.roundRect(-6, -30, 12, 44, 6);
  c.fillStyle = blue;
  c.fill();
  disc(c, 0, -31, 9.5, blue);
  disc(c, -3.2, -33, 2.4, inks.cream);
  disc(c, -3.2, -33, 1.2, inks.black);
  c.beginPath();
  c.moveTo(-8, -32);
  c.lineTo(-17, -28);
  c.lineTo(-7, -26);
  c.fillStyle = inks.gold;
  c.fill();
  for (const lean of [-0.5, 0, 0.5]) {
    c.save();
    c.translate(0, -40);
    c.rotate(lean);
    c.fillRect(-0.8, -9, 1.6, 9);
    disc(c, 0, -9.5, 2.3, inks.gold);
    c.restore();
  }
  c.fillStyle = red;
  for (const x of [-8, 4]) c.fillRect(x, 31, 3.4, 11);
  c.restore();
}

export function drawBamboo(c: Ctx2D, name: string): void {
  const layout = layouts[Number(name) - 2];
  if (!layout) {
    drawBird(c);
    return;
  }
  const [length, sticks] = layout;
  for (const stick of sticks) drawStick(c, stick, length);
}
