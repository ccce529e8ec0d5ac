import { referee } from '@pedra/rules';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { type Line, longestLine, readLines } from './lines.ts';
import { write } from './terminal.ts';

const faults = {
  'not-utf-8': 'expected a line of UTF-8, and some of its bytes are not',
  'too-long': `expected a line of at most ${longestLine} bytes, and it is longer`,
};

function answer(line: Line, trace: boolean): { ok: boolean } {
  if ('text' in line) return referee(line.text, { trace });
  return { ok: false, ...{ error: { code: 'bad-json', message: faults[line.fault] } } };
}

/** Reads records, one a line, and answers each with one line of JSON; exit status 1 if any was bad. */
export const refereeCommand: Command = {
  name: 'referee',
  text: 'check records from standard input, one a line; answers one JSON line each',
  arguments: [{ name: 'trace', text: 'tell the legal actions before every action' }],
  async run(given, { input, output }) {
    const trace = readArguments(given, this.arguments).has('trace');
    let bad = 0;
    for await (const line of readLines(input)) {
      if ('text' in line && line.text.trim() === '') continue;
      const told = answer(line, trace);
      if (!told.ok) bad += 1;
      await write(output, `${JSON.stringify(told)}\n`);
    }
    return bad === 0 ? 0 : 1;
  },
};
