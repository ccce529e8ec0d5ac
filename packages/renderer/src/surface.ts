import { CanvasSource, Rectangle, Sprite, Texture } from 'pixi.js';
import type { PxRect } from './config.ts';
import type { Ctx2D } from './skin.ts';

export interface SurfacePicture {
  readonly owner: object;
  readonly look: string;
  readonly rect: PxRect;
  readonly strip: PxRect;
  readonly px: number;
  paint(c: Ctx2D, width: number, height: number): void;
}

/** One large picture with a texture of its own: the table, or a rack's wood. Drawn again only when its key changes. */
export class Surface {
  readonly whole: Sprite;
  /** A strip of the same texture, to lie before what stands in a rack. */
  readonly strip: Sprite;
  #key = '';
  #owner: object | null = null;
  #source: CanvasSource | null = null;

  constructor(label: string) {
    this.whole = new Sprite({ label });
    this.strip = new Sprite({ label: `${label} lip` });
  }

  /** Shows `paint` drawn at `px` device pixels per CSS pixel; `strip` lies inside `rect`. `owner` and `look` tell pictures apart. */
  draw({ owner, look, rect, strip, px, paint }: SurfacePicture): void {
    const key = `${look} ${px} ${rect.w} ${rect.h} ${strip.y - rect.y} ${strip.h}`;
    if (key !== this.#key || owner !== this.#owner) {
      this.#key = key;
      this.#owner = owner;
      this.#paint(rect, strip, px, paint);
    }
    this.whole.position.set(rect.x, rect.y);
    this.strip.position.set(strip.x, strip.y);
  }

  destroy(): void {
    this.#release();
    this.whole.destroy();
    this.strip.destroy();
  }

  #paint(rect: PxRect, strip: PxRect, px: number, paint: SurfacePicture['paint']): void {
    this.#release();
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(rect.w * px));
    canvas.height = Math.max(1, Math.round(rect.h * px));
    const context = canvas.getContext('2d');
    if (context) paint(context, canvas.width, canvas.height);
    const source = new CanvasSource({
      resource: canvas,
      resolution: px,
      autoGarbageCollect: false,
    });
    const below = Math.min(source.height, Math.max(0, strip.y - rect.y));
    this.#source = source;
    this.whole.texture = new Texture({ source });
    this.strip.texture = new Texture({
      source,
      frame: new Rectangle(0, below, source.width, source.height - below),
    });
  }

  #release(): void {
    if (!this.#source) return;
    const textures = [this.whole.texture, this.strip.texture];
    this.whole.texture = Texture.EMPTY;
    this.strip.texture = Texture.EMPTY;
    for (const texture of textures) texture.destroy();
    this.#source.destroy();
    this.#source = null;
  }
}
