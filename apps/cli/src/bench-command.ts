import { readArguments } from './arguments.ts';
import { contestNames } from './bench/contests.ts';
import { type Figures, figureNames, goals, short, verdict } from './bench/figures.ts';
import { holdContest } from './bench/hold-contest.ts';
import type { Command } from './command.ts';
import { write } from './terminal.ts';

/** Measures the kernel against loops made for one game, the naive model and the public surface. */
export const benchCommand: Command = {
  name: 'bench',
  text: 'measure the kernel: contestants take turns, the median of their ratios counts',
  arguments: [
    { name: 'heats', value: 'N', text: 'how often each contestant runs (default: 15)' },
    { name: 'json', text: 'one flat object of figures, and what each is to be' },
  ],
  async run(given, { output }) {
    const read = readArguments(given, this.arguments);
    const heats = read.number('heats', { min: 3, max: 1000, fallback: 15 });
    let figures: Partial<Figures> = {};
    for (const name of contestNames) figures = { ...figures, ...(await holdContest(name, heats)) };
    if (read.has('json')) {
      const floors = figureNames.map((name) => [`goal.${name}`, goals[name]]);
      const told = { ...figures, ...Object.fromEntries(floors) };
      await write(output, `${JSON.stringify(told)}\n`);
      return 0;
    }
    for (const name of figureNames) {
      const figure = figures[name] ?? Number.NaN;
      await write(output, `${name.padEnd(26)}${short(figure)} ${verdict(name, figure)}\n`);
    }
    return 0;
  },
};
