import type { Readable } from 'node:stream';

/** One line of input, or what is wrong with its bytes. */
export type Line = { readonly text: string } | { readonly fault: 'not-utf-8' | 'too-long' };

/** The longest line that is read, in bytes; what is longer is passed over to its end. */
export const longestLine = 64 * 1024 * 1024;

const newline = 0x0a;

function decode(parts: readonly Uint8Array[]): Line {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)) };
  } catch {
    return { fault: 'not-utf-8' };
  }
}

/** The lines of a stream of bytes, in order, without their ends; a last line needs none. */
export async function* readLines(
  input: Readable,
  limit: number = longestLine,
): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let size = 0;
  const take = (): Line => {
    const line: Line = size > limit ? { fault: 'too-long' } : decode(parts);
    parts = [];
    size = 0;
    return line;
  };
  const keep = (part: Uint8Array) => {
    size += part.length;
    if (size <= limit) parts.push(part);
    else parts = [];
  };
  for await (const chunk of input) {
    const bytes: Uint8Array = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    let from = 0;
    for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, from)) {
      keep(bytes.subarray(from, end));
      yield take();
      from = end + 1;
    }
    keep(bytes.subarray(from));
  }
  if (size > 0) yield take();
}
