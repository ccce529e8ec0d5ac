import type { Ctx2D, FaceId, FaceStyle, Palette } from '@pedra/renderer';
import { markColour } from '../mark-colours.ts';
import { markPlaces, markRadius, mostMarks } from './mark-places.ts';
import { depth } from './piece-box.ts';

/** The middle of a face on the plate, from the corner of its box, in u: the side of a piece takes room at the lower right. */
const middle = { x: 0.5 - depth.x / 2, y: 0.5 - depth.y / 2 };

function drawDisc(c: Ctx2D, x: number, y: number, r: number, fill: string | CanvasGradient): void {
  c.beginPath();
  c.arc(x, y, r, 0, Math.PI * 2);
  c.fillStyle = fill;
  c.fill();
}

/** How dark a mark is at its top left and how light at its lower right, 0 … 1. */
interface Bowl {
  readonly shade: number;
  readonly light: number;
}

/** How marks are let into a body. */
export interface MarkDesign {
  /** Absent where marks are flat. */
  readonly bowl?: Bowl;
  /** Paints what lies round a mark, below it: a polished seat, a glow. */
  readonly below?: (c: Ctx2D, mark: Mark, palette: Palette) => void;
  /** Paints on a mark: what is brightest in it. */
  readonly above?: (c: Ctx2D, mark: Mark, palette: Palette) => void;
}

/** One mark: its middle and radius in px, and its colour. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly colour: string;
}

const deepBowl: MarkDesign = { bowl: { shade: 0.42, light: 0.2 } };

/** One mark; as a shallow bowl it has a lit rim at the lower right, and a shade that comes from the top left. */
function drawMark(c: Ctx2D, mark: Mark, u: number, palette: Palette, design: MarkDesign): void {
  const { x, y, r, colour } = mark;
  design.below?.(c, mark, palette);
  if (design.bowl) drawDisc(c, x + 0.014 * u, y + 0.02 * u, r * 1.03, palette.bevelHigh);
  drawDisc(c, x, y, r, colour);
  if (design.bowl) drawBowl(c, mark, design.bowl);
  design.above?.(c, mark, palette);
}

/** The shade of the rim, from the top left, and the light that reaches the other side. */
function drawBowl(c: Ctx2D, { x, y, r }: Mark, { shade, light }: Bowl): void {
  const bowl = c.createLinearGradient(x - 0.7 * r, y - 0.8 * r, x + 0.7 * r, y + 0.8 * r);
  bowl.addColorStop(0, `rgba(0, 0, 0, ${shade})`);
  bowl.addColorStop(0.55, `rgba(0, 0, 0, ${shade * 0.1})`);
  bowl.addColorStop(1, `rgba(255, 255, 255, ${light})`);
  drawDisc(c, x, y, r, bowl);
}

function drawNumeral(c: Ctx2D, face: FaceId, u: number, colour: string): void {
  c.fillStyle = colour;
  c.font = `600 ${(face.length > 1 ? 0.52 : 0.62) * u}px system-ui, sans-serif`;
  c.textAlign = 'center';
  c.textBaseline = 'alphabetic';
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = c.measureText(face);
  c.fillText(face, middle.x * u, middle.y * u + (above - below) / 2, 0.72 * u);
}

/** The marks of a face, in its own box of 1 × 1 u; a face that is no number from 0 to 18 gets a question mark. */
export function drawMarks(
  c: Ctx2D,
  face: FaceId,
  u: number,
  palette: Palette,
  style: FaceStyle,
  turn: 0 | 90,
  design = deepBowl,
): void {
  const number = /^\d{1,2}$/.test(face) ? Number(face) : Number.NaN;
  if (!(number <= mostMarks)) {
    drawNumeral(c, '?', u, palette.mark);
    return;
  }
  const colour = markColour(number, palette, style);
  if (style.numerals && number > 0) {
    drawNumeral(c, face, u, colour);
    return;
  }
  const r = markRadius(number) * u;
  for (const [dx, dy] of markPlaces(number, turn)) {
    const [x, y] = [(middle.x + dx) * u, (middle.y + dy) * u];
    if (style.flat || palette.flat) drawDisc(c, x, y, r, colour);
    else drawMark(c, { x, y, r, colour }, u, palette, design);
  }
}
