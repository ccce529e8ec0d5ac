import { Container, Sprite } from 'pixi.js';
import type { Art } from './art.ts';
import type { Atlas } from './atlas.ts';
import type { PieceView } from './config.ts';
import { artTurn, type LivePose, type Pose, type Quarter, quarterOf, turnPoint } from './pose.ts';

/** In shade a body keeps this much of itself over the shade colour; marks keep more, to stay as dark as the body lets them. */
const shaded = { body: 0.55, marks: 0.75 };
const liftedSize = 0.06;
const thinnest = 0.04;

/** The ring of a picked or last piece, and the one of the keyboard. */
export type RingName = 'ring' | 'focus';

/** A piece on the screen: shadows below, and body, back and faces above, all sprites of one texture. */
export class PieceNode {
  readonly shadows = new Container();
  readonly top = new Container();
  /** Where it is seen now; written by motion, shown by `update`. */
  readonly pose: LivePose;
  view: PieceView;
  /** Px that it is off to the side, while it is shaken. */
  nudge = 0;
  /** How it is to lie while it is dragged; null before. */
  carriedTurn: number | null = null;
  readonly #resting: Sprite;
  readonly #air: Sprite;
  readonly #shade: Sprite;
  readonly #body: Sprite;
  readonly #back: Sprite;
  readonly #marks = new Container({ label: 'faces' });
  readonly #rings: Readonly<Record<RingName, Sprite>>;
  #faces: readonly Sprite[] = [];
  #atlas: Atlas | null = null;
  #quarter: Quarter | null = null;
  #standing = false;

  /** `as` is what a picture of its back is called: the back of a piece, or a pile. */
  constructor(view: PieceView, pose: Pose, as: 'back' | 'pile' = 'back') {
    const { id } = view;
    this.view = view;
    this.pose = { ...pose };
    this.top.label = id;
    this.#resting = centred(this.shadows, `shadow ${id}`);
    this.#air = centred(this.shadows, `shadow ${id} air`);
    this.#shade = centred(this.top, `shade ${id}`);
    this.#body = centred(this.top, `body ${id}`);
    this.#back = centred(this.top, `${as} ${id}`);
    this.top.addChild(this.#marks);
    this.#rings = {
      ring: centred(this.top, `ring ${id}`),
      focus: centred(this.top, `ring ${id} focus`),
    };
    for (const ring of Object.values(this.#rings)) ring.visible = false;
  }

  /** Shows a ring round it at this strength; 0 takes it away. */
  ring(name: RingName, strength: number): void {
    this.#rings[name].visible = strength > 0;
    this.#rings[name].alpha = strength;
  }

  /** Takes over what the piece shows; `standing` pieces have the back that a rack half hides. */
  dress(view: PieceView, atlas: Atlas, standing: boolean): void {
    const same = this.#atlas === atlas && this.#standing === standing && sameFaces(view, this.view);
    this.view = view;
    this.#standing = standing;
    if (same && this.#quarter !== null) return;
    this.#atlas = atlas;
    this.#quarter = null;
    for (const face of this.#faces) face.destroy();
    this.#faces = view.faces.map((face) => centred(this.#marks, `face ${view.id} ${face}`));
  }

  /** Shows the pose. */
  update(): void {
    const { pose } = this;
    const quarter = quarterOf(pose.turn);
    if (quarter !== this.#quarter) this.#draw(quarter);
    const size = pose.u * pose.grow * (1 + liftedSize * pose.lift);
    const turning = Math.max(thinnest, Math.abs(pose.face));
    const upright = artTurn(quarter) === 90;
    for (const part of [this.top, this.shadows]) {
      part.position.set(pose.x + this.nudge, pose.y);
      part.angle = pose.turn - Math.round(pose.turn / 90) * 90;
      part.scale.set(size * (upright ? turning : 1), size * (upright ? 1 : turning));
      part.visible = pose.alpha > 0;
    }
    this.#light(pose.face > 0 && this.#faces.length > 0);
  }

  destroy(): void {
    this.shadows.destroy({ children: true });
    this.top.destroy({ children: true });
  }

  #light(up: boolean): void {
    const { alpha, shade, lift } = this.pose;
    const body = 1 - shade * (1 - shaded.body);
    this.top.alpha = alpha;
    this.#shade.visible = shade > 0;
    this.#body.visible = up;
    this.#back.visible = !up;
    this.#body.alpha = body;
    this.#back.alpha = body;
    this.#marks.visible = up;
    this.#marks.alpha = 1 - shade * (1 - shaded.marks);
    // What stands behind a rack's wood has its feet inside: it casts no shadow below the wood.
    this.#resting.alpha = this.#standing ? 0 : alpha * (1 - lift);
    this.#air.alpha = alpha * lift;
    this.#air.visible = lift > 0;
  }

  /** Takes the pictures for a quarter: half turns differ in the places of the faces only. */
  #draw(quarter: Quarter): void {
    const atlas = this.#atlas;
    if (!atlas) return;
    this.#quarter = quarter;
    const turn = artTurn(quarter);
    const kind = atlas.look.skin.kinds[this.view.kind];
    const show = (sprite: Sprite, part: Art['part'], name = this.view.kind, box?: Art['box']) => {
      const picture = atlas.picture({ part, name, turn, ...(box ? { box } : {}) });
      sprite.texture = picture.texture;
      sprite.scale.set(1 / picture.u);
    };
    show(this.#resting, 'shadow');
    show(this.#air, 'air');
    show(this.#shade, 'shade');
    show(this.#body, 'body');
    show(this.#back, this.#standing ? 'standing' : 'back');
    show(this.#rings.ring, 'ring');
    show(this.#rings.focus, 'focus');
    for (const [index, sprite] of this.#faces.entries()) {
      const face = this.view.faces[index];
      const box = kind?.faces[index];
      if (!kind || !box || face === undefined) continue;
      show(sprite, 'face', face, box);
      const x = box.x + (box.w - kind.w) / 2;
      const y = box.y + (box.h - kind.h) / 2;
      sprite.position.copyFrom(turnPoint(x, y, quarter));
    }
  }
}

function centred(parent: Container, label: string): Sprite {
  const sprite = new Sprite({ label, anchor: 0.5 });
  parent.addChild(sprite);
  return sprite;
}

function sameFaces(a: PieceView, b: PieceView): boolean {
  return (
    a.kind === b.kind &&
    a.faces.length === b.faces.length &&
    a.faces.every((face, i) => face === b.faces[i])
  );
}
