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

/** The star on the back of a piece, cut in outline: `light` shows at its lower right. Its middle is at x, y (px). */
export function drawStar(
  c: Ctx2D,
  x: number,
  y: number,
  u: number,
  colour: string,
  light: string,
): void {
  const line = Math.max(1, u / 30);
  const outline = (shift: number, stroke: string) => {
    c.beginPath();
    for (const [dx, dy] of points) c.lineTo(x + shift + (dx * u) / 60, y + shift + (dy * u) / 60);
    c.closePath();
    c.lineWidth = line;
    c.lineJoin = 'round';
    c.strokeStyle = stroke;
    c.stroke();
  };
  outline(0.6 * line, light);
  outline(0, colour);
}
