import { benchCommand } from './bench-command.ts';
import { chartCommand } from './chart-command.ts';
import type { Command } from './command.ts';
import { gamesCommand } from './games-command.ts';
import { perftCommand } from './perft-command.ts';
import { playCommand } from './play-command.ts';
import { refereeCommand } from './referee-command.ts';
import { simulateCommand } from './simulate-command.ts';

/** All that `pedra` can do, in the order of its help. */
export const commands: readonly Command[] = [
  playCommand,
  simulateCommand,
  refereeCommand,
  perftCommand,
  gamesCommand,
  chartCommand,
  benchCommand,
];
