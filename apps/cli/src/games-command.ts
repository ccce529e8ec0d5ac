import { type GameInfo, listGames, type OptionSpec } from '@pedra/rules';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { write } from './terminal.ts';

function formatOption({ name, kind, min, max, values, fallback, rule }: OptionSpec): string {
  const legal = kind === 'integer' ? `${min}…${max ?? ''}` : (values ?? []).join(' | ');
  return `  option ${name}: ${legal} (default ${fallback}, ${rule})`;
}

function formatGame({ id, seats, pairs, direction, set, options }: GameInfo): string {
  const inPairs = pairs.length > 0 ? `, in pairs with ${pairs.join(', ')}` : '';
  return [
    `${id}: ${seats.join(', ')} seats${inPairs}; double-${set} set; ${direction}`,
    ...options.map(formatOption),
  ].join('\n');
}

/** Lists the games with their seats and options. */
export const gamesCommand: Command = {
  name: 'games',
  text: 'list the games with their seats and options',
  arguments: [],
  async run(given, { output }) {
    readArguments(given, this.arguments);
    await write(output, `${listGames().map(formatGame).join('\n')}\n`);
    return 0;
  },
};
