import type { Ctx2D } from '@pedra/renderer';

/** The colours of a tile. Without `ground` it is line work alone: what would be ground is left clear. */
export interface Glaze {
  readonly ground?: string;
  readonly blue: string;
  readonly wash?: string;
  /** The hairline round a tile. */
  readonly grout: string;
}

/** Petals round the origin, in seventy-seconds of a tile: how many, where the first points, how far out, how wide, how long. */
interface Petals {
  readonly count: number;
  readonly turn: number;
  readonly out: number;
  readonly rx: number;
  readonly ry: number;
}

const lines = 72;

function drawPetals(c: Ctx2D, colour: string, { count, turn, out, rx, ry }: Petals): void {
  c.fillStyle = colour;
  for (let index = 0; index < count; index += 1) {
    const angle = turn + (index * 2 * Math.PI) / count;
    c.beginPath();
    c.ellipse(out * Math.sin(angle), -out * Math.cos(angle), rx, ry, angle, 0, Math.PI * 2);
    c.fill();
  }
}

function drawDisc(c: Ctx2D, r: number, colour: string | undefined): void {
  c.save();
  if (!colour) c.globalCompositeOperation = 'destination-out';
  c.fillStyle = colour ?? '#000000';
  c.beginPath();
  c.arc(0, 0, r, 0, Math.PI * 2);
  c.fill();
  c.restore();
}

function drawRing(c: Ctx2D, r: number, width: number, colour: string): void {
  c.beginPath();
  c.arc(0, 0, r, 0, Math.PI * 2);
  c.lineWidth = width;
  c.strokeStyle = colour;
  c.stroke();
}

/** The flower in the middle: eight petals over eight paler ones, in a ring. */
function drawFlower(c: Ctx2D, { ground, blue, wash }: Glaze): void {
  const eighth = Math.PI / 4;
  drawRing(c, 29.5, 2, wash ?? blue);
  if (wash) drawPetals(c, wash, { count: 8, turn: eighth / 2, out: 17.5, rx: 4.2, ry: 9 });
  drawPetals(c, blue, { count: 4, turn: 0, out: 16.5, rx: 4.6, ry: 10.5 });
  drawPetals(c, blue, { count: 4, turn: eighth, out: 14.5, rx: 3.8, ry: 8.5 });
  drawDisc(c, 6.4, ground);
  drawDisc(c, 4.4, blue);
  drawDisc(c, 1.8, ground);
}

/** The flower that four tiles make where they meet. */
function drawCorner(c: Ctx2D, { ground, blue, wash }: Glaze): void {
  drawDisc(c, 18, ground);
  drawRing(c, 18, 1.8, blue);
  if (wash) drawDisc(c, 13.5, wash);
  drawPetals(c, blue, { count: 8, turn: Math.PI / 8, out: 7.4, rx: 2, ry: 4.8 });
  drawDisc(c, 2.4, ground ?? blue);
}

/** One tile of `side` px as a picture: an eightfold flower, and a quarter of another in each corner. */
export function tilePicture(side: number, glaze: Glaze): OffscreenCanvas {
  const picture = new OffscreenCanvas(Math.ceil(side), Math.ceil(side));
  const c = picture.getContext('2d', { willReadFrequently: true });
  if (!c) return picture;
  c.scale(picture.width / lines, picture.height / lines);
  if (glaze.ground) {
    c.fillStyle = glaze.ground;
    c.fillRect(0, 0, lines, lines);
  }
  const at = (x: number, y: number, draw: (c: Ctx2D, glaze: Glaze) => void) => {
    c.save();
    c.translate(x, y);
    draw(c, glaze);
    c.restore();
  };
  at(lines / 2, lines / 2, drawFlower);
  for (const x of [0, lines]) for (const y of [0, lines]) at(x, y, drawCorner);
  c.strokeStyle = glaze.grout;
  c.lineWidth = 0.9;
  c.strokeRect(0, 0, lines, lines);
  return picture;
}
