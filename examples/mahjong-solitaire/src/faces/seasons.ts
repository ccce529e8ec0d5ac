import type { Ctx2D } from '@pedra/renderer';
import { writeIndex } from './characters.ts';
import { around, disc, inks, petal } from './inks.ts';

function strokes(c: Ctx2D, path: string, width: number, colour: string): void {
  c.lineWidth = width;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.strokeStyle = colour;
  c.stroke(new Path2D(path));
}

/** A sprout in the soil, under rain. */
function drawSpring(c: Ctx2D): void {
  strokes(c, 'M50 108Q50 84 50 62', 6, inks.leaf);
  for (const [degrees, length] of [
    [-54, 44],
    [54, 44],
    [0, 32],
  ] as const) {
    c.save();
    c.translate(50, 70);
    c.rotate((degrees * Math.PI) / 180);
    petal(c, length, 13, degrees === 0 ? inks.leaf : inks.green);
    c.restore();
  }
  strokes(c, 'M20 110Q50 98 80 110', 7, '#7A4E2D');
  strokes(c, 'M42 22L39 32M62 16L59 26M80 26L77 36', 4, inks.blue);
}

function drawSummer(c: Ctx2D): void {
  around(c, 50, 70, 12, (index) => petal(c, index % 2 === 0 ? 22 : 15, 6, inks.gold, 24));
  disc(c, 50, 70, 24, inks.red);
  disc(c, 50, 70, 19, '#E9862B');
  disc(c, 50, 70, 12, '#F6B94B');
}

/** A leaf of a maple. */
function drawAutumn(c: Ctx2D): void {
  strokes(c, 'M50 82Q52 104 60 120', 5, '#7A3B16');
  for (const [degrees, length, width] of [
    [-98, 34, 11],
    [98, 34, 11],
    [-50, 44, 13],
    [50, 44, 13],
    [0, 54, 15],
  ] as const) {
    c.save();
    c.translate(50, 84);
    c.rotate((degrees * Math.PI) / 180);
    petal(c, length, width, degrees % 100 === 0 || Math.abs(degrees) === 98 ? '#C8501B' : inks.red);
    strokes(c, `M0 0V${-length * 0.8}`, 1.8, '#F3B268');
    c.restore();
  }
}

/** A flake of snow. */
function drawWinter(c: Ctx2D): void {
  around(c, 50, 70, 6, () => {
    strokes(c, 'M0 0V-40', 5, inks.blue);
    strokes(c, 'M-11 -37L0 -26L11 -37M-8 -22L0 -14L8 -22', 4, '#3F7FCB');
  });
  disc(c, 50, 70, 7, inks.blue);
  disc(c, 50, 70, 3.4, inks.cream);
}

const drawings: Readonly<Record<string, readonly [string, (c: Ctx2D) => void]>> = {
  spring: ['1', drawSpring],
  summer: ['2', drawSummer],
  autumn: ['3', drawAutumn],
  winter: ['4', drawWinter],
};

export function drawSeason(c: Ctx2D, name: string): void {
  const [index, draw] = drawings[name] ?? ['', () => {}];
  draw(c);
  writeIndex(c, index, inks.green);
}
