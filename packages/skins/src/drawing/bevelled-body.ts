import type { Ctx2D, Palette } from '@pedra/renderer';
import { boxOf, depth, type Plate, plateOf, radius } from './piece-box.ts';

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

function platePath(c: Ctx2D, { x, y, w, h }: Plate, inset: number, r: number): void {
  roundedPath(c, x + inset, y + inset, w - 2 * inset, h - 2 * inset, r - inset);
}

/** From the top left to the bottom right corner; its bands run parallel to the other diagonal, whatever the shape. */
function diagonal(
  c: Ctx2D,
  { x, y, w, h }: Plate,
  stops: readonly (readonly [number, string])[],
): CanvasGradient {
  const reach = (2 * w * w * h * h) / (w * w + h * h);
  const gradient = c.createLinearGradient(x, y, x + reach / w, y + reach / h);
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
  const plate = plateOf(kind, u, turn);
  const r = radius * u;
  // Two layers: the side is lighter just below the plate than at the table.
  for (const [share, colour] of [
    [1, palette.side],
    [0.5, palette.edge],
  ] as const) {
    const x = plate.x + depth.x * u * share;
    const y = plate.y + depth.y * u * share;
    platePath(c, { ...plate, x, y }, 0, r);
    c.fillStyle = colour;
    c.fill();
  }
  platePath(c, plate, 0, r);
  c.fillStyle = diagonal(c, plate, [
    [0.25, fill],
    [1, palette.bodyLow],
  ]);
  c.fill();
  drawRim(c, plate, u, palette);
}

/** The edge of the plate, and the bevel within it. */
function drawRim(c: Ctx2D, plate: Plate, u: number, palette: Palette): void {
  const edge = Math.max(0.75, u * 0.014);
  platePath(c, plate, edge / 2, radius * u);
  c.lineWidth = edge;
  c.strokeStyle = palette.edge;
  c.stroke();
  platePath(c, plate, Math.max(1.4, u * 0.035), radius * u);
  c.lineWidth = Math.max(1, u * 0.028);
  c.strokeStyle = diagonal(c, plate, [
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
  const [x, y] = middleOf(kind, u, turn);
  const width = Math.max(1, 0.032 * u);
  const reach = 0.33 * u;
  const line = (shift: number, colour: string) => {
    c.beginPath();
    c.moveTo(x + shift - (turn === 0 ? 0 : reach), y + shift - (turn === 0 ? reach : 0));
    c.lineTo(x + shift + (turn === 0 ? 0 : reach), y + shift + (turn === 0 ? reach : 0));
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
  const [x, y] = middleOf(kind, u, turn);
  const r = 0.07 * u;
  const disc = (dx: number, dy: number, size: number, colour: string | CanvasGradient) => {
    c.beginPath();
    c.arc(x + dx, y + dy, size, 0, Math.PI * 2);
    c.fillStyle = colour;
    c.fill();
  };
  disc(0.012 * u, 0.022 * u, 0.078 * u, `${palette.bevelLow}bf`);
  const metal = c.createRadialGradient(x - 0.32 * r, y - 0.4 * r, 0, x, y, 1.5 * r);
  metal.addColorStop(0, pin.high);
  metal.addColorStop(0.5, pin.body);
  metal.addColorStop(1, pin.low);
  disc(0, 0, r, metal);
  c.lineWidth = Math.max(0.5, u * 0.01);
  c.strokeStyle = pin.low;
  c.stroke();
  disc(-0.3 * r, -0.36 * r, 0.2 * r, '#ffffffcc');
}

/** The middle of the plate, in px. */
function middleOf(kind: string, u: number, turn: 0 | 90): readonly [number, number] {
  const { x, y, w, h } = plateOf(kind, u, turn);
  return [x + w / 2, y + h / 2];
}
