import type { Ctx2D, FaceStyle, Palette, Skin } from '@pedra/renderer';

/** A long piece on a picture: its upper left corner in px, and how it lies. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly turn: 0 | 90;
  /** Absent: face down. */
  readonly faces?: readonly [string, string];
}

/** What pieces are drawn with. */
export interface Set {
  readonly skin: Skin;
  readonly palette: Palette;
  readonly style: FaceStyle;
  /** The side of a face in px. */
  readonly u: number;
}

/** Draws pieces as the table does: first all shadows, then all bodies with their faces. */
export function layPieces(
  c: Ctx2D,
  { skin, palette, style, u }: Set,
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
  for (const { x, y, turn, faces } of pieces) {
    if (!faces) {
      at(x, y, () => skin.drawBack(c, 'long', u, palette, turn));
      continue;
    }
    at(x, y, () => skin.drawBody(c, 'long', u, palette, turn));
    for (const [index, face] of faces.entries()) {
      const [dx, dy] = turn === 0 ? [index * u, 0] : [0, index * u];
      at(x + dx, y + dy, () => skin.drawFace(c, face, u, palette, style, turn));
    }
  }
}
