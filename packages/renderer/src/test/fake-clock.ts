import type { Clock } from '../clock.ts';

/** A clock that stands still until it is told to go on. */
export interface FakeClock extends Clock {
  /** Goes on by `ms`, a frame every 16 ms at most, as far as frames are asked for. */
  advance(ms: number): void;
  /** Frames and delays that are waited for. */
  waiting(): number;
}

export function createFakeClock(): FakeClock {
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
    for (const frame of due) frame(time);
  };
  return {
    now: () => time,
    request(frame) {
      frames.set(next, frame);
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
      for (let left = ms; left > 0; left -= 16) step(Math.min(16, left));
    },
    waiting: () => frames.size + delays.size,
  };
}
