import { type Loop, makeContestants } from '@pedra/testkit';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { bytesPerAction, type Contestant, medianOf, race } from './race.ts';
import { write } from './terminal.ts';

/** What each figure is to be at least; the bytes at most. */
const goals = {
  'draw2.kernel_vs_loop': 0.45,
  'mexican4.kernel_vs_loop': 0.8,
  'draw2.kernel_vs_naive': 25,
  fiveup4_vs_draw4: 0.3,
  do_undo_per_s: 15_000_000,
  api_vs_naive: 1,
  alloc_bytes_per_action: 0.064,
  'draw2.rounds_per_s': 200_000,
  'mexican4.rounds_per_s': 40_000,
} as const;

type Figures = Record<keyof typeof goals, number>;

/** Rounds a heat for each contestant: about as long as each other. */
const heat = { draw2: 4000, naive: 100, mexican4: 1500, draw4: 4000, surface: 40, walk: 1500 };

/** A contestant that plays so many rounds a heat, and counts rounds. */
function rounds(loop: Loop, count: number): Contestant {
  return () => {
    loop.run(count);
    return count;
  };
}

/** All figures, from so many heats in which the contestants take turns. */
function measure(heats: number): Figures {
  const { draw2, draw4, fiveUp4, mexican4, surface } = makeContestants();
  const times = race(heats, {
    draw2: rounds(draw2.kernel, heat.draw2),
    draw2Loop: rounds(draw2.loop, heat.draw2),
    draw2Naive: rounds(draw2.naive, heat.naive),
    mexican4: rounds(mexican4.kernel, heat.mexican4),
    mexican4Loop: rounds(mexican4.loop, heat.mexican4),
    draw4: rounds(draw4, heat.draw4),
    fiveUp4: rounds(fiveUp4, heat.draw4),
    pairs: () => draw2.kernel.walk(heat.walk),
    surface: () => surface.run(heat.surface),
    naiveActions: () => draw2.naive.run(heat.naive),
  });
  const ratio = (one: keyof typeof times, other: keyof typeof times) =>
    medianOf(times[one].map((speed, at) => speed / (times[other][at] ?? speed)));
  return {
    'draw2.kernel_vs_loop': ratio('draw2', 'draw2Loop'),
    'mexican4.kernel_vs_loop': ratio('mexican4', 'mexican4Loop'),
    'draw2.kernel_vs_naive': ratio('draw2', 'draw2Naive'),
    fiveup4_vs_draw4: ratio('fiveUp4', 'draw4'),
    do_undo_per_s: medianOf(times.pairs),
    api_vs_naive: ratio('surface', 'naiveActions'),
    alloc_bytes_per_action: bytesPerAction(() => draw2.kernel.run(40_000)),
    'draw2.rounds_per_s': medianOf(times.draw2),
    'mexican4.rounds_per_s': medianOf(times.mexican4),
  };
}

function isMet(name: keyof Figures, figure: number): boolean {
  return name === 'alloc_bytes_per_action' ? figure <= goals[name] : figure >= goals[name];
}

/** A number short enough to read: whole from a thousand up, else three digits. */
function short(figure: number): string {
  return figure >= 1000 ? Math.round(figure).toString() : Number(figure.toPrecision(3)).toString();
}

const names = Object.keys(goals) as (keyof Figures)[];

/** Measures the kernel against loops made for one game, the naive model and the public surface. */
export const benchCommand: Command = {
  name: 'bench',
  text: 'measure the kernel: contestants take turns, the median of their ratios counts',
  arguments: [
    { name: 'heats', value: 'N', text: 'how often each contestant runs (default: 9)' },
    { name: 'json', text: 'one flat object of figures, and what each is to be' },
  ],
  async run(given, { output }) {
    const read = readArguments(given, this.arguments);
    const figures = measure(read.number('heats', { min: 3, max: 1000, fallback: 9 }));
    if (read.has('json')) {
      const floors = names.map((name) => [`goal.${name}`, goals[name]]);
      const told = { ...figures, ...Object.fromEntries(floors) };
      await write(output, `${JSON.stringify(told)}\n`);
      return 0;
    }
    for (const name of names) {
      const bound = name === 'alloc_bytes_per_action' ? 'at most' : 'at least';
      const verdict = isMet(name, figures[name]) ? '' : ', missed';
      const line = `${short(figures[name])} (${bound} ${goals[name]}${verdict})`;
      await write(output, `${name.padEnd(26)}${line}\n`);
    }
    return 0;
  },
};
