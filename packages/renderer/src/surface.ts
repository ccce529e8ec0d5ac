import { CanvasSource, Rectangle, Sprite, Texture } from 'pixi.js';
import type { PxRect } from './config.ts';
import { memoryCanvas } from './memory-canvas.ts';
import type { Ctx2D } from './skin.ts';

export interface SurfacePicture {
  readonly owner: object;
  readonly look: string;
  readonly rect: PxRect;
  readonly strip: PxRect;
  readonly px: number;
  /** Whether it casts a shadow on what lies below. */
  readonly raised: boolean;
  /** Whether a picture of another size will do for now. */
  readonly stretch: boolean;
  paint(c: Ctx2D, width: number, height: number): void;
}

/** The shadow of something that stands on the table, in px; light comes from the top left. */
const shadow = { margin: 24, x: 2, y: 5, blur: 12, colour: 'rgba(0, 0, 0, 0.42)' } as const;

/** One large picture with a texture of its own: the table, or a rack's wood. Drawn again only when its key changes. */
export class Surface {
  readonly whole: Sprite;
  /** A strip of the same texture, to lie before what stands in a rack. */
  readonly strip: Sprite;
  #key = '';
  #look = '';
  #owner: object | null = null;
  #source: CanvasSource | null = null;
  #margin = 0;

  constructor(label: string) {
    this.whole = new Sprite({ label });
    this.strip = new Sprite({ label: `${label} lip` });
  }

  /** Shows `paint` drawn at `px` device pixels per CSS pixel; `strip` lies inside `rect`. `owner` and `look` tell pictures apart. */
  draw(picture: SurfacePicture): void {
    const { owner, look, rect, strip, px, stretch } = picture;
    const same = owner === this.#owner && look === this.#look;
    const key = `${px} ${rect.w} ${rect.h} ${strip.y - rect.y} ${strip.h}`;
    if (!same || (key !== this.#key && !stretch)) {
      this.#owner = owner;
      this.#look = look;
      this.#key = key;
      this.#paint(picture);
    }
    this.whole.setSize(rect.w + 2 * this.#margin, rect.h + 2 * this.#margin);
    this.whole.position.set(rect.x - this.#margin, rect.y - this.#margin);
    this.strip.position.set(strip.x, strip.y);
  }

  destroy(): void {
    this.#release();
    this.whole.destroy();
    this.strip.destroy();
  }

  #paint({ rect, strip, px, raised, paint }: SurfacePicture): void {
    this.#release();
    const drawn = memoryCanvas(rect.w * px, rect.h * px);
    paint(drawn.context, drawn.canvas.width, drawn.canvas.height);
    const { canvas } = raised ? withShadow(drawn.canvas, px) : drawn;
    this.#margin = raised ? shadow.margin : 0;
    const source = new CanvasSource({
      resource: canvas,
      resolution: px,
      autoGarbageCollect: false,
    });
    const top = this.#margin + Math.min(rect.h, Math.max(0, strip.y - rect.y));
    const height = Math.min(strip.h, source.height - top);
    this.#source = source;
    this.whole.texture = new Texture({ source });
    this.strip.texture = new Texture({
      source,
      frame: new Rectangle(this.#margin, top, rect.w, height),
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

/** A picture with room round it for the shadow that its outline casts. */
function withShadow(picture: HTMLCanvasElement, px: number) {
  const margin = Math.round(shadow.margin * px);
  const made = memoryCanvas(picture.width + 2 * margin, picture.height + 2 * margin);
  made.context.shadowColor = shadow.colour;
  made.context.shadowBlur = shadow.blur * px;
  made.context.shadowOffsetX = shadow.x * px;
  made.context.shadowOffsetY = shadow.y * px;
  made.context.drawImage(picture, margin, margin);
  return made;
}
