import type { Ctx2D } from '@pedra/renderer';

/** The colours that faces are painted with. */
export const inks = {
  black: '#1F2430',
  red: '#B8261F',
  green: '#17714A',
  blue: '#1F4FA3',
  gold: '#C98A1B',
  pink: '#D9577F',
  violet: '#7A4BA8',
  leaf: '#3E8E3B',
  cream: '#FFFBEF',
} as const;

/** The box that every face is painted in: the plate of a tile. */
export const box = { w: 100, h: 134 } as const;

/** Fills a circle. */
export function disc(c: Ctx2D, x: number, y: number, r: number, colour: string): void {
  c.beginPath();
  c.arc(x, y, r, 0, 2 * Math.PI);
  c.fillStyle = colour;
  c.fill();
}

/** Strokes a circle. */
export function circle(c: Ctx2D, x: number, y: number, r: number, width: number, colour: string) {
  c.beginPath();
  c.arc(x, y, r, 0, 2 * Math.PI);
  c.lineWidth = width;
  c.strokeStyle = colour;
  c.stroke();
}

/** Draws the same thing `count` times round a point, each further by the same angle; `draw` finds the point at the origin. */
export function around(
  c: Ctx2D,
  x: number,
  y: number,
  count: number,
  draw: (index: number) => void,
) {
  for (let index = 0; index < count; index += 1) {
    c.save();
    c.translate(x, y);
    c.rotate((index * 2 * Math.PI) / count);
    draw(index);
    c.restore();
  }
}

/** Fills a petal that points upwards from the origin. */
export function petal(c: Ctx2D, length: number, width: number, colour: string, from = 0): void {
  c.beginPath();
  c.moveTo(0, -from);
  c.bezierCurveTo(-width, -from - length * 0.35, -width, -from - length, 0, -from - length);
  c.bezierCurveTo(width, -from - length, width, -from - length * 0.35, 0, -from);
  c.fillStyle = colour;
  c.fill();
}
