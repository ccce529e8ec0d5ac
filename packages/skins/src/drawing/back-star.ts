import type { Ctx2D } from '@pedra/renderer';

/** The points of an eight-pointed star round the origin, in sixtieths of u. */
const points = [
  [0, -17],
  [5, -7],
  [16, -12],
  [11, 0],
  [16, 12],
  [5, 7],
  [0, 17],
  [-5, 7],
  [-16, 12],
  [-11, 0],
  [-16, -12],
  [-5, -7],
] as const;

/** The star on the back of a piece, in outline, its middle at x, y (px). */
export function drawStar(c: Ctx2D, x: number, y: number, u: number, colour: string): void {
  c.beginPath();
  for (const [dx, dy] of points) c.lineTo(x + (dx * u) / 60, y + (dy * u) / 60);
  c.closePath();
  c.lineWidth = Math.max(1, u / 30);
  c.lineJoin = 'round';
  c.strokeStyle = colour;
  c.stroke();
}
