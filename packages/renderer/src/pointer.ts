import type { EndId, PieceId } from '@pedra/layout';
import { untouched } from './arrange.ts';
import type { Clock } from './clock.ts';
import type { Intent } from './config.ts';
import { hitTest, snapSlot, type Target } from './hit-test.ts';
import {
  dragStart,
  type InputCommand,
  type InputEvent,
  type InputState,
  idle,
  nextInput,
  type PointerKind,
} from './input-state.ts';
import type { TableScene } from './table-scene.ts';

/** A dragged piece is seen this many px above a finger. */
const aboveFinger = 56;
/** A piece let go falls into a slot this near: px, and face sides. */
const reach = { px: 56, u: 1.25 } as const;
/** A dragged piece turns to lie as its slot does from this near, in u. */
const turnReach = 2;
const via = 'pointer';

/** Listens to the pointer on the canvas and to the keys that end motion or call a drag off; the result stops it. */
export function bindPointer(
  canvas: HTMLCanvasElement,
  table: TableScene,
  clock: Clock,
): () => void {
  const pointer = new Pointer(canvas, table, clock);
  const page = canvas.ownerDocument;
  const stop = new AbortController();
  const { signal } = stop;
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    run: (event: HTMLElementEventMap[K]) => void,
    passive = true,
  ) => canvas.addEventListener(type, run, { signal, passive });
  on('pointerdown', (event) => pointer.down(event));
  on('pointermove', (event) => pointer.move(event));
  on('pointerup', (event) => pointer.up(event));
  on('pointercancel', () => pointer.abort(true));
  on('lostpointercapture', () => pointer.abort(true));
  on('pointerleave', () => pointer.leave());
  // A finger on a movable piece drags it; anywhere else it scrolls or zooms the page as usual.
  on('touchstart', (event) => pointer.claims(event) && event.preventDefault(), false);
  table.onSet = () => pointer.check();
  page.addEventListener('pointerdown', () => table.finish(), { signal, capture: true });
  const key = (event: KeyboardEvent) => pointer.key(event.key);
  page.addEventListener('keydown', key, { signal, capture: true });
  page.addEventListener('visibilitychange', () => pointer.hidden(page.hidden), { signal });
  return () => {
    table.onSet = () => {};
    pointer.abort(true);
    stop.abort();
  };
}

class Pointer {
  readonly #canvas: HTMLCanvasElement;
  readonly #table: TableScene;
  readonly #clock: Clock;
  #input: InputState = idle;
  #hovered: PieceId | null = null;
  #stopHold: (() => void) | null = null;
  /** From the pointer to the centre of the dragged piece. */
  #grip = { x: 0, y: 0 };

  constructor(canvas: HTMLCanvasElement, table: TableScene, clock: Clock) {
    this.#canvas = canvas;
    this.#table = table;
    this.#clock = clock;
  }

  down(event: PointerEvent): void {
    this.#table.finish();
    if (!this.#table.state.interactive || event.button !== 0) return;
    const { x, y } = this.#at(event);
    const kind: PointerKind =
      event.pointerType === 'touch' ? 'touch' : event.pointerType === 'pen' ? 'pen' : 'mouse';
    const target = this.#target(x, y);
    const pointer = event.pointerId;
    this.#step({ type: 'down', press: { pointer, kind, target, x, y, time: this.#clock.now() } });
    if (this.#input.phase !== 'pressed') return;
    this.#canvas.setPointerCapture(pointer);
    if (kind === 'touch')
      this.#stopHold = this.#clock.after(dragStart.hold, () =>
        this.#step({ type: 'hold', pointer }),
      );
  }

  move(event: PointerEvent): void {
    const { x, y } = this.#at(event);
    if (this.#input.phase === 'idle' && event.pointerType === 'mouse')
      this.#hover(this.#target(x, y));
    else this.#step({ type: 'move', pointer: event.pointerId, x, y });
  }

  up(event: PointerEvent): void {
    const { x, y } = this.#at(event);
    const { pointerId: pointer } = event;
    const snap = this.#snap(x, y);
    this.#step({
      type: 'up',
      pointer,
      target: this.#target(x, y),
      x,
      y,
      time: this.#clock.now(),
      snap,
    });
  }

  abort(gone: boolean): void {
    this.#step({ type: 'abort', gone });
  }

  /** Calls a drag off whose piece cannot be moved any more. */
  check(): void {
    if (this.#input.phase !== 'dragging') return;
    const { interactive, slots } = this.#table.state;
    if (!interactive || !slots[this.#input.piece]?.length) this.abort(false);
  }

  leave(): void {
    if (this.#input.phase === 'idle') this.#hover({ type: 'table' });
  }

  key(name: string): void {
    if (name === 'Escape') this.abort(false);
    this.#table.finish();
  }

  hidden(hidden: boolean): void {
    if (!hidden) return;
    this.abort(true);
    this.#table.finish();
  }

  /** Whether a touch starts on something that is dragged. */
  claims(event: TouchEvent): boolean {
    const touch = event.touches[0];
    if (!touch || event.touches.length > 1) return this.#input.phase === 'dragging';
    const { x, y } = this.#at(touch);
    const target = this.#target(x, y);
    return this.#table.state.interactive && target.type === 'piece' && target.movable;
  }

  #step(event: InputEvent): void {
    if (event.type !== 'move') {
      this.#stopHold?.();
      this.#stopHold = null;
    }
    const [next, commands] = nextInput(this.#input, event);
    this.#input = next;
    for (const command of commands) this.#obey(command);
  }

  #obey(command: InputCommand): void {
    if (command.type === 'tap') this.#tap(command.target);
    else if (command.type === 'lift') this.#lift(command.piece, command.x, command.y);
    else if (command.type === 'carry') this.#carry(command.piece, command.x, command.y);
    else if (command.type === 'drop') this.#drop(command.piece, command.end);
    else this.#return();
  }

  #tap(target: Target): void {
    const { selected } = this.#table.state;
    const picked = this.#table.arrangement?.picked ?? null;
    if (target.type === 'slot' && picked !== null) this.#sendDrop(picked, target.end);
    else if (target.type === 'pile') this.#send({ type: 'tap-pile', pile: target.pile, via });
    else if (target.type === 'piece' && target.piece !== selected)
      this.#send({ type: target.movable ? 'pick' : 'refused', piece: target.piece, via });
    else if (target.type === 'placed' && target.piece !== selected)
      this.#send({ type: target.pickable ? 'pick' : 'refused', piece: target.piece, via });
    else if (selected !== null) this.#send({ type: 'cancel', via });
  }

  #lift(piece: PieceId, x: number, y: number): void {
    this.#hovered = null;
    this.#canvas.style.cursor = 'grabbing';
    this.#table.touch({ hovered: null, dragged: piece });
    const press = this.#input.phase === 'dragging' ? this.#input.press : null;
    const spot = this.#table.arrangement?.pieces.get(piece);
    if (press?.kind === 'touch') this.#grip = { x: 0, y: -aboveFinger };
    else if (press && spot) this.#grip = { x: spot.x - press.x, y: spot.y - press.y };
    this.#carry(piece, x, y);
  }

  #carry(piece: PieceId, x: number, y: number): void {
    const at = { x: x + this.#grip.x, y: y + this.#grip.y };
    const { arrangement } = this.#table;
    const u = arrangement?.board.u ?? 0;
    const near = arrangement && snapSlot(arrangement, at.x, at.y, turnReach * u);
    const home = arrangement?.pieces.get(piece);
    this.#table.hold(piece, at, near?.spot.turn ?? home?.turn ?? 0);
  }

  #drop(piece: PieceId, end: EndId): void {
    this.#canvas.style.cursor = '';
    this.#table.drop(piece, end);
    this.#sendDrop(piece, end);
  }

  /** Nothing is dragged any more, so the table takes the piece home. */
  #return(): void {
    this.#canvas.style.cursor = '';
    this.#table.touch(untouched);
  }

  #snap(x: number, y: number): EndId | null {
    const { arrangement } = this.#table;
    if (this.#input.phase !== 'dragging' || !arrangement) return null;
    const radius = Math.max(reach.px, reach.u * arrangement.board.u);
    const centre = snapSlot(arrangement, x + this.#grip.x, y + this.#grip.y, radius);
    return (centre ?? snapSlot(arrangement, x, y, radius))?.end ?? null;
  }

  #hover(target: Target): void {
    if (!this.#table.state.interactive) return;
    const movable = target.type === 'piece' && target.movable;
    const pickable = target.type === 'placed' && target.pickable;
    const piece = movable || pickable ? target.piece : null;
    const tappable = pickable || target.type === 'slot' || target.type === 'pile';
    this.#canvas.style.cursor = movable ? 'grab' : tappable ? 'pointer' : '';
    if (piece === this.#hovered) return;
    this.#hovered = piece;
    this.#table.touch({ hovered: piece, dragged: null });
  }

  #target(x: number, y: number): Target {
    const { arrangement, state } = this.#table;
    return arrangement ? hitTest(state, arrangement, x, y) : { type: 'table' };
  }

  #at(event: { readonly clientX: number; readonly clientY: number }): { x: number; y: number } {
    const box = this.#canvas.getBoundingClientRect();
    return { x: event.clientX - box.x, y: event.clientY - box.y };
  }

  #sendDrop(piece: PieceId, end: EndId): void {
    this.#send({ type: 'drop', piece, end, via });
  }

  #send(intent: Intent): void {
    this.#table.state.onIntent(intent);
  }
}
