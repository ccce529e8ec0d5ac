import type { Clock } from '../clock.ts';

/** A clock that stands still until it is told to go on. */
export interface FakeClock extends Clock {
  /** Goes on by `ms`, a frame after each step, as far as frames are asked for. */
  advance(ms: number): void;
  /** Frames and delays that are waited for. */
  waiting(): number;
}

/** `frame`: milliseconds from one frame to the next; many frames at once are more than a drawing processor in software can take. */
export function createFakeClock(frame = 16): FakeClock {
  let time = 1000;
  let next = 1;
  const frames = new Map<number, (now: number) => void>();
  const delays = new Map<number, { at: number; run: () => void }>();
  const step = (ms: number) => {
    time += ms;
    for (const [handle, { at, run }] of [...delays]) {
      if (at > time) continue;
      delays.delete(handle);
      run();
    }
    const due = [...frames.values()];
    frames.clear();
    for (const run of due) run(time);
  };
  return {
    now: () => time,
    request(run) {
      frames.set(next, run);
      next += 1;
      return next - 1;
    },
    cancel: (handle) => frames.delete(handle),
    after(ms, run) {
      const handle = next;
      next += 1;
      delays.set(handle, { at: time + ms, run });
      return () => delays.delete(handle);
    },
    advance(ms) {
      for (let left = ms; left > 0; left -= frame) step(Math.min(frame, left));
    },
    waiting: () => frames.size + delays.size,
  };
}
