import type { Ctx2D, Palette } from '@pedra/renderer';
import { depth, type Plate, plateOf, radius } from './piece-box.ts';

/** The line round a plate: its width as a share of u, and at least in px. */
export interface Edge {
  readonly share: number;
  readonly least: number;
}

/** How a body differs from the plain one. */
export interface BodyPaint {
  /** Top left of the plate; its bottom right is the palette's. */
  readonly fill: string;
  readonly edge?: Edge;
  /** Paints what the body is made of; clipped to the plate. */
  readonly grain?: (plate: Plate) => void;
}

const fineEdge: Edge = { share: 0.014, least: 0.75 };

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
  { fill, edge = fineEdge, grain }: BodyPaint,
): void {
  const plate = plateOf(kind, u, turn);
  const r = radius * u;
  // The side is lighter just below the plate than at the table; an edge that stands out would look doubled.
  const layers = [
    [1, palette.side],
    [0.5, edge === fineEdge ? palette.edge : palette.side],
  ] as const;
  for (const [share, colour] of palette.flat ? [] : layers) {
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
  if (grain) {
    c.save();
    c.clip();
    grain(plate);
    c.restore();
  }
  drawRim(c, plate, u, palette, Math.max(edge.least, u * edge.share));
}

/** The bevel, and round it the edge of the plate. */
function drawRim(c: Ctx2D, plate: Plate, u: number, palette: Palette, edge: number): void {
  if (!palette.flat) {
    const bevel = Math.max(1, u * 0.028);
    platePath(c, plate, Math.max(1.4, u * 0.035, edge + bevel / 2), radius * u);
    c.lineWidth = bevel;
    c.strokeStyle = diagonal(c, plate, [
      [0, palette.bevelHigh],
      [0.45, `${palette.bevelHigh}40`],
      [0.6, `${palette.bevelLow}26`],
      [1, `${palette.bevelLow}d9`],
    ]);
    c.stroke();
  }
  platePath(c, plate, edge / 2, radius * u);
  c.lineWidth = edge;
  c.strokeStyle = palette.edge;
  c.stroke();
}
