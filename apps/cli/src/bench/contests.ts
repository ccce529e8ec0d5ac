import {
  branchingContest,
  drawContest,
  type Loop,
  surfaceContest,
  trainContest,
} from '@pedra/testkit';
import { playByBoardgameIo } from './boardgame-io.ts';
import type { Figures } from './figures.ts';
import { playByMachine } from './machine-loop.ts';
import { bytesPerAction, type Contestant, medianOf, race } from './race.ts';

/** A contestant that plays so many rounds a heat, and counts rounds. */
function rounds(loop: Loop, count: number): Contestant {
  return () => {
    loop.run(count);
    return count;
  };
}

/** The middle of the ratios of two contestants, heat by heat. */
function ratio(one: readonly number[], other: readonly number[]): number {
  return medianOf(one.map((speed, at) => speed / (other[at] ?? speed)));
}

/**
 * The contests by name: each gives its figures after so many heats in which its contestants take turns. The work of a heat
 * is cut so that all of them run about as long.
 */
export const contests = {
  draw(heats) {
    const { kernel, loop, naive } = drawContest();
    const speeds = race(heats, {
      kernel: rounds(kernel, 8000),
      loop: rounds(loop, 16_000),
      naive: rounds(naive, 200),
      pairs: () => kernel.walk(2000),
    });
    return {
      'draw2.kernel_vs_loop': ratio(speeds.kernel, speeds.loop),
      'draw2.kernel_vs_naive': ratio(speeds.kernel, speeds.naive),
      'draw2.rounds_per_s': medianOf(speeds.kernel),
      do_undo_per_s: medianOf(speeds.pairs),
      alloc_bytes_per_action: bytesPerAction(() => kernel.run(40_000)),
    };
  },
  trains(heats) {
    const { kernel, loop } = trainContest();
    const speeds = race(heats, { kernel: rounds(kernel, 1500), loop: rounds(loop, 3000) });
    return {
      'mexican4.kernel_vs_loop': ratio(speeds.kernel, speeds.loop),
      'mexican4.rounds_per_s': medianOf(speeds.kernel),
    };
  },
  branching(heats) {
    const { fiveUp, draw } = branchingContest();
    const speeds = race(heats, { fiveUp: rounds(fiveUp, 3000), draw: rounds(draw, 6000) });
    return { fiveup4_vs_draw4: ratio(speeds.fiveUp, speeds.draw) };
  },
  surface(heats) {
    const { surface, naive } = surfaceContest();
    const speeds = race(heats, { surface: () => surface.run(60), naive: () => naive.run(200) });
    return { api_vs_naive: ratio(speeds.surface, speeds.naive) };
  },
  machine(heats) {
    // Charts are many small functions: the compiler takes longer over them than the usual warm-up.
    playByMachine(800);
    playByBoardgameIo(60);
    const speeds = race(heats, {
      machine: () => playByMachine(120),
      framework: () => playByBoardgameIo(10),
    });
    return {
      machine_events_per_s: medianOf(speeds.machine),
      machine_vs_boardgameio: ratio(speeds.machine, speeds.framework),
    };
  },
} satisfies Record<string, (heats: number) => Partial<Figures>>;

export type ContestName = keyof typeof contests;

/** The names of the contests, in the order they are held. */
export const contestNames = Object.keys(contests) as readonly ContestName[];
