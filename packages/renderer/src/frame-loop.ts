import type { Clock } from './clock.ts';

/** Asks for frames only while there is something to draw: an idle table costs nothing. */
export class FrameLoop {
  readonly #clock: Clock;
  readonly #draw: (now: number) => boolean;
  #handle: number | null = null;

  /** `draw` returns whether another frame is needed. */
  constructor(clock: Clock, draw: (now: number) => boolean) {
    this.#clock = clock;
    this.#draw = draw;
  }

  /** Has a frame drawn soon, once, however often it is called. */
  invalidate(): void {
    this.#handle ??= this.#clock.request((now) => {
      this.#handle = null;
      if (this.#draw(now)) this.invalidate();
    });
  }

  stop(): void {
    if (this.#handle !== null) this.#clock.cancel(this.#handle);
    this.#handle = null;
  }
}
