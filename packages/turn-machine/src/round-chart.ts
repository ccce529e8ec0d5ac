import { decisionChart } from './decision-chart.ts';
import { forcedChart } from './forced-chart.ts';
import { tableSetup } from './table-setup.ts';
import { turnChart } from './turn-chart.ts';

/** The opener may be quicker than a deal that is looked at. */
const early = {
  act: { guard: 'mayAct', actions: ['takeEarly', 'tell'], target: 'turns' },
} as const;

/** A round: what comes before it is looked at, its opener acts first, then turns follow until it is over and counted. */
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
      initial: 'whose',
      states: {
        whose: { always: [{ guard: 'mustDraw', target: 'drawing' }, { target: 'deciding' }] },
        deciding: decisionChart('#turns'),
        drawing: forcedChart('#turns'),
      },
    },
    turns: { ...turnChart('turns'), onDone: 'counting' },
    counting: { type: 'final' },
  },
});
