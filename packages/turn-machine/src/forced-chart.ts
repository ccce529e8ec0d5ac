import { decisionChart } from './decision-chart.ts';
import { tableSetup } from './table-setup.ts';

/**
 * A draw or a pass that is the only thing to do: the table does it after a while, or leaves it to the player. What comes
 * after it is the state of that id.
 */
export const forcedChart = <Next extends string>(next: `#${Next}`) =>
  tableSetup.createStateConfig({
    initial: 'whose',
    states: {
      whose: { always: [{ guard: 'tableActs', target: 'table' }, { target: 'player' }] },
      table: {
        entry: 'startWait',
        after: { forced: { actions: ['takeForced', 'tell'], target: next } },
      },
      player: decisionChart(next),
    },
  });
