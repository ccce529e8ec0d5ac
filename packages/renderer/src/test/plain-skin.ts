import type { Ctx2D, Palette, Skin, TableSkin } from '../skin.ts';

const palette: Palette = {
  body: '#FBF7EC',
  bodyLow: '#EFE7D2',
  edge: '#CDBF9F',
  side: '#B7A681',
  bevelHigh: '#FFFFFF',
  bevelLow: '#B7A681',
  groove: '#A8987A',
  mark: '#1C1A17',
  marks: [],
  back: '#FBF7EC',
  backMotif: '#CDBF9F',
  shade: '#3B2F22',
  highlight: '#F2C14E',
};

const radius = 0.15;
const box = (kind: string, turn: 0 | 90) => {
  const w = kind === 'long' ? 2 : 1;
  return turn === 0 ? { w, h: 1 } : { w: 1, h: w };
};

function fillBox(c: Ctx2D, kind: string, u: number, turn: 0 | 90, colour: string, grow = 0): void {
  const { w, h } = box(kind, turn);
  c.fillStyle = colour;
  c.beginPath();
  c.roundRect(grow, grow, w * u - 2 * grow, h * u - 2 * grow, radius * u);
  c.fill();
}

/** A flat set of pieces for tests: a long kind with two faces and a square one; a face is drawn as that many dots in a row of three. */
export const plainSkin: Skin = {
  id: 'plain',
  version: 1,
  name: { en: 'Plain' },
  kinds: {
    long: {
      w: 2,
      h: 1,
      radius,
      faces: [
        { x: 0, y: 0, w: 1, h: 1 },
        { x: 1, y: 0, w: 1, h: 1 },
      ],
    },
    square: { w: 1, h: 1, radius, faces: [{ x: 0, y: 0, w: 1, h: 1 }] },
  },
  palette: {
    light: palette,
    dark: palette,
    contrast: { ...palette, body: '#000000', mark: '#FFFFFF' },
  },
  shadowMargin: 0.3,
  drawBody(c, kind, u, colours, turn) {
    fillBox(c, kind, u, turn, colours.side);
    fillBox(c, kind, u, turn, colours.body, u * 0.03);
    if (kind !== 'long') return;
    c.fillStyle = colours.groove;
    if (turn === 0) c.fillRect(u * 0.985, u * 0.17, u * 0.03, u * 0.66);
    else c.fillRect(u * 0.17, u * 0.985, u * 0.66, u * 0.03);
  },
  drawFace(c, face, u, colours, _style, turn) {
    const count = Number(face);
    c.fillStyle = colours.mark;
    for (let index = 0; index < count; index += 1) {
      const [a, b] = [0.25 + (index % 3) * 0.25, 0.25 + Math.floor(index / 3) * 0.25];
      c.beginPath();
      c.arc((turn === 0 ? a : b) * u, (turn === 0 ? b : a) * u, u * 0.09, 0, Math.PI * 2);
      c.fill();
    }
  },
  drawBack(c, kind, u, colours, turn) {
    fillBox(c, kind, u, turn, colours.side);
    fillBox(c, kind, u, turn, colours.backMotif, u * 0.06);
  },
  drawShadow(c, kind, u, _colours, turn, lifted) {
    c.save();
    c.translate(0.3 * u, (lifted ? 0.5 : 0.36) * u);
    fillBox(c, kind, u, turn, lifted ? '#00000044' : '#00000059');
    c.restore();
  },
  drawSlot(c, kind, u, colours, turn) {
    const { w, h } = box(kind, turn);
    c.beginPath();
    c.roundRect(u * 0.03, u * 0.03, (w - 0.06) * u, (h - 0.06) * u, radius * u);
    c.fillStyle = `${colours.highlight}22`;
    c.fill();
    c.lineWidth = u * 0.05;
    c.strokeStyle = colours.highlight;
    c.stroke();
  },
};

/** A plain green table with brown racks. */
export const plainTable: TableSkin = {
  base: { light: '#1F5B43', dark: '#153D2E', contrast: '#000000' },
  draw(c, width, height, _px, lightness) {
    c.fillStyle = this.base[lightness];
    c.fillRect(0, 0, width, height);
  },
  drawRack(c, width, height) {
    c.fillStyle = '#4A2E1F';
    c.fillRect(0, 0, width, height);
  },
};
