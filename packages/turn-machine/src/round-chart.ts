import { tableSetup } from './table-setup.ts';
import { turnChart } from './turn-chart.ts';

/** The opener may be quicker than a deal that is looked at. */
const early = { act: { guard: 'mayAct', actions: 'takeAction', target: 'turns' } } as const;

/** A round: what comes before it is looked at, then one turn follows another until the round is over. */
export const roundChart = tableSetup.createStateConfig({
  initial: 'beginning',
  states: {
    beginning: {
      always: [
        { guard: 'isRedealt', target: 'redealing' },
        { guard: 'hasLots', target: 'lots' },
        { guard: 'isFreshDeal', target: 'dealing' },
        { target: 'turns' },
      ],
    },
    redealing: {
      entry: 'startWait',
      on: early,
      after: { redeal: [{ guard: 'hasLots', target: 'lots' }, { target: 'dealing' }] },
    },
    lots: { entry: 'startWait', on: early, after: { lots: 'dealing' } },
    dealing: { entry: 'startWait', on: early, after: { deal: 'opening' } },
    opening: {
      ...turnChart,
      onDone: [{ guard: 'isRoundOver', target: 'counting' }, { target: 'turns' }],
    },
    turns: {
      ...turnChart,
      onDone: [
        { guard: 'isRoundOver', target: 'counting' },
        { target: 'turns', reenter: true },
      ],
    },
    counting: { type: 'final' },
  },
});
