import type { Ctx2D, FaceStyle, Palette, Skin } from '@pedra/renderer';

/** A long piece on a picture: its upper left corner in px, and how it lies. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly turn: 0 | 90;
  /** Absent: face down. */
  readonly faces?: readonly [string, string];
  /** In shade: it cannot be played now. */
  readonly shaded?: boolean;
}

/** In shade this much of body and marks is left over the shade's colour, as on the table. */
const shade = { body: 0.55, marks: 0.75 };

/** What pieces are drawn with. */
export interface PieceSet {
  readonly skin: Skin;
  readonly palette: Palette;
  readonly style: FaceStyle;
  /** The side of a face in px. */
  readonly u: number;
}

/** Draws pieces as the table does: first all shadows, then all bodies with their faces. */
export function layPieces(
  c: Ctx2D,
  { skin, palette, style, u }: PieceSet,
  pieces: readonly Laid[],
): void {
  const at = (x: number, y: number, draw: () => void) => {
    c.save();
    c.translate(x, y);
    draw();
    c.restore();
  };
  const margin = skin.shadowMargin * u;
  for (const { x, y, turn } of pieces)
    at(x - margin, y - margin, () => skin.drawShadow(c, 'long', u, palette, turn, false));
  for (const { x, y, turn, faces, shaded } of pieces) {
    if (!faces) {
      at(x, y, () => skin.drawBack(c, 'long', u, palette, turn));
      continue;
    }
    if (shaded) at(x, y, () => drawShade(c, { skin, palette, style, u }, turn));
    c.globalAlpha = shaded ? shade.body : 1;
    at(x, y, () => fade(c, u, (on) => skin.drawBody(on, 'long', u, palette, turn)));
    c.globalAlpha = shaded ? shade.marks : 1;
    for (const [index, face] of faces.entries()) {
      const [dx, dy] = turn === 0 ? [index * u, 0] : [0, index * u];
      at(x + dx, y + dy, () =>
        fade(c, u, (on) => skin.drawFace(on, face, u, palette, style, turn)),
      );
    }
    c.globalAlpha = 1;
  }
}

/** Draws as one picture where the canvas is see-through, so that it is no less so where strokes overlap. */
function fade(c: Ctx2D, u: number, draw: (on: Ctx2D) => void): void {
  if (c.globalAlpha === 1) {
    draw(c);
    return;
  }
  flatten(c, u, draw);
}

function flatten(c: Ctx2D, u: number, draw: (on: Ctx2D) => void): void {
  const picture = new OffscreenCanvas(Math.ceil(2 * u) + 2, Math.ceil(2 * u) + 2);
  const on = picture.getContext('2d', { willReadFrequently: true });
  if (!on) throw new Error('no canvas');
  draw(on);
  c.drawImage(picture, 0, 0);
}

/** The outline of a piece, filled with the shade's colour. */
function drawShade(c: Ctx2D, { skin, palette, u }: PieceSet, turn: 0 | 90): void {
  flatten(c, u, (on) => {
    skin.drawBody(on, 'long', u, palette, turn);
    on.globalCompositeOperation = 'source-in';
    on.fillStyle = palette.shade;
    on.fillRect(0, 0, 2 * u + 2, 2 * u + 2);
  });
}
