import { target } from '../kernel/declare.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { tree } from '../layout/tree.ts';
import { countEnds } from '../placed/count-ends.ts';
import { firstTo } from '../score/first-to.ts';
import { lightest } from '../score/lightest.ts';
import { inFives, opponentsPips } from '../score/prizes.ts';
import { nobodyWins } from '../score/ties.ts';
import { winnerTakes } from '../score/winner-takes.ts';
import { atFirstAndAfterBlock, lots } from '../start/lots.ts';
import { winnerLeads } from '../start/winner-leads.ts';
import { drawUntilPlayable } from '../stuck/draw-until-playable.ts';

/** Five-Up (F1 to F11). */
export const fiveUp: Ruleset = {
  id: 'five-up',
  set: 6,
  seats: [2, 3, 4],
  pairs: [4],
  direction: 'clockwise',
  hand: { 2: 5, 3: 5, 4: 5 },
  options: [target({ fallback: 61, offered: [31, 61, 121], rule: 'F10' })],
  forced: 'player',
  start: [lots(atFirstAndAfterBlock), winnerLeads()],
  layout: tree,
  placed: countEnds({ by: 5, target: 'target' }),
  stuck: drawUntilPlayable({ reserve: 1, reserveInPairs: 2 }),
  score: {
    out: winnerTakes(inFives(opponentsPips)),
    blocked: lightest({ takes: inFives(opponentsPips), tie: nobodyWins() }),
  },
  match: firstTo('target'),
};
