/** Where time comes from: milliseconds, frames and delays. Motion knows no other source. */
export interface Clock {
  /** Milliseconds since some fixed moment; never goes back. */
  now(): number;
  /** Calls back once before the next frame is shown; the handle cancels it. */
  request(frame: (now: number) => void): number;
  cancel(handle: number): void;
  /** Calls back once after `ms` milliseconds; the result cancels it. */
  after(ms: number, run: () => void): () => void;
}
