import type { Ruleset } from '../kernel/ruleset.ts';
import { line } from '../layout/line.ts';
import { firstTo } from '../score/first-to.ts';
import { lightest } from '../score/lightest.ts';
import { opponentsPips } from '../score/opponents-pips.ts';
import { target } from '../score/target.ts';
import { lightestTileOnwards } from '../score/ties.ts';
import { firstRound } from '../start/first-round.ts';
import { heaviest } from '../start/heaviest.ts';
import { highestDouble } from '../start/highest-double.ts';
import { doublesInHand, redealIf } from '../start/redeal-if.ts';
import { thenRotateOpener } from '../start/rotate-opener.ts';
import { drawUntilPlayable } from '../stuck/draw-until-playable.ts';

/** Brazilian dominoes, alone or in pairs (B1 to B11). */
export const brazilian: Ruleset = {
  id: 'brazilian',
  set: 6,
  seats: [2, 3, 4],
  pairs: [4],
  direction: 'counterclockwise',
  hand: { 2: 7, 3: 7, 4: 7 },
  options: [target({ fallback: 100, offered: [50, 100], rule: 'B11' })],
  forced: 'auto',
  start: [redealIf(doublesInHand(4)), firstRound(highestDouble(), heaviest()), thenRotateOpener()],
  layout: line,
  stuck: drawUntilPlayable({ reserve: 0 }),
  score: {
    out: opponentsPips(),
    blocked: lightest({ subtractOwn: false, tie: lightestTileOnwards() }),
  },
  match: firstTo('target'),
};
