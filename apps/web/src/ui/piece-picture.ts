import type { FaceStyle, Lightness, Skin } from '@pedra/renderer';

/** Which piece is drawn, and how. */
export interface PieceQuery {
  readonly skin: Skin;
  readonly lightness: Lightness;
  readonly style: FaceStyle;
  /** Left and right, or top and bottom; null for a piece face down. */
  readonly numbers: readonly [number, number] | null;
  /** Whether it lies along x. */
  readonly lying: boolean;
  /** The side of a face in device px, a whole number. */
  readonly u: number;
}

const kind = 'long';
/** Pictures that are kept; a page shows far fewer at once. */
const most = 800;
const pictures = new Map<string, string>();

/** A piece drawn by its skin, as an address for `<img>` and `<image>`; the same address for the same piece. Empty without a canvas. */
export function piecePicture(query: PieceQuery): string {
  const { skin, lightness, style, numbers, lying, u } = query;
  const key = [skin.id, lightness, style.marks, style.numerals, numbers, lying, u].join();
  const known = pictures.get(key);
  if (known !== undefined) return known;
  if (pictures.size >= most) pictures.clear();
  const made = draw(query);
  pictures.set(key, made);
  return made;
}

function draw({ skin, lightness, style, numbers, lying, u }: PieceQuery): string {
  const canvas = document.createElement('canvas');
  canvas.width = lying ? 2 * u : u;
  canvas.height = lying ? u : 2 * u;
  // Kept off the graphics card: from there every picture would have to be read back.
  const c = canvas.getContext('2d', { willReadFrequently: true });
  if (!c) return '';
  const palette = skin.palette[lightness];
  const turn = lying ? 0 : 90;
  const paint = (x: number, y: number, part: () => void) => {
    c.save();
    c.translate(x, y);
    part();
    c.restore();
  };
  if (!numbers) {
    paint(0, 0, () => skin.drawBack(c, kind, u, palette, turn));
    return canvas.toDataURL();
  }
  paint(0, 0, () => skin.drawBody(c, kind, u, palette, turn));
  for (const [half, number] of numbers.entries()) {
    const [x, y] = lying ? [half * u, 0] : [0, half * u];
    paint(x, y, () => skin.drawFace(c, `${number}`, u, palette, style, turn));
  }
  return canvas.toDataURL();
}
