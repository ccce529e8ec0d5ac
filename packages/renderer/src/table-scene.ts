import type { EndId, PieceId } from '@pedra/layout';
import { type Arrangement, arrange, type Size, type Touch, untouched } from './arrange.ts';
import type { Atlas } from './atlas.ts';
import type { Clock } from './clock.ts';
import type { Config, SceneSnapshot } from './config.ts';
import { fittingAtlas } from './fitting-atlas.ts';
import { FrameLoop } from './frame-loop.ts';
import { geometryOf } from './geometry.ts';
import { type Motion, type Picture, planFades, planMotion, times } from './motion-plan.ts';
import { playMotions, rest, startMotion, trackOf } from './player.ts';
import { Scene } from './scene.ts';
import { carryPiece, shakePiece, showGhosts, showLastMove } from './signs.ts';
import { takeSnapshot } from './snapshot.ts';
import { Timeline } from './timeline.ts';

/** Milliseconds that a size must last before the table is drawn for it. */
const passingSize = 150;

/** A table on the screen: takes states, lays them out, has the difference played and frames drawn. */
export class TableScene {
  readonly scene = new Scene();
  readonly timeline = new Timeline();
  /** Called after a state was taken. */
  onSet: () => void = () => {};
  readonly #clock: Clock;
  readonly #loop: FrameLoop;
  readonly #render: () => void;
  #state: Config;
  #size: Size | null = null;
  #arrangement: Arrangement | null = null;
  #atlas: Atlas | null = null;
  #touch: Touch = untouched;
  /** The piece that was dragged when the table was last laid out. */
  #touched: PieceId | null = null;
  /** A piece that was dropped into a slot and waits for an answer. */
  #waiting: PieceId | null = null;
  #geometry = '';
  /** Whether the size has just changed and may change again. */
  #passing = false;
  #settleSize = () => {};

  /** `render` draws the scene to the screen. */
  constructor(state: Config, clock: Clock, render: () => void) {
    this.#state = state;
    this.#clock = clock;
    this.#render = render;
    this.#loop = new FrameLoop(clock, (now) => {
      this.timeline.advance(now);
      this.draw();
      return this.timeline.busy();
    });
  }

  /** Draws a frame now. */
  draw(): void {
    this.#atlas?.flush();
    if (this.#size) this.#render();
  }

  get state(): Config {
    return this.#state;
  }

  get size(): Size | null {
    return this.#size;
  }

  get arrangement(): Arrangement | null {
    return this.#arrangement;
  }

  /** Shows another state, which can be drawn. */
  show(state: Config, instant: boolean): void {
    const before = this.#state;
    this.#state = state;
    this.#refresh(before, instant);
    this.onSet();
  }

  /** Lays the table out anew for a size. */
  resize(size: Size): void {
    this.#passing = this.#size !== null;
    this.#size = size;
    this.#refresh(this.#state, true);
    this.#settleSize();
    if (!this.#passing) return;
    this.#settleSize = this.#clock.after(passingSize, () => {
      this.#passing = false;
      this.#refresh(this.#state, false);
    });
  }

  /** Tells what the pointer does, as far as it shows. */
  touch(touch: Touch): void {
    this.#touch = touch;
    this.#refresh(this.#state, false);
  }

  /** Holds a dragged piece in the air at a point, turning it to lie as asked. */
  hold(id: PieceId, at: { readonly x: number; readonly y: number }, turn: number): void {
    const node = this.scene.node(id);
    if (!node) return;
    this.timeline.stop(trackOf(id));
    carryPiece(this.#players(), id, turn, this.#clock.now());
    Object.assign(node.pose, at, { shade: 0, grow: 1 });
    node.update();
    this.invalidate();
  }

  /** Lets a dragged piece fall into a slot, where it waits for the state that puts it there or sends it back. */
  drop(id: PieceId, end: EndId): void {
    const spot = this.#arrangement?.ghosts.get(end);
    this.#touch = untouched;
    this.#waiting = id;
    if (!spot) return;
    const duration = this.#state.motion === 'full' ? times.snap : 0;
    const way = { delay: 0, duration, easing: 'outCubic', arc: 0 } as const;
    const motion = { piece: id, kind: 'move', to: spot, ...way } as const;
    startMotion(this.#players(), motion, () => {}, this.#clock.now(), this.#speed());
    this.invalidate();
  }

  /** Shakes a piece that cannot be played; one that waits in a slot goes home. */
  shake(id: PieceId): void {
    this.#state.onEffect({ type: 'refuse', piece: id });
    if (this.#waiting === id) this.#refresh(this.#state, false);
    if (this.#state.motion === 'full') shakePiece(this.#players(), id, this.#clock.now());
    this.invalidate();
  }

  finish(): void {
    if (!this.timeline.moving()) return;
    this.timeline.finish();
    this.invalidate();
  }

  invalidate(): void {
    this.#loop.invalidate();
  }

  snapshot(): SceneSnapshot {
    const { width, height } = this.#size ?? { width: 0, height: 0 };
    return takeSnapshot(this.scene.root, { width, height });
  }

  destroy(): void {
    this.#loop.stop();
    this.#settleSize();
    this.timeline.clear();
    this.scene.destroy();
    this.#atlas?.destroy();
  }

  #players() {
    return {
      scene: this.scene,
      timeline: this.timeline,
      held: this.#touch.dragged,
      onEffect: this.#state.onEffect,
    };
  }

  #speed(): number {
    return Math.max(0.01, this.#state.speed);
  }

  #refresh(old: Config, instant: boolean): void {
    const state = this.#state;
    if (!this.#size) return;
    const before = this.#arrangement;
    const after = arrange(state, this.#size, this.#touch, before?.board ?? null);
    this.#arrangement = after;
    const former = this.#atlas;
    const atlas = fittingAtlas(former, state, after, this.#size);
    this.#atlas = atlas;
    this.scene.show(state, this.#size, after, atlas, this.#passing);
    if (former && former !== atlas) {
      for (const id of this.scene.ids()) this.scene.node(id)?.update();
      former.destroy();
    }
    const now = this.#clock.now();
    const waiting = this.#waiting ?? this.#touched;
    this.#waiting = null;
    this.#touched = this.#touch.dragged;
    const jump =
      instant || !before || state.motion === 'off' || state.speed === Number.POSITIVE_INFINITY;
    if (jump) this.#jump(after);
    else {
      const motions = this.#plan(
        { state: old, arrangement: before },
        { state, arrangement: after },
        waiting,
      );
      playMotions(this.#players(), motions, after, now, this.#speed());
    }
    this.#decorate(old, before, after, now, jump);
    this.#report(state, after);
    this.invalidate();
  }

  /** What moves; `loose` was let go by the pointer: it is nearly there, or has to go home. */
  #plan(before: Picture, after: Picture, loose: PieceId | null): readonly Motion[] {
    const { dragged } = this.#touch;
    const plan = this.#state.motion === 'full' ? planMotion : planFades;
    const motions = plan(before, after).filter(({ piece }) => piece !== dragged);
    if (loose === null || loose === dragged) return motions;
    const spot = after.arrangement.pieces.get(loose);
    const planned = motions.some(({ piece }) => piece === loose);
    if (planned || !spot)
      return motions.map((motion) =>
        motion.piece === loose ? { ...motion, duration: times.snap } : motion,
      );
    return [
      ...motions,
      {
        piece: loose,
        kind: 'move',
        to: spot,
        delay: 0,
        duration: times.move,
        easing: 'outCubic',
        arc: 0,
      },
    ];
  }

  #jump(after: Arrangement): void {
    this.timeline.clear();
    for (const id of [...this.scene.ids()])
      if (id !== this.#touch.dragged) rest(this.scene, id, after);
  }

  /** Ghosts, the rim of the last move and the sound of a pick, where they changed. */
  #decorate(
    old: Config,
    before: Arrangement | null,
    after: Arrangement,
    now: number,
    jump: boolean,
  ): void {
    const state = this.#state;
    const moving = state.motion === 'full' && !jump;
    const ends = (of: Arrangement | null) => [...(of?.ghosts.keys() ?? [])].join();
    if (after.picked !== before?.picked || ends(before) !== ends(after) || jump)
      showGhosts(this.#players(), now, moving);
    if (old.lastMove !== state.lastMove || !before || jump)
      showLastMove(this.#players(), state.lastMove, now, moving);
    if (state.selected !== null && state.selected !== old.selected)
      state.onEffect({ type: 'pick', piece: state.selected });
  }

  #report(state: Config, after: Arrangement): void {
    const geometry = geometryOf(state, after);
    const key = JSON.stringify(geometry);
    if (key === this.#geometry) return;
    this.#geometry = key;
    state.onGeometry(geometry);
  }
}
