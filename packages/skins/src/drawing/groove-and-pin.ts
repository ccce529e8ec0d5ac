import type { Ctx2D, Palette } from '@pedra/renderer';
import { boxOf, plateOf } from './piece-box.ts';

/** Colours of the pin in the middle, from its lit spot to its rim. */
export interface PinColours {
  readonly high: string;
  readonly body: string;
  readonly low: string;
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
