import type { Ctx2D, Lightness } from '@pedra/renderer';
import { drawLamp } from '../drawing/lamp.ts';
import { jacarandaRack } from '../drawing/wood-rack.ts';
import type { NamedTable } from '../named-table.ts';
import { type Glaze, tilePicture } from './rosette.ts';

const base: Readonly<Record<Lightness, string>> = {
  light: '#24507F',
  dark: '#18365A',
  contrast: '#000000',
};

const lamp = { light: [255, 236, 190], dusk: [5, 14, 30] } as const;
const lampLight = { light: 0.16, dark: 0.1 };

/** The tiles of the border, and how much of the dusk lies on them, so that the pieces stay first. */
const border = { ground: '#EDF1EE', blue: '#24507F', wash: '#7FA6CC', grout: '#9FB4C6' } as const;
const borderDusk = { light: 'rgba(26, 61, 102, 0.3)', dark: 'rgba(10, 26, 48, 0.52)' };
/** The same tiles under the pieces: white lines alone, at most 6 % of contrast. */
const field: Glaze = { blue: '#FFFFFF', grout: '#FFFFFF' };
const fieldStrength = 0.055;
/** A border tile is this share of the height, within these CSS px. */
const tile = { share: 0.09, least: 36, most: 64 };
/** Width of the frieze at the sides: as wide as a board's inset, so that no piece lies on it. CSS px. */
const frieze = { narrow: 8, wide: 16, from: 960 };

/** A rectangle in px. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where the border lies, in device px; whole tiles fit the width. */
interface Frame {
  readonly cell: number;
  readonly band: number;
  readonly side: number;
}

function frameOf(width: number, height: number, px: number): Frame {
  const [w, h] = [width / px, height / px];
  const wanted = Math.min(tile.most, Math.max(tile.least, h * tile.share));
  const cell = width / Math.max(1, Math.round(w / wanted));
  const side = (w < frieze.from ? frieze.narrow : frieze.wide) * px;
  return { cell, band: Math.min(cell, height / 4), side };
}

/** Lays tiles over a box, from its upper left; each begins on a whole px, so that joints are sharp. */
function layTiles(c: Ctx2D, box: Box, cell: number, glaze: Glaze): void {
  const picture = tilePicture(cell, glaze);
  c.save();
  c.beginPath();
  c.rect(box.x, box.y, box.w, box.h);
  c.clip();
  for (let row = 0; row * cell < box.h; row += 1) {
    for (let column = 0; column * cell < box.w; column += 1) {
      const x = Math.round(box.x + column * cell);
      const y = Math.round(box.y + row * cell);
      c.drawImage(picture, x, y);
    }
  }
  c.restore();
}

/** The motif under the pieces, as one veil: where tiles overlap it is no stronger. */
function drawField(c: Ctx2D, width: number, height: number, { band, cell }: Frame): void {
  const veil = new OffscreenCanvas(Math.ceil(width), Math.ceil(height));
  const on = veil.getContext('2d', { willReadFrequently: true });
  if (!on) return;
  layTiles(on, { x: 0, y: band, w: width, h: height - 2 * band }, cell, field);
  c.globalAlpha = fieldStrength;
  c.drawImage(veil, 0, 0);
  c.globalAlpha = 1;
}

/** Bands of whole tiles above and below, a frieze at the sides, and the dusk on both. */
function drawBorder(c: Ctx2D, width: number, height: number, frame: Frame, dusk: string): void {
  const { cell, band, side } = frame;
  const inner = { x: side, y: band, w: width - 2 * side, h: height - 2 * band };
  for (const x of [0, width - side]) drawFrieze(c, { x, y: band, w: side, h: inner.h });
  for (const y of [0, height - band]) layTiles(c, { x: 0, y, w: width, h: band }, cell, border);
  c.save();
  c.beginPath();
  c.rect(0, 0, width, height);
  c.rect(inner.x, inner.y, inner.w, inner.h);
  c.clip('evenodd');
  c.fillStyle = dusk;
  c.fillRect(0, 0, width, height);
  c.restore();
  drawStep(c, inner, Math.max(1, cell / 32));
}

/** A narrow strip of glaze with lozenges between two lines. */
function drawFrieze(c: Ctx2D, { x, y, w, h }: Box): void {
  c.fillStyle = border.ground;
  c.fillRect(x, y, w, h);
  c.fillStyle = border.blue;
  const line = Math.max(1, w / 12);
  for (const at of [x + line, x + w - 2 * line]) c.fillRect(at, y, line, h);
  const step = h / Math.max(1, Math.round(h / (1.25 * w)));
  const [rx, ry] = [0.2 * w, 0.34 * w];
  for (let middle = y + step / 2; middle < y + h; middle += step) {
    c.beginPath();
    c.moveTo(x + w / 2, middle - ry);
    c.lineTo(x + w / 2 + rx, middle);
    c.lineTo(x + w / 2, middle + ry);
    c.lineTo(x + w / 2 - rx, middle);
    c.fill();
  }
}

/** The field lies a little lower than its border: a pale lip, and its shade at the side of the lamp. */
function drawStep(c: Ctx2D, { x, y, w, h }: Box, line: number): void {
  c.save();
  c.beginPath();
  c.rect(x, y, w, h);
  c.clip();
  for (let at = 0; at < 5; at += 1) {
    c.fillStyle = 'rgba(8, 26, 51, 0.1)';
    c.fillRect(x, y, w, (at + 1) * line);
    c.fillRect(x, y, (at + 1) * line, h);
  }
  c.restore();
  c.lineWidth = line;
  c.strokeStyle = 'rgba(237, 241, 238, 0.75)';
  c.strokeRect(x - line / 2, y - line / 2, w + line, h + line);
}

/** Blue on white glaze: a panel of tiles under the lamp, its motif a whisper under the pieces and loud in the border. */
export const azulejo: NamedTable = {
  id: 'azulejo',
  name: { en: 'Azulejo', 'pt-BR': 'Azulejo', 'pt-PT': 'Azulejo', pl: 'Azulejo' },
  base,
  draw(c, width, height, px, lightness) {
    c.fillStyle = base[lightness];
    c.fillRect(0, 0, width, height);
    if (lightness === 'contrast') return;
    const frame = frameOf(width, height, px);
    drawField(c, width, height, frame);
    drawBorder(c, width, height, frame, borderDusk[lightness]);
    drawLamp(c, width, height, { ...lamp, strength: lampLight[lightness] });
  },
  drawRack: jacarandaRack,
};
