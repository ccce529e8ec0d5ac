import type { Ctx2D, Facing } from '@pedra/renderer';
import { roundedPath } from '../drawing/bevelled-body.ts';
import { makeNoise } from '../drawing/noise.ts';

const jacaranda = { wood: '#5A3724', deep: '#3B2317', lip: '#6E4730', light: '#8E6244' };

/** The share of an own rack's depth that is its lip, and the most that a lip takes, in CSS px. */
const lipShare = 0.36 / 1.7;
const mostLip = 20;

/** Long fibres along x within a box, darker and lighter than the wood. */
function drawGrain(c: Ctx2D, x: number, y: number, w: number, h: number, px: number): void {
  const next = makeNoise(4);
  c.save();
  c.beginPath();
  c.rect(x, y, w, h);
  c.clip();
  for (let line = y; line < y + h; line += px * 1.5) {
    c.globalAlpha = next() * 0.1;
    c.fillStyle = next() > 0.4 ? '#1A0C05' : jacaranda.light;
    const from = x + next() * w * 0.6;
    c.fillRect(from, line, w * (0.3 + next() * 0.7), px * (0.5 + next()));
    c.globalAlpha = next() * 0.07;
    c.fillRect(x, line + px * 0.7, w, px * 0.5);
  }
  c.restore();
}

function drawBoard(
  c: Ctx2D,
  y: number,
  w: number,
  h: number,
  r: number,
  from: string,
  to: string,
  px: number,
): void {
  const fill = c.createLinearGradient(0, y, 0, y + h);
  fill.addColorStop(0, from);
  fill.addColorStop(1, to);
  c.save();
  roundedPath(c, 0, y, w, h, r);
  c.fillStyle = fill;
  c.fill();
  c.clip();
  drawGrain(c, 0, y, w, h, px);
  c.fillStyle = `${jacaranda.light}cc`;
  c.fillRect(0, y, w, Math.max(1, px * 1.2));
  c.restore();
}

/** The own rack, seen from the front: its back behind the pieces, its lip before them. */
function drawOwn(c: Ctx2D, w: number, h: number, px: number): void {
  const lip = Math.min(h * lipShare, mostLip * px);
  const r = 10 * px;
  drawBoard(c, 0, w, h, r, jacaranda.wood, jacaranda.deep, px);
  const shade = c.createLinearGradient(0, h - lip - 12 * px, 0, h - lip);
  shade.addColorStop(0, 'rgba(20, 8, 2, 0)');
  shade.addColorStop(1, 'rgba(20, 8, 2, 0.5)');
  c.fillStyle = shade;
  c.fillRect(0, h - lip - 12 * px, w, 12 * px);
  c.save();
  roundedPath(c, 0, 0, w, h, r);
  c.clip();
  drawBoard(c, h - lip, w, lip, 0, jacaranda.lip, jacaranda.wood, px);
  c.restore();
}

/** Draws a rack of width × height device px whose pieces look towards `facing`. */
export function drawWoodRack(
  c: Ctx2D,
  width: number,
  height: number,
  px: number,
  facing: Facing,
): void {
  if (facing === 'up') {
    drawOwn(c, width, height, px);
    return;
  }
  const r = 6 * px;
  if (facing === 'down') {
    drawBoard(c, 0, width, height, r, jacaranda.lip, jacaranda.deep, px);
    return;
  }
  // Turned so that the lit edge is on the left, towards the lamp.
  c.save();
  c.translate(0, height);
  c.rotate(-Math.PI / 2);
  drawBoard(c, 0, height, width, r, jacaranda.lip, jacaranda.deep, px);
  c.restore();
}
