import type { Palette, Skin } from '@pedra/renderer';
import { drawStar } from '../drawing/back-star.ts';
import { drawBareBody, drawGroove, drawPin, roundedPath } from '../drawing/bevelled-body.ts';
import { brass } from '../drawing/brass.ts';
import { drawMarks } from '../drawing/inset-marks.ts';
import { boxOf, kinds, plateOf, radius } from '../drawing/piece-box.ts';
import { drawSoftShadow, shadowMargin } from '../drawing/soft-shadow.ts';
import { classicMarks } from '../mark-colours.ts';

const light: Palette = {
  body: '#FBF7EC',
  bodyLow: '#F1E8D3',
  edge: '#CDBF9F',
  side: '#B7A47C',
  bevelHigh: '#FFFFFF',
  bevelLow: '#BBA77F',
  groove: '#8F7F60',
  mark: '#1C1A17',
  marks: classicMarks,
  back: '#F3EBD8',
  backMotif: '#CDBF9F',
  shade: '#6B4A22',
  highlight: '#F2C14E',
};

/** In a dark room the lamp is the same and the shade is deeper. */
const dark: Palette = { ...light, bodyLow: '#EADFC6', side: '#A6926A', shade: '#54391A' };

const contrast: Palette = {
  ...light,
  body: '#FFFFFF',
  bodyLow: '#FFFFFF',
  edge: '#000000',
  side: '#000000',
  bevelLow: '#FFFFFF',
  groove: '#000000',
  mark: '#000000',
  marks: [],
  back: '#FFFFFF',
  backMotif: '#000000',
  shade: '#000000',
  highlight: '#FFD84D',
};

/** Ivory with a brass pin: warm, matt, lit from the top left. */
export const ivory: Skin = {
  id: 'ivory',
  version: 1,
  name: { en: 'Ivory', 'pt-BR': 'Marfim', 'pt-PT': 'Marfim', pl: 'Kość słoniowa' },
  kinds,
  palette: { light, dark, contrast },
  shadowMargin,
  drawBody(c, kind, u, palette, turn) {
    drawBareBody(c, kind, u, palette, turn);
    drawGroove(c, kind, u, palette, turn);
    drawPin(c, kind, u, palette, brass, turn);
  },
  drawFace: drawMarks,
  drawBack(c, kind, u, palette, turn, standing = false) {
    drawBareBody(c, kind, u, palette, turn, palette.back);
    const { x, y, w, h } = plateOf(kind, u, turn);
    const middles = standing && kind === 'long' ? [0.25, 0.75] : [0.5];
    for (const at of middles) {
      const [across, down] = turn === 0 ? [at, 0.5] : [0.5, at];
      drawStar(c, x + w * across, y + h * down, u, palette.backMotif, palette.bevelHigh);
    }
  },
  drawShadow: (c, kind, u, _palette, turn, lifted) => drawSoftShadow(c, kind, u, turn, lifted),
  drawSlot(c, kind, u, palette, turn) {
    const { w, h } = boxOf(kind, turn);
    const line = Math.max(1.5, u * 0.045);
    roundedPath(c, line / 2, line / 2, w * u - line, h * u - line, radius * u);
    c.fillStyle = `${palette.highlight}21`;
    c.fill();
    c.lineWidth = line;
    c.strokeStyle = palette.highlight;
    c.stroke();
    drawGroove(
      c,
      kind,
      u,
      { ...palette, groove: `${palette.highlight}99`, bevelHigh: '#00000000' },
      turn,
    );
  },
};
