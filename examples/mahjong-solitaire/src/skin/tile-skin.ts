import type { Ctx2D, Palette, Skin } from '@pedra/renderer';
import { drawFace } from '../faces/draw-face.ts';
import { box } from '../faces/inks.ts';
import { plate, side, tile } from './tile-box.ts';

const radius = 0.32;
const shadowMargin = 1.1;

const light: Palette = {
  body: '#FFFDF4',
  bodyLow: '#F3E8CD',
  edge: '#E3D3AC',
  side: '#2F7A55',
  bevelHigh: '#FFFFFF',
  bevelLow: '#C9B78C',
  groove: '#D9C79C',
  mark: '#1F2430',
  marks: [],
  back: '#2F7A55',
  backMotif: '#D9A441',
  shade: '#3A4A4A',
  highlight: '#FFB020',
};
const dark: Palette = {
  ...light,
  body: '#F6F0DF',
  bodyLow: '#E4D8BA',
  side: '#256046',
  shade: '#22302F',
};
const contrast: Palette = {
  ...light,
  body: '#FFFFFF',
  bodyLow: '#FFFFFF',
  edge: '#000000',
  side: '#000000',
  shade: '#000000',
  highlight: '#FFD000',
};

function rounded(c: Ctx2D, x: number, y: number, w: number, h: number, r: number): void {
  c.beginPath();
  c.roundRect(x, y, w, h, r);
}

/** A slab of the tile's thickness: the plate's outline moved along the side from one share of it to another. */
function drawSlab(c: Ctx2D, u: number, from: number, to: number, colour: string): void {
  c.fillStyle = colour;
  const steps = Math.max(2, Math.ceil(side.y * u * (to - from)));
  for (let step = steps; step >= 0; step -= 1) {
    const share = from + ((to - from) * step) / steps;
    rounded(c, side.x * u * share, side.y * u * share, plate.w * u, plate.h * u, radius * u);
    c.fill();
  }
}

/** A tile from above: green below, ivory on it, and the plate with its bevel. */
function drawTile(
  c: Ctx2D,
  u: number,
  { body, bodyLow, edge, side: backing, bevelHigh, bevelLow }: Palette,
  plain: boolean,
) {
  drawSlab(c, u, 0.58, 1, backing);
  drawSlab(c, u, 0.04, 0.58, plain ? backing : edge);
  const [w, h] = [plate.w * u, plate.h * u];
  const fill = c.createLinearGradient(0, 0, w, h);
  fill.addColorStop(0.2, plain ? backing : body);
  fill.addColorStop(1, plain ? backing : bodyLow);
  rounded(c, 0, 0, w, h, radius * u);
  c.fillStyle = fill;
  c.fill();
  rounded(c, 0, 0, w, h, radius * u);
  c.lineWidth = Math.max(1, u * 0.05);
  c.strokeStyle = 'rgba(74, 52, 18, 0.38)';
  c.stroke();
  const bevel = c.createLinearGradient(0, 0, w, h);
  bevel.addColorStop(0, bevelHigh);
  bevel.addColorStop(0.5, `${bevelHigh}30`);
  bevel.addColorStop(1, bevelLow);
  const line = Math.max(1, u * 0.07);
  const inset = line / 2 + u * 0.025;
  rounded(c, inset, inset, w - 2 * inset, h - 2 * inset, radius * u - inset);
  c.lineWidth = line;
  c.strokeStyle = bevel;
  c.stroke();
}

/** Draws as for a tile that stands upright, turned by a quarter where that is asked. */
function upright(c: Ctx2D, u: number, turn: 0 | 90, draw: () => void): void {
  c.save();
  if (turn === 90) {
    c.translate(tile.h * u, 0);
    c.rotate(Math.PI / 2);
  }
  draw();
  c.restore();
}

function drawBackMotif(c: Ctx2D, u: number, colour: string): void {
  rounded(c, 0.3 * u, 0.3 * u, (plate.w - 0.6) * u, (plate.h - 0.6) * u, 0.2 * u);
  c.lineWidth = 0.06 * u;
  c.strokeStyle = colour;
  c.stroke();
}

/** Tiles of ivory and jade of 3 × 4 u with one face, lit from the top left. */
export const tileSkin: Skin = {
  id: 'mahjong',
  version: 1,
  name: { en: 'Ivory and jade' },
  kinds: { tile: { ...tile, radius, faces: [{ x: 0, y: 0, ...plate }] } },
  palette: { light, dark, contrast },
  shadowMargin,
  drawBody: (c, _kind, u, palette, turn) =>
    upright(c, u, turn, () => drawTile(c, u, palette, false)),
  drawFace(c, face, u, _palette, _style, turn) {
    c.save();
    if (turn === 90) {
      c.translate((box.h / box.w) * u, 0);
      c.rotate(Math.PI / 2);
    }
    c.scale(u / box.w, u / box.w);
    drawFace(c, face);
    c.restore();
  },
  drawBack: (c, _kind, u, palette, turn) =>
    upright(c, u, turn, () => {
      drawTile(c, u, palette, true);
      drawBackMotif(c, u, palette.backMotif);
    }),
  drawShadow(c, _kind, u, _palette, turn, lifted) {
    const [w, h] = turn === 0 ? [tile.w, tile.h] : [tile.h, tile.w];
    // The tile itself is drawn outside the box; only what it casts falls into it.
    const away = (w + 2 * shadowMargin) * u;
    const reach = lifted ? 0.5 : 0.28;
    c.save();
    c.shadowColor = lifted ? 'rgba(4, 14, 18, 0.4)' : 'rgba(4, 14, 18, 0.62)';
    c.shadowBlur = (lifted ? 0.95 : 0.6) * u;
    c.shadowOffsetX = away + reach * u;
    c.shadowOffsetY = reach * 1.3 * u;
    rounded(
      c,
      (shadowMargin + 0.1) * u - away,
      (shadowMargin + 0.1) * u,
      (w - 0.2) * u,
      (h - 0.2) * u,
      radius * u,
    );
    c.fillStyle = '#000000';
    c.fill();
    c.restore();
  },
  drawSlot(c, _kind, u, { highlight }, turn) {
    upright(c, u, turn, () => {
      rounded(c, 0.05 * u, 0.05 * u, (plate.w - 0.1) * u, (plate.h - 0.1) * u, radius * u);
      c.lineWidth = 0.1 * u;
      c.strokeStyle = highlight;
      c.stroke();
    });
  },
};
