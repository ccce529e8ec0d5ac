import type { Ctx2D, Facing } from '@pedra/renderer';
import { roundedPath } from '../drawing/bevelled-body.ts';
import { makeField, tintPicture } from '../drawing/noise.ts';

const jacaranda = { wood: '#5A3724', deep: '#3B2317', lip: '#6E4730', light: '#8E6244' };
/** The dark veins, as red, green and blue. */
const vein = [26, 12, 6] as const;
/** Octaves of the veins, each twice as fine and half as strong as the one before. */
const octaves = [1, 2, 4] as const;
/** Length and width of the widest vein, and how far it wanders, in CSS px. */
const fibre = { length: 170, width: 4.5, drift: 7 };

/** A piece of wood: its box in device px, its corners, and its colour from the upper to the lower edge. */
interface Board {
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly r: number;
  readonly colours: readonly [string, string];
}

/** Dark veins along x that wander a little up and down. */
function grainPicture(w: number, h: number, px: number, seed: number): OffscreenCanvas {
  const field = makeField(seed);
  return tintPicture(Math.max(1, Math.ceil(w)), Math.max(1, Math.ceil(h)), vein, (x, y) => {
    const along = x / (fibre.length * px);
    const across = (y / px + fibre.drift * field(along * 0.8, 40)) / fibre.width;
    const sum = octaves.reduce((all, n) => all + field(along * n, across * n) / n, 0);
    return 0.95 * (sum / 1.75) - 0.27;
  });
}

function drawBoard(c: Ctx2D, { y, w, h, r, colours }: Board, px: number, seed: number): void {
  const fill = c.createLinearGradient(0, y, 0, y + h);
  fill.addColorStop(0, colours[0]);
  fill.addColorStop(1, colours[1]);
  c.save();
  roundedPath(c, 0, y, w, h, r);
  c.fillStyle = fill;
  c.fill();
  c.clip();
  c.drawImage(grainPicture(w, h, px, seed), 0, y);
  c.fillStyle = `${jacaranda.light}d9`;
  c.fillRect(0, y, w, 1.5 * px);
  c.restore();
}

/** The own rack, seen from the front: its back behind the pieces, its lip before them. */
function drawOwn(c: Ctx2D, w: number, h: number, px: number, lip: number): void {
  const r = 10 * px;
  const foot = h - lip;
  c.save();
  roundedPath(c, 0, 0, w, h, r);
  c.clip();
  drawBoard(c, { y: 0, w, h, r, colours: [jacaranda.wood, jacaranda.deep] }, px, 4);
  const depth = Math.min(foot, 16 * px);
  const shade = c.createLinearGradient(0, foot - depth, 0, foot);
  shade.addColorStop(0, 'rgba(18, 9, 5, 0)');
  shade.addColorStop(1, 'rgba(18, 9, 5, 0.6)');
  c.fillStyle = shade;
  c.fillRect(0, foot - depth, w, depth);
  drawBoard(c, { y: foot, w, h: lip, r: 0, colours: [jacaranda.lip, '#61402B'] }, px, 9);
  c.restore();
}

/** Draws a rack of width × height device px whose pieces look towards `facing`; the lowest `lip` px of the own one lie before them. */
export function drawWoodRack(
  c: Ctx2D,
  width: number,
  height: number,
  px: number,
  facing: Facing,
  lip: number,
): void {
  if (facing === 'up') {
    drawOwn(c, width, height, px, lip);
    return;
  }
  const upright = facing !== 'down';
  const [w, h] = upright ? [height, width] : [width, height];
  c.save();
  if (upright) {
    // Turned so that the lit edge is on the left, towards the lamp.
    c.translate(0, height);
    c.rotate(-Math.PI / 2);
  }
  drawBoard(c, { y: 0, w, h, r: 6 * px, colours: [jacaranda.lip, '#573724'] }, px, 4);
  c.restore();
}
