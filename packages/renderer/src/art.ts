import { memoryCanvas } from './memory-canvas.ts';
import type { ArtTurn } from './pose.ts';
import type { Ctx2D, FaceStyle, Palette, Skin } from './skin.ts';

/** One picture of the atlas: a part of a kind, or of a face, at one turn. */
export interface Art {
  readonly part:
    | 'body'
    | 'back'
    | 'standing'
    | 'shade'
    | 'shadow'
    | 'air'
    | 'slot'
    | 'ring'
    | 'focus'
    | 'face'
    | 'ghost';
  /** A kind of the skin; for `face` and `ghost` a face. */
  readonly name: string;
  readonly turn: ArtTurn;
  /** Of a face, the size of its box at turn 0, in u. Default 1 × 1. */
  readonly box?: { readonly w: number; readonly h: number };
}

/** What a set of pictures is drawn from. */
export interface Look {
  readonly skin: Skin;
  readonly palette: Palette;
  readonly style: FaceStyle;
  /** Px of the atlas per face side. */
  readonly u: number;
  /** Px of the atlas per CSS px: lines keep their weight. */
  readonly px: number;
}

/** Room round a piece for rings, in u. */
const ringMargin = 0.16;
/** Shadows are soft: half the px show as much. */
const shadowScale = 0.5;

/** The size of a picture in px of the atlas, and how many of them make a face side. */
export function artSize(look: Look, art: Art): { w: number; h: number; u: number } {
  if (art.part === 'face' || art.part === 'ghost') {
    const { w, h } = faceBox(art);
    return { w: w * look.u, h: h * look.u, u: look.u };
  }
  const soft = art.part === 'shadow' || art.part === 'air';
  const u = soft ? look.u * shadowScale : look.u;
  const ringed = art.part === 'ring' || art.part === 'focus';
  const margin = soft ? look.skin.shadowMargin : ringed ? ringMargin : 0;
  const box = boxOf(look.skin, art.name, art.turn);
  return { w: (box.w + 2 * margin) * u, h: (box.h + 2 * margin) * u, u };
}

/** Draws a picture at the origin; of a kind that the skin does not know, nothing. */
export function drawArt(c: Ctx2D, look: Look, art: Art): void {
  const { skin, palette, style } = look;
  const { part, name, turn } = art;
  const { u } = artSize(look, art);
  const side = u * Math.min(art.box?.w ?? 1, art.box?.h ?? 1);
  const flat = { ...style, marks: 'black', flat: true } as const;
  const face = part === 'face' || part === 'ghost';
  if (!face && !skin.kinds[name]) return;
  const draw: Readonly<Record<Art['part'], () => void>> = {
    body: () => skin.drawBody(c, name, u, palette, turn),
    back: () => skin.drawBack(c, name, u, palette, turn),
    standing: () => skin.drawBack(c, name, u, palette, turn, true),
    shade: () =>
      drawFlat(c, look, art, palette.shade, (on) => skin.drawBody(on, name, u, palette, turn)),
    shadow: () => skin.drawShadow(c, name, u, palette, turn, false),
    air: () => skin.drawShadow(c, name, u, palette, turn, true),
    slot: () => skin.drawSlot(c, name, u, palette, turn),
    ring: () => drawRing(c, look, art),
    focus: () => drawRing(c, look, art),
    face: () => skin.drawFace(c, name, side, palette, style, turn),
    ghost: () =>
      drawFlat(c, look, art, palette.highlight, (on) =>
        skin.drawFace(on, name, side, palette, flat, turn),
      ),
  };
  draw[part]();
}

/** Draws with `draw`, then gives all of it one colour. */
function drawFlat(c: Ctx2D, look: Look, art: Art, colour: string, draw: (c: Ctx2D) => void): void {
  const size = artSize(look, art);
  const { canvas, context: flat } = memoryCanvas(Math.ceil(size.w), Math.ceil(size.h));
  draw(flat);
  flat.globalCompositeOperation = 'source-in';
  flat.fillStyle = colour;
  flat.fillRect(0, 0, canvas.width, canvas.height);
  c.drawImage(canvas, 0, 0);
}

/** The ring round a picked piece, or the white and dark one of the keyboard. */
function drawRing(c: Ctx2D, { skin, palette, u, px }: Look, { part, name, turn }: Art): void {
  const box = boxOf(skin, name, turn);
  const radius = (skin.kinds[name]?.radius ?? 0) * u;
  const line = (out: number, width: number, colour: string) => {
    const from = ringMargin * u - out;
    c.beginPath();
    c.roundRect(from, from, box.w * u + 2 * out, box.h * u + 2 * out, radius + out);
    c.lineWidth = width;
    c.strokeStyle = colour;
    c.stroke();
  };
  if (part === 'ring') {
    line(1.25 * px, 2.5 * px, palette.highlight);
    return;
  }
  line(3.5 * px, 3 * px, '#14110F');
  line(1.5 * px, 3 * px, '#FFFFFF');
}

function faceBox({ box = { w: 1, h: 1 }, turn }: Art): { w: number; h: number } {
  return turn === 0 ? box : { w: box.h, h: box.w };
}

function boxOf(skin: Skin, kind: string, turn: ArtTurn): { w: number; h: number } {
  const { w, h } = skin.kinds[kind] ?? { w: 1, h: 1 };
  return turn === 0 ? { w, h } : { w: h, h: w };
}
