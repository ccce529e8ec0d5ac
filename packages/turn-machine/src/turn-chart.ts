import { decisionChart } from './decision-chart.ts';
import { forcedChart } from './forced-chart.ts';
import { tableSetup } from './table-setup.ts';

/** All that one seat does until the turn goes on: it decides, draws, covers its double, passes, as often as the rules say. */
export const turnChart = tableSetup.createStateConfig({
  entry: 'beginTurn',
  initial: 'next',
  states: {
    next: {
      always: [
        { guard: 'isTurnOver', target: 'done' },
        { guard: 'mustDraw', target: 'drawing' },
        { guard: 'mustPass', target: 'passing' },
        { guard: 'isCovering', target: 'covering' },
        { target: 'deciding' },
      ],
    },
    deciding: { ...decisionChart, onDone: 'next' },
    drawing: { ...forcedChart, onDone: 'next' },
    covering: { ...decisionChart, onDone: 'next' },
    passing: { ...forcedChart, onDone: 'next' },
    done: { type: 'final' },
  },
});
