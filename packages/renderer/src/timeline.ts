import type { Easing } from './easing.ts';

/** One thing that changes over time. */
export interface Track {
  /** A new track replaces the one that runs under the same key. */
  readonly key: string;
  /** Milliseconds before it starts. */
  readonly delay: number;
  /** Milliseconds that it takes; 0 is over at the next advance. */
  readonly duration: number;
  readonly easing: Easing;
  /** Called with eased progress 0 … 1; the last call is always with 1. */
  step(progress: number): void;
  /** Called once after the last step; not when replaced. */
  end?(): void;
  /** Decoration neither counts as motion nor is cut short by `finish`. */
  readonly decoration?: boolean;
}

interface Running {
  readonly track: Track;
  readonly start: number;
}

/** Runs tracks against a time that is handed in; holds no clock and asks for no frame. */
export class Timeline {
  readonly #running = new Map<string, Running>();

  /** Starts a track at `now`, in place of one under the same key, which stays where it is. */
  add(track: Track, now: number): void {
    this.#running.set(track.key, { track, start: now + track.delay });
  }

  /** Forgets a track without ending it. */
  stop(key: string): void {
    this.#running.delete(key);
  }

  /** Moves everything to `now`; tracks that are over get their last step and end. */
  advance(now: number): void {
    for (const running of this.#running.values()) {
      const elapsed = now - running.start;
      if (elapsed < 0) continue;
      const { track } = running;
      if (elapsed >= track.duration) this.#complete(running);
      else track.step(track.easing(elapsed / track.duration));
    }
  }

  /** Brings all motion to its end at once, and what that starts as well; decoration goes on. */
  finish(): void {
    for (let moving = this.#motion(); moving.length > 0; moving = this.#motion())
      for (const running of moving) this.#complete(running);
  }

  /** Forgets everything. */
  clear(): void {
    this.#running.clear();
  }

  /** Whether something moves that `finish` would end. */
  moving(): boolean {
    return this.#motion().length > 0;
  }

  /** Whether frames are needed at all. */
  busy(): boolean {
    return this.#running.size > 0;
  }

  /** Whether a track runs or waits under this key. */
  has(key: string): boolean {
    return this.#running.has(key);
  }

  #motion(): Running[] {
    return [...this.#running.values()].filter(({ track }) => !track.decoration);
  }

  #complete(running: Running): void {
    const { track } = running;
    if (this.#running.get(track.key) !== running) return;
    this.#running.delete(track.key);
    track.step(1);
    track.end?.();
  }
}
