import type { Readable, Writable } from 'node:stream';

/** Where a command reads and writes; the process's own streams, or a test's. */
export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
  /** Errors and progress: never mixed into answers. */
  readonly errors: Writable;
}

/** Ends a command with a one-line reason and exit status 2: the caller asked for something that is not to be had. */
export class BadArguments extends Error {}

/** Writes a text and waits while the reader is slower than the writer. */
export function write(stream: Writable, text: string): Promise<void> {
  if (stream.write(text)) return Promise.resolve();
  return new Promise((resolve) => {
    stream.once('drain', resolve);
    stream.once('close', resolve);
  });
}
