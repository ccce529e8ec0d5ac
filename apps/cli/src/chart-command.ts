import { chartOf, mermaid, policyOf } from '@pedra/turn-machine';
import { matchArguments, readArguments, readMatchConfig } from './arguments.ts';
import type { Command } from './command.ts';
import { write } from './terminal.ts';

/** Prints the charts that run a game's tables. */
export const chartCommand: Command = {
  name: 'chart',
  text: "print the charts that run a game's tables, as diagrams in Mermaid's words",
  arguments: [
    ...matchArguments.filter(({ name }) => name !== 'seed'),
    { name: 'json', text: 'the charts as one object instead' },
  ],
  async run(given, { output }) {
    const read = readArguments(given, this.arguments);
    const { config } = readMatchConfig(read);
    const chart = chartOf(policyOf(config));
    if (read.has('json')) {
      await write(output, `${JSON.stringify({ ...config, ...chart })}\n`);
      return 0;
    }
    const { stuck, doubles, forced } = chart.policy;
    await write(
      output,
      `%% ${config.game}, ${config.seats} seats: ${stuck}, ${doubles}, ${forced}\n`,
    );
    for (const part of chart.parts) await write(output, `%% ${part.name}\n${mermaid(part)}\n`);
    return 0;
  },
};
