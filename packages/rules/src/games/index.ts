import type { Ruleset } from '../kernel/ruleset.ts';
import { brazilian } from './brazilian.ts';
import { draw } from './draw.ts';
import { fiveUp } from './five-up.ts';
import { mexicanTrain } from './mexican-train.ts';

/** Every listed game, in the order that menus show them. */
export const games: readonly Ruleset[] = [draw, brazilian, fiveUp, mexicanTrain];
