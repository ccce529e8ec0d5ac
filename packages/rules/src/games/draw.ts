import { target } from '../kernel/declare.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { line } from '../layout/line.ts';
import { firstTo } from '../score/first-to.ts';
import { lightest } from '../score/lightest.ts';
import { opponentsPips, opponentsPipsLessOwn } from '../score/prizes.ts';
import { fewestTiles } from '../score/ties.ts';
import { winnerTakes } from '../score/winner-takes.ts';
import { everyRound } from '../start/every-round.ts';
import { heaviest } from '../start/heaviest.ts';
import { highestDouble } from '../start/highest-double.ts';
import { drawUntilPlayable } from '../stuck/draw-until-playable.ts';

/** Draw dominoes (D1 to D9). */
export const draw: Ruleset = {
  id: 'draw',
  set: 6,
  seats: [2, 3, 4],
  pairs: [],
  direction: 'clockwise',
  hand: { 2: 7, 3: 5, 4: 5 },
  options: [target({ fallback: 100, offered: [50, 100, 150, 200], rule: 'D9' })],
  forced: 'player',
  start: [everyRound(highestDouble(), heaviest())],
  layout: line,
  stuck: drawUntilPlayable({ reserve: 0 }),
  score: {
    out: winnerTakes(opponentsPips),
    blocked: lightest({ takes: opponentsPipsLessOwn, tie: fewestTiles() }),
  },
  match: firstTo('target'),
};
