import type { Ctx2D, Palette } from '@pedra/renderer';
import type { Mark } from '../drawing/inset-marks.ts';
import { makeField, tintPicture } from '../drawing/noise.ts';
import type { Plate } from '../drawing/piece-box.ts';

/** As red, green and blue: a little warmer than the body, which else would look lilac. */
const grey = [96, 90, 80] as const;
/** How opaque the darkest px of a vein is: within 4 % of the body's lightness. */
const strongest = 0.07;
/** The width of a vein and the size of what bends it, in u. */
const vein = { width: 0.075, bend: 0.75 };

/** What bends the veins, and the height whose middle they follow. */
const bend = /* @__PURE__ */ makeField(61);
const course = /* @__PURE__ */ makeField(37);
/** Px of the veins' picture to a face side: they are soft, so that more would not be seen. */
const fineness = 28;

/** Veins drawn from the upper right to the lower left, where a bent field crosses its middle height; clouds beside them. */
export function paintVeins(c: Ctx2D, { x, y, w, h }: Plate, u: number): void {
  const step = u / fineness;
  const picture = tintPicture(Math.ceil(w / step), Math.ceil(h / step), grey, (px, py) => {
    const [a, b] = [px / fineness, py / fineness];
    const warp = bend(a / vein.bend, b / vein.bend) - 0.5;
    const along = (a + b) * 0.55 + 1.1 * warp;
    const height = course(along * 1.6 + 9, (b - a) * 0.35 + 5);
    const line = Math.max(0, 1 - Math.abs(height - 0.5) / vein.width);
    const cloud = 0.3 * Math.max(0, 1 - Math.abs(height - 0.5) / 0.3);
    return strongest * Math.max(line * line, cloud);
  });
  c.imageSmoothingQuality = 'high';
  c.drawImage(picture, x, y, picture.width * step, picture.height * step);
}

/** A clear place round a mark, so that no vein touches its outline. */
export function paintSeat(c: Ctx2D, { x, y, r }: Mark, { body }: Palette): void {
  const seat = c.createRadialGradient(x, y, r, x, y, 1.5 * r);
  seat.addColorStop(0, body);
  seat.addColorStop(1, `${body}00`);
  c.beginPath();
  c.arc(x, y, 1.5 * r, 0, Math.PI * 2);
  c.fillStyle = seat;
  c.fill();
}
