import type { Ctx2D, Palette } from '@pedra/renderer';
import { roundedPath } from './bevelled-body.ts';
import { drawGroove } from './groove-and-pin.ts';
import { boxOf, radius } from './piece-box.ts';

/** Where a piece would lie: its outline over a breath of the same colour, dashed where the palette is flat. */
export function drawSlotOutline(
  c: Ctx2D,
  kind: string,
  u: number,
  palette: Palette,
  turn: 0 | 90,
): void {
  const { w, h } = boxOf(kind, turn);
  const { highlight } = palette;
  const line = Math.max(1.5, u * 0.045);
  c.save();
  roundedPath(c, line / 2, line / 2, w * u - line, h * u - line, radius * u);
  c.fillStyle = `${highlight}21`;
  c.fill();
  c.lineWidth = line;
  c.strokeStyle = highlight;
  if (palette.flat) c.setLineDash([3 * line, 2 * line]);
  c.stroke();
  c.restore();
  const groove = { ...palette, groove: `${highlight}99`, bevelHigh: '#00000000' };
  drawGroove(c, kind, u, groove, turn);
}
