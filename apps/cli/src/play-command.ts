import { createInterface } from 'node:readline';
import { listLevels } from '@pedra/bots';
import { chooseLocale, locales } from '@pedra/i18n';
import { matchArguments, readArguments, readMatchConfig } from './arguments.ts';
import type { Command } from './command.ts';
import { playMatch } from './play-match.ts';
import { BadArguments, write } from './terminal.ts';

/** Plays a match in plain text, a sentence a line, so that it can be listened to. */
export const playCommand: Command = {
  name: 'play',
  text: 'play a match against bots in plain text',
  arguments: [
    ...matchArguments,
    {
      name: 'level',
      value: 'LEVEL',
      text: `of the bots: ${listLevels().join(', ')} (default: medium)`,
    },
    {
      name: 'language',
      value: 'TAG',
      text: `one of ${locales.join(', ')} (default: the terminal's)`,
    },
    { name: 'lang', value: 'TAG', text: 'the same' },
  ],
  async run(given, { input, output }) {
    const read = readArguments(given, this.arguments);
    const { config, seed } = readMatchConfig(read);
    const level = read.text('level') ?? 'medium';
    if (!listLevels().includes(level)) {
      throw new BadArguments(`--level takes one of ${listLevels().join(', ')}, not '${level}'`);
    }
    const tag = read.text('language') ?? read.text('lang');
    const locale =
      tag === undefined ? chooseLocale([languageOfTerminal()]) : locales.find((one) => one === tag);
    if (!locale)
      throw new BadArguments(`--language takes one of ${locales.join(', ')}, not '${tag}'`);
    const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
    const answers = lines[Symbol.asyncIterator]();
    await playMatch({
      config,
      seed: read.text('seed') === undefined ? String(Date.now()) : seed,
      level,
      locale,
      say: (text) => write(output, `${text}\n`),
      async ask(text) {
        await write(output, `${text} `);
        const answer = await answers.next();
        return answer.done === true ? null : answer.value;
      },
    });
    lines.close();
    return 0;
  },
};

/** The language of the terminal as a tag: `pt_BR.UTF-8` → `pt-BR`. */
function languageOfTerminal(): string {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return (LC_ALL || LC_MESSAGES || LANG || 'en').replace(/[.@].*$/, '').replace('_', '-');
}
