import { choice, onOff, target } from '../kernel/declare.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { line } from '../layout/line.ts';
import { firstTo } from '../score/first-to.ts';
import { kindOfFinish } from '../score/kind-of-finish.ts';
import { lightest } from '../score/lightest.ts';
import { byOption, flat, opponentsPips } from '../score/prizes.ts';
import { lightestTileOnwards } from '../score/ties.ts';
import { winnerTakes } from '../score/winner-takes.ts';
import { firstRound } from '../start/first-round.ts';
import { heaviest } from '../start/heaviest.ts';
import { highestDouble } from '../start/highest-double.ts';
import { doublesInHand, redealIf } from '../start/redeal-if.ts';
import { thenRotateOpener } from '../start/rotate-opener.ts';
import { drawUntilPlayable } from '../stuck/draw-until-playable.ts';

/** Brazilian dominoes, alone or in pairs (B1 to B12). */
export const brazilian: Ruleset = {
  id: 'brazilian',
  set: 6,
  seats: [2, 3, 4],
  pairs: [4],
  direction: 'counterclockwise',
  hand: { 2: 7, 3: 7, 4: 7 },
  options: ({ tentos }) => [
    tentos === true
      ? target({ fallback: 6, offered: [6], rule: 'B12' })
      : target({ fallback: 100, offered: [50, 100], rule: 'B11' }),
    onOff({ name: 'tentos', rule: 'B12' }),
    choice({ name: 'cruzada', values: [6, 4], offered: tentos === true, rule: 'B12' }),
  ],
  forced: 'auto',
  start: [redealIf(doublesInHand(4)), firstRound(highestDouble(), heaviest()), thenRotateOpener()],
  layout: line,
  stuck: drawUntilPlayable({ reserve: 0 }),
  score: {
    out: winnerTakes(byOption('tentos', kindOfFinish({ cruzada: 'cruzada' }), opponentsPips)),
    blocked: lightest({
      takes: byOption('tentos', flat(1), opponentsPips),
      tie: lightestTileOnwards(),
    }),
  },
  match: firstTo('target'),
};
