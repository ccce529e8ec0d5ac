import type { Ctx2D } from '@pedra/renderer';
import { roundedPath } from './bevelled-body.ts';
import { boxOf, radius } from './piece-box.ts';

/** How far a shadow reaches beyond its piece, in u. */
export const shadowMargin = 0.75;

/** Where a shadow falls, how soft and how dark it is, in u; the lamp is at the top left. */
const resting = { x: 0.03, y: 0.06, blur: 0.12, alpha: 0.35 };
const raised = { x: 0.1, y: 0.22, blur: 0.35, alpha: 0.28 };

/** The shadow of a piece alone, in a box grown by `shadowMargin` u on each side. */
export function drawSoftShadow(
  c: Ctx2D,
  kind: string,
  u: number,
  turn: 0 | 90,
  lifted: boolean,
): void {
  const { w, h } = boxOf(kind, turn);
  const { x, y, blur, alpha } = lifted ? raised : resting;
  // The piece itself is drawn outside the clip; only what it casts falls into the box.
  const away = (w + 4) * u;
  c.save();
  c.beginPath();
  c.rect(0, 0, (w + 2 * shadowMargin) * u, (h + 2 * shadowMargin) * u);
  c.clip();
  c.shadowColor = `rgba(5, 11, 8, ${alpha})`;
  c.shadowBlur = blur * u;
  c.shadowOffsetX = away + x * u;
  c.shadowOffsetY = y * u;
  roundedPath(c, shadowMargin * u - away, shadowMargin * u, w * u, h * u, radius * u);
  c.fillStyle = '#000000';
  c.fill();
  c.restore();
}
