import type { Ctx2D, Palette } from '@pedra/renderer';
import { boxOf, radius } from './piece-box.ts';

/** How far the thickness of a piece shows at its lower right, in u; it stays inside the gap between pieces. */
const thickness = { x: 0.012, y: 0.045 };

/** Colours of the pin in the middle, or null where a set has none. */
export interface PinColours {
  readonly high: string;
  readonly body: string;
  readonly low: string;
}

/** A rounded rectangle as the current path. */
export function roundedPath(c: Ctx2D, x: number, y: number, w: number, h: number, r: number): void {
  c.beginPath();
  c.roundRect(x, y, w, h, Math.max(0, Math.min(r, w / 2, h / 2)));
}

function diagonal(c: Ctx2D, w: number, h: number, stops: readonly (readonly [number, string])[]) {
  const gradient = c.createLinearGradient(0, 0, w, h);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/** The bare body: thickness, gradient, edge and bevel, lit from the top left whatever the turn. */
export function drawBareBody(
  c: Ctx2D,
  kind: string,
  u: number,
  palette: Palette,
  turn: 0 | 90,
  fill = palette.body,
): void {
  const box = boxOf(kind, turn);
  const w = (box.w - thickness.x) * u;
  const h = (box.h - thickness.y) * u;
  const r = radius * u;
  roundedPath(c, thickness.x * u, thickness.y * u, w, h, r);
  c.fillStyle = palette.side;
  c.fill();
  roundedPath(c, 0, 0, w, h, r);
  c.fillStyle = diagonal(c, w, h, [
    [0.25, fill],
    [1, palette.bodyLow],
  ]);
  c.fill();
  const edge = Math.max(0.75, u * 0.014);
  roundedPath(c, edge / 2, edge / 2, w - edge, h - edge, r - edge / 2);
  c.lineWidth = edge;
  c.strokeStyle = palette.edge;
  c.stroke();
  const inset = Math.max(1.4, u * 0.035);
  roundedPath(c, inset, inset, w - 2 * inset, h - 2 * inset, r - inset);
  c.lineWidth = Math.max(1, u * 0.028);
  c.strokeStyle = diagonal(c, w, h, [
    [0, palette.bevelHigh],
    [0.45, `${palette.bevelHigh}40`],
    [0.6, `${palette.bevelLow}26`],
    [1, `${palette.bevelLow}d9`],
  ]);
  c.stroke();
}

/** The groove between two faces, with a light line beside it. */
export function drawGroove(
  c: Ctx2D,
  kind: string,
  u: number,
  palette: Palette,
  turn: 0 | 90,
): void {
  const { w, h } = boxOf(kind, turn);
  if (w === h) return;
  const width = Math.max(1, 0.032 * u);
  const [from, to] = [0.17 * u, 0.83 * u];
  const line = (shift: number, colour: string) => {
    c.beginPath();
    if (turn === 0) {
      c.moveTo((w / 2) * u + shift, from + shift);
      c.lineTo((w / 2) * u + shift, to + shift);
    } else {
      c.moveTo(from + shift, (h / 2) * u + shift);
      c.lineTo(to + shift, (h / 2) * u + shift);
    }
    c.lineWidth = width;
    c.lineCap = 'round';
    c.strokeStyle = colour;
    c.stroke();
  };
  line(width * 0.75, palette.bevelHigh);
  line(0, palette.groove);
}

/** The pin in the middle of a long piece. */
export function drawPin(
  c: Ctx2D,
  kind: string,
  u: number,
  palette: Palette,
  pin: PinColours,
  turn: 0 | 90,
): void {
  const { w, h } = boxOf(kind, turn);
  if (w === h) return;
  const [x, y, r] = [(w / 2) * u, (h / 2) * u, 0.07 * u];
  c.beginPath();
  c.arc(x + 0.012 * u, y + 0.022 * u, 0.078 * u, 0, Math.PI * 2);
  c.fillStyle = `${palette.bevelLow}bf`;
  c.fill();
  const glint = c.createRadialGradient(x - 0.32 * r, y - 0.4 * r, 0, x, y, 1.5 * r);
  glint.addColorStop(0, pin.high);
  glint.addColorStop(0.5, pin.body);
  glint.addColorStop(1, pin.low);
  c.beginPath();
  c.arc(x, y, r, 0, Math.PI * 2);
  c.fillStyle = glint;
  c.fill();
  c.lineWidth = Math.max(0.5, u * 0.01);
  c.strokeStyle = pin.low;
  c.stroke();
}
