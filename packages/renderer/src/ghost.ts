import { Container, Sprite } from 'pixi.js';
import type { Spot } from './arrange.ts';
import type { Art } from './art.ts';
import type { Atlas } from './atlas.ts';
import type { PieceView } from './config.ts';
import { artTurn, turnPoint } from './pose.ts';

/** The outline of where a piece would lie, with its own faces, so that its turn is seen before it is played. */
export class Ghost {
  readonly container = new Container();
  readonly #end: string;
  #key = '';

  constructor(end: string) {
    this.#end = end;
    this.container.label = `ghost ${end}`;
  }

  /** Shows a piece at a spot; `focused` adds the ring of the keyboard. */
  show(view: PieceView, spot: Spot, atlas: Atlas, focused: boolean): void {
    const key = `${view.kind} ${view.faces.join()} ${spot.turn} ${focused} ${atlas.id}`;
    if (key !== this.#key) {
      this.#key = key;
      this.#build(view, spot, atlas, focused);
    }
    this.container.position.set(spot.x, spot.y);
    this.container.scale.set(spot.u);
  }

  destroy(): void {
    this.container.destroy({ children: true });
  }

  #build(view: PieceView, spot: Spot, atlas: Atlas, focused: boolean): void {
    for (const child of this.container.removeChildren()) child.destroy();
    const turn = artTurn(spot.turn);
    const kind = atlas.look.skin.kinds[view.kind];
    const add = (
      part: Art['part'],
      name: string,
      label: string,
      x = 0,
      y = 0,
      box?: Art['box'],
    ) => {
      const { texture, u } = atlas.picture({ part, name, turn, ...(box ? { box } : {}) });
      const sprite = new Sprite({ texture, label, anchor: 0.5, scale: 1 / u });
      sprite.position.set(x, y);
      this.container.addChild(sprite);
    };
    add('slot', view.kind, `slot ${this.#end}`);
    for (const [index, face] of view.faces.entries()) {
      const box = kind?.faces[index];
      if (!kind || !box) continue;
      const at = turnPoint(box.x + (box.w - kind.w) / 2, box.y + (box.h - kind.h) / 2, spot.turn);
      add('ghost', face, `slot ${this.#end} ${face}`, at.x, at.y, box);
    }
    if (focused) add('focus', view.kind, `ring ${this.#end} focus`);
  }
}
