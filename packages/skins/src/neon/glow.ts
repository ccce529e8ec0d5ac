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

/** The middle of a mark is nearly white, as the gas in a tube is. */
export function paintCore(c: Ctx2D, { x, y, r }: Mark): void {
  const core = c.createRadialGradient(x, y, 0, x, y, 0.8 * r);
  core.addColorStop(0, '#EFFFFDD9');
  core.addColorStop(0.45, '#D8FFFB80');
  core.addColorStop(1, '#D8FFFB00');
  c.beginPath();
  c.arc(x, y, r, 0, Math.PI * 2);
  c.fillStyle = core;
  c.fill();
}

/** The light of the edge on the body within it. */
export function paintInnerLight(
  c: Ctx2D,
  { x, y, w, h }: Plate,
  u: number,
  { edge }: Palette,
): void {
  c.shadowColor = `${edge}80`;
  c.shadowBlur = 0.2 * u;
  roundedPath(c, x, y, w, h, radius * u);
  c.lineWidth = 0.03 * u;
  c.strokeStyle = edge;
  c.stroke();
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
  c.shadowColor = `${edge}4a`;
  c.shadowBlur = 0.3 * u;
  c.shadowOffsetX = away;
  roundedPath(c, shadowMargin * u - away, shadowMargin * u, w * u, h * u, radius * u);
  c.fillStyle = '#000000';
  c.fill();
  c.restore();
}
