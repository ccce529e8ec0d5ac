import { tableSetup } from './table-setup.ts';
import { turnChart } from './turn-chart.ts';

/** A round: the deal is looked at, unless the opener is quicker, then one turn follows another until the round is over. */
export const roundChart = tableSetup.createStateConfig({
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'isFreshDeal', target: 'dealing' }, { target: 'turn' }],
    },
    dealing: {
      on: { act: { guard: 'mayAct', actions: 'takeAction', target: 'turn' } },
      after: { deal: 'turn' },
    },
    turn: {
      ...turnChart,
      onDone: [
        { guard: 'isRoundOver', target: 'counting' },
        { target: 'turn', reenter: true },
      ],
    },
    counting: { type: 'final' },
  },
});
