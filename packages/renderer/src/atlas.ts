import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import { type Art, artSize, drawArt, type Look } from './art.ts';
import { faceSide } from './face-side.ts';
import { memoryCanvas } from './memory-canvas.ts';

/** Free px round each picture, so that smaller copies of the texture do not mix neighbours. */
const padding = 4;
/** Clear px that belong to a picture on each side: its edge stays smooth when it is turned a little. */
const bleed = 2;
/** The texture is as wide as this many face sides, in whole steps, and grows downwards by steps. */
const widthInFaces = 16;
const widest = 2048;
const step = 128;

/** A picture in the atlas: its texture and how many of its px make one face side. */
export interface Picture {
  readonly texture: Texture;
  readonly u: number;
}

interface Shelf {
  readonly y: number;
  readonly height: number;
  x: number;
}

/**
 * All pictures of a skin at one size, drawn when first asked for into one texture, so that a table of pieces is one draw call. A
 * lost context costs nothing: the canvas is the source and is uploaded again.
 */
export class Atlas {
  static #made = 0;
  /** Differs for each atlas. */
  readonly id: number;
  readonly look: Look;
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #pictures = new Map<string, Picture>();
  readonly #shelves: Shelf[] = [];
  #source: CanvasSource;
  #bottom = 0;
  #stale = false;

  constructor(look: Look) {
    Atlas.#made += 1;
    this.id = Atlas.#made;
    this.look = look;
    const width = Math.min(
      widest,
      Math.ceil((look.u * faceSide(look.skin) * widthInFaces) / step) * step,
    );
    const { canvas, context } = memoryCanvas(width, step);
    this.#canvas = canvas;
    this.#context = context;
    this.#source = sourceOf(this.#canvas);
  }

  /** The picture of a piece of art; drawn at the first call. */
  picture(art: Art): Picture {
    const box = art.box ? `:${art.box.w}x${art.box.h}` : '';
    const key = `${art.part}:${art.name}:${art.turn}${box}`;
    const known = this.#pictures.get(key);
    if (known) return known;
    const size = artSize(this.look, art);
    const at = this.#reserve(Math.ceil(size.w) + 2 * bleed, Math.ceil(size.h) + 2 * bleed);
    const left = (at.width - size.w) / 2;
    const top = (at.height - size.h) / 2;
    this.#paint(art, at, left, top);
    const texture = new Texture({
      source: this.#source,
      label: key,
      frame: at,
      orig: new Rectangle(0, 0, size.w, size.h),
      trim: new Rectangle(-left, -top, at.width, at.height),
    });
    const picture = { texture, u: size.u };
    this.#pictures.set(key, picture);
    this.#stale = true;
    return picture;
  }

  /** Sends what was drawn since the last call to the screen's side; to be called before a frame. */
  flush(): void {
    if (!this.#stale) return;
    this.#stale = false;
    this.#source.update();
  }

  destroy(): void {
    for (const { texture } of this.#pictures.values()) texture.destroy();
    this.#pictures.clear();
    this.#source.destroy();
  }

  #paint(art: Art, at: Rectangle, left: number, top: number): void {
    const context = this.#context;
    context.save();
    context.beginPath();
    context.rect(at.x, at.y, at.width, at.height);
    context.clip();
    context.translate(at.x + left, at.y + top);
    drawArt(context, this.look, art);
    context.restore();
  }

  #reserve(w: number, h: number): Rectangle {
    const fits = (shelf: Shelf) =>
      shelf.height >= h && shelf.height <= h * 1.5 && shelf.x + w + padding <= this.#canvas.width;
    let shelf = this.#shelves.find(fits);
    if (!shelf) {
      shelf = { y: this.#bottom, height: h, x: 0 };
      this.#bottom += h + padding;
      this.#shelves.push(shelf);
      if (this.#bottom > this.#canvas.height) this.#grow();
    }
    const at = new Rectangle(shelf.x, shelf.y, w, h);
    shelf.x += w + padding;
    return at;
  }

  /** Makes room below: a taller canvas with the same pictures, for which every texture changes its source. */
  #grow(): void {
    const { width, height } = this.#canvas;
    const copy = memoryCanvas(width, height);
    copy.context.drawImage(this.#canvas, 0, 0);
    const old = this.#source;
    this.#canvas.height = Math.ceil(this.#bottom / step) * step;
    this.#context.drawImage(copy.canvas, 0, 0);
    this.#source = sourceOf(this.#canvas);
    for (const { texture } of this.#pictures.values()) {
      texture.source = this.#source;
      texture.update();
    }
    old.destroy();
  }
}

function sourceOf(canvas: HTMLCanvasElement): CanvasSource {
  return new CanvasSource({
    resource: canvas,
    autoGenerateMipmaps: true,
    scaleMode: 'linear',
    autoGarbageCollect: false,
  });
}
