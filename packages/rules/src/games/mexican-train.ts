import { choice, onOff, wholeNumber } from '../kernel/declare.ts';
import type { GivenOptions, Ruleset } from '../kernel/ruleset.ts';
import { trains } from '../layout/trains.ts';
import { coverDoubles } from '../placed/cover-doubles.ts';
import { everyoneTakes } from '../score/everyone-takes.ts';
import { lowestAfter } from '../score/lowest-after.ts';
import { ownPips } from '../score/prizes.ts';
import { descendingEngine } from '../start/engine.ts';
import { atFirst, lots } from '../start/lots.ts';
import { thenRotateOpener } from '../start/rotate-opener.ts';
import { drawOnce } from '../stuck/draw-once.ts';

/** Hands by the highest number of the set and the number of seats (M2, M15). */
const hands = {
  9: { 2: 9, 3: 9, 4: 9, 5: 7, 6: 7, 7: 7, 8: 6 },
  12: { 2: 16, 3: 15, 4: 15, 5: 12, 6: 12, 7: 11, 8: 11 },
  15: { 2: 15, 3: 15, 4: 15, 5: 15, 6: 15, 7: 13, 8: 13 },
};

function setOf({ set }: GivenOptions): keyof typeof hands {
  return set === 9 || set === 15 ? set : 12;
}

/** Mexican Train (M1 to M15). */
export const mexicanTrain: Ruleset = {
  id: 'mexican-train',
  set: setOf,
  seats: ({ table }) => (table === 'party' ? [2, 3, 4, 5, 6, 7, 8] : [2, 3, 4]),
  pairs: [],
  direction: 'clockwise',
  hand: (options) => hands[setOf(options)],
  options: (options) => {
    const engines = setOf(options) + 1;
    return [
      wholeNumber({
        name: 'rounds',
        min: 1,
        max: engines,
        fallback: 4,
        offered: [4, 8, engines],
        rule: 'M3',
      }),
      choice({ name: 'doubleDuty', values: ['self', 'passes-on'], rule: 'M15' }),
      onOff({ name: 'firstTurnChain', rule: 'M15' }),
      choice({ name: 'blankDouble', values: [0, 25, 50], rule: 'M15' }),
      choice({ name: 'set', values: [12, 9, 15], rule: 'M15' }),
      choice({ name: 'table', values: ['classic', 'party'], rule: 'M15' }),
    ];
  },
  forced: 'player',
  start: [lots(atFirst), thenRotateOpener()],
  setAside: descendingEngine(),
  layout: trains,
  placed: coverDoubles(),
  stuck: drawOnce({ duty: 'doubleDuty' }),
  score: {
    out: everyoneTakes(ownPips({ blankDouble: 'blankDouble' })),
    blocked: everyoneTakes(ownPips({ blankDouble: 'blankDouble' })),
  },
  match: lowestAfter('rounds'),
};
