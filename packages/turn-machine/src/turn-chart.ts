import { decisionChart } from './decision-chart.ts';
import { forcedChart } from './forced-chart.ts';
import { tableSetup } from './table-setup.ts';

/**
 * Turns, one after the other: whoever has the turn decides, draws, covers its double, passes, as the rules say; it is done
 * when the round is over. The id is that of its first state, which every decision comes back to.
 */
export const turnChart = <Id extends string>(id: Id) =>
  tableSetup.createStateConfig({
    initial: 'next',
    states: {
      next: {
        id,
        always: [
          { guard: 'isRoundOver', target: 'done' },
          { guard: 'mustDraw', target: 'drawing' },
          { guard: 'mustPass', target: 'passing' },
          { guard: 'isCovering', target: 'covering' },
          // The same as `deciding` would find out, one step sooner: this is where a table stands most.
          { guard: 'isUnasked', target: 'deciding.waiting' },
          { target: 'deciding' },
        ],
      },
      deciding: decisionChart(`#${id}`, true),
      drawing: forcedChart(`#${id}`),
      covering: decisionChart(`#${id}`),
      passing: forcedChart(`#${id}`),
      done: { type: 'final' },
    },
  });
