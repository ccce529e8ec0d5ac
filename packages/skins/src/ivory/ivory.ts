import type { Palette, Skin } from '@pedra/renderer';
import { drawStar } from '../drawing/back-star.ts';
import { drawBareBody, drawGroove, drawPin, roundedPath } from '../drawing/bevelled-body.ts';
import { drawMarks } from '../drawing/inset-marks.ts';
import { boxOf, kinds, radius } from '../drawing/piece-box.ts';
import { drawSoftShadow, shadowMargin } from '../drawing/soft-shadow.ts';
import { classicMarks } from '../mark-colours.ts';

const brass = { high: '#F6DFA0', body: '#C79A45', low: '#7A5718' };

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

/** Ivory with a brass pin: warm, matt, lit from the top left. Pieces stay as they are when the room is dark. */
export const ivory: Skin = {
  id: 'ivory',
  version: 1,
  name: { en: 'Ivory', 'pt-BR': 'Marfim' },
  kinds,
  palette: {
    light,
    dark: light,
    contrast: {
      ...light,
      bodyLow: '#FFFFFF',
      body: '#FFFFFF',
      edge: '#000000',
      groove: '#000000',
      mark: '#000000',
    },
  },
  shadowMargin,
  drawBody(c, kind, u, palette, turn) {
    drawBareBody(c, kind, u, palette, turn);
    drawGroove(c, kind, u, palette, turn);
    drawPin(c, kind, u, palette, brass, turn);
  },
  drawFace: drawMarks,
  drawBack(c, kind, u, palette, turn, standing = false) {
    drawBareBody(c, kind, u, palette, turn, palette.back);
    const { w, h } = boxOf(kind, turn);
    const middles = standing && w !== h ? [0.25, 0.75] : [0.5];
    for (const at of middles) {
      const [x, y] = turn === 0 ? [w * at, h / 2] : [w / 2, h * at];
      drawStar(c, x * u, y * u, u, palette.backMotif);
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
