import { begin, perft } from '@pedra/rules';
import { matchArguments, readArguments, readMatchConfig } from './arguments.ts';
import type { Command } from './command.ts';
import { BadArguments, write } from './terminal.ts';

/** Counts the sequences of actions from a deal, depth by depth. */
export const perftCommand: Command = {
  name: 'perft',
  text: 'count the sequences of actions from a seeded deal, depth by depth',
  arguments: [
    ...matchArguments,
    { name: 'depth', value: 'N', text: 'how deep (default: 6, at most 40)' },
  ],
  async run(given, { output }) {
    const read = readArguments(given, this.arguments);
    const { config, seed } = readMatchConfig(read);
    const depth = read.number('depth', { min: 1, max: 40, fallback: 6 });
    const begun = begin(config, { seed });
    if (!begun.ok) throw new BadArguments(begun.error.message);
    for (let d = 1; d <= depth; d += 1) {
      await write(output, `${JSON.stringify({ depth: d, ...perft(begun.match, d) })}\n`);
    }
    return 0;
  },
};
