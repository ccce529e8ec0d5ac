import { roundChart } from './round-chart.ts';
import { tableSetup } from './table-setup.ts';

/**
 * A whole match at one table, from a dealt or restored match to its end. Bots are asked through the actor `think`, which
 * whoever makes the table provides. What happens is told by `changed`; what is legal is asked of the rules. A table that
 * was paused begins the wait it stood in anew.
 */
export const matchMachine = tableSetup.createMachine({
  id: 'match',
  context: ({ input }) => ({ ...input, answer: null }),
  initial: 'going',
  on: { pace: { actions: 'takePace' }, abandon: '.abandoned' },
  states: {
    going: {
      initial: 'entering',
      on: { pause: 'paused' },
      states: {
        entering: {
          always: [
            { guard: 'isMatchOver', target: '#match.over' },
            { guard: 'isRoundOver', target: 'between' },
            { target: 'round' },
          ],
        },
        round: {
          ...roundChart,
          onDone: [{ guard: 'isMatchOver', target: '#match.over' }, { target: 'between' }],
        },
        between: {
          on: { ready: { actions: 'dealNext', target: 'round' } },
        },
        stand: { type: 'history', history: 'deep' },
      },
    },
    paused: {
      entry: 'tellState',
      on: { resume: { actions: 'tellState', target: 'going.stand' } },
    },
    over: { type: 'final' },
    abandoned: { entry: 'tellState', type: 'final' },
  },
});
