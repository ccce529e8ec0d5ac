import type { Command } from './command.ts';
import { BadArguments, type Terminal, write } from './terminal.ts';

function formatHelp(commands: readonly Command[]): string {
  const list = commands.map(({ name, text }) => `  ${name.padEnd(10)} ${text}`).join('\n');
  return `pedra: dominoes on the command line\n\n${list}\n\npedra COMMAND --help tells more.\n`;
}

function formatCommandHelp({ name, text, arguments: specs }: Command): string {
  const list = specs.map((spec) => {
    const form = `--${spec.name}${spec.value === undefined ? '' : ` ${spec.value}`}`;
    return `  ${form.padEnd(22)} ${spec.text}`;
  });
  return `pedra ${name}: ${text}\n${list.length > 0 ? `\n${list.join('\n')}\n` : ''}`;
}

/** Runs `pedra` with these words; gives its exit status: 0 well, 1 something judged was bad, 2 bad arguments. */
export async function run(
  commands: readonly Command[],
  words: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const [name, ...given] = words;
  if (name === undefined || name === '--help' || name === 'help') {
    await write(name === undefined ? terminal.errors : terminal.output, formatHelp(commands));
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((one) => one.name === name);
  try {
    if (!command) throw new BadArguments(`no command '${name}': try pedra --help`);
    if (given.includes('--help')) {
      await write(terminal.output, formatCommandHelp(command));
      return 0;
    }
    return await command.run(given, terminal);
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error;
    await write(terminal.errors, `pedra: ${error.message.replaceAll(/\s+/g, ' ')}\n`);
    return 2;
  }
}
