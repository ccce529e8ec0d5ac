import type { Ctx2D } from '@pedra/renderer';
import { glyphs } from './glyph-strokes.ts';
import { inks } from './inks.ts';

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
const winds: Readonly<Record<string, readonly [string, string]>> = {
  east: ['東', 'E'],
  south: ['南', 'S'],
  west: ['西', 'W'],
  north: ['北', 'N'],
};

/** Writes a sign into a square. */
function write(
  c: Ctx2D,
  sign: string,
  at: { readonly x: number; readonly y: number; readonly size: number; readonly weight: number },
  colour: string,
): void {
  c.save();
  c.translate(at.x, at.y);
  c.scale(at.size / 100, at.size / 100);
  c.lineWidth = at.weight;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.strokeStyle = colour;
  c.stroke(new Path2D(glyphs[sign] ?? ''));
  c.restore();
}

/** A small digit or letter in the upper left corner, for those who do not read the signs. */
export function writeIndex(c: Ctx2D, sign: string, colour: string): void {
  write(c, sign, { x: 9, y: 12, size: 19, weight: 15 }, colour);
}

/** A number of ten thousands: its numeral above the sign for them. */
export function drawCharacter(c: Ctx2D, name: string): void {
  write(c, numerals[Number(name) - 1] ?? '', { x: 32, y: 14, size: 44, weight: 13 }, inks.blue);
  write(c, '萬', { x: 23, y: 67, size: 54, weight: 9.5 }, inks.red);
  writeIndex(c, name, inks.black);
}

export function drawWind(c: Ctx2D, name: string): void {
  const [sign, letter] = winds[name] ?? ['', ''];
  write(c, sign, { x: 18, y: 36, size: 66, weight: 10.5 }, inks.black);
  writeIndex(c, letter, inks.blue);
}

/** Red and green are written, white is a frame. */
export function drawDragon(c: Ctx2D, name: string): void {
  if (name === 'red') write(c, '中', { x: 15, y: 30, size: 70, weight: 13 }, inks.red);
  else if (name === 'green') write(c, '發', { x: 14, y: 28, size: 72, weight: 9 }, inks.green);
  else drawFrame(c);
}

function drawFrame(c: Ctx2D): void {
  for (const [inset, width] of [
    [18, 7],
    [29, 2.5],
  ] as const) {
    c.beginPath();
    c.roundRect(inset, inset, 100 - 2 * inset, 134 - 2 * inset, 6);
    c.lineWidth = width;
    c.strokeStyle = inks.blue;
    c.stroke();
  }
}
