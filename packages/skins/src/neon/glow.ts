import type { Ctx2D, Palette } from '@pedra/renderer';
import { roundedPath } from '../drawing/bevelled-body.ts';
import type { Mark } from '../drawing/inset-marks.ts';
import { boxOf, type Plate, radius } from '../drawing/piece-box.ts';
import { shadowMargin } from '../drawing/soft-shadow.ts';

/** The light of a mark on the body round it. */
export function paintHalo(c: Ctx2D, { x, y, r, colour }: Mark): void {
  const reach = 2 * r;
  const halo = c.createRadialGradient(x, y, 0.8 * r, x, y, reach);
  halo.addColorStop(0, `${colour}59`);
  halo.addColorStop(0.4, `${colour}1f`);
  halo.addColorStop(1, `${colour}00`);
  c.beginPath();
  c.arc(x, y, reach, 0, Math.PI * 2);
  c.fillStyle = halo;
  c.fill();
}

/** The light of the edge on the body within it: a few lines, each wider and fainter than the one before. */
export function paintInnerLight(
  c: Ctx2D,
  { x, y, w, h }: Plate,
  u: number,
  { edge }: Palette,
): void {
  for (const [width, alpha] of [
    [0.08, '1f'],
    [0.15, '12'],
    [0.24, '0a'],
  ] as const) {
    roundedPath(c, x, y, w, h, radius * u);
    c.lineWidth = 2 * width * u;
    c.strokeStyle = `${edge}${alpha}`;
    c.stroke();
  }
}

/** The light that a lying piece throws on the table, in the box of its shadow. */
export function paintTableGlow(
  c: Ctx2D,
  kind: string,
  u: number,
  { edge }: Palette,
  turn: 0 | 90,
): void {
  const { w, h } = boxOf(kind, turn);
  const away = (w + 4) * u;
  c.save();
  c.beginPath();
  c.rect(0, 0, (w + 2 * shadowMargin) * u, (h + 2 * shadowMargin) * u);
  c.clip();
  c.shadowColor = `${edge}4d`;
  c.shadowBlur = 0.3 * u;
  c.shadowOffsetX = away;
  roundedPath(c, shadowMargin * u - away, shadowMargin * u, w * u, h * u, radius * u);
  c.fill();
  c.restore();
}
