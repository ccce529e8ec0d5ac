import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { type Line, readLines } from './lines.ts';

async function linesOf(chunks: readonly (string | Uint8Array)[], limit?: number): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of readLines(
    Readable.from(chunks.map((chunk) => Buffer.from(chunk))),
    limit,
  ))
    lines.push(line);
  return lines;
}

test.each<[string, (string | Uint8Array)[], Line[]]>([
  ['nothing', [], []],
  ['one line without an end', ['a'], [{ text: 'a' }]],
  ['two lines in one chunk', ['a\nb\n'], [{ text: 'a' }, { text: 'b' }]],
  ['a line over three chunks', ['a', 'b', 'c\nd'], [{ text: 'abc' }, { text: 'd' }]],
  ['an empty line between', ['a\n\nb'], [{ text: 'a' }, { text: '' }, { text: 'b' }]],
  ['a letter cut in two', [Uint8Array.of(0xc3), Uint8Array.of(0xa9)], [{ text: 'é' }]],
  [
    'bytes that are no UTF-8',
    [Uint8Array.of(0xff, 0x0a), 'b'],
    [{ fault: 'not-utf-8' }, { text: 'b' }],
  ],
])('reads %s', async (_name, chunks, expected) => {
  expect(await linesOf(chunks)).toEqual(expected);
});

test('a line over the limit is passed over to its end, and the next one read', async () => {
  expect(await linesOf(['12', '345', '6\nb\n', '1234\n'], 4)).toEqual([
    { fault: 'too-long' },
    { text: 'b' },
    { text: '1234' },
  ]);
});
