import { roundChart } from './round-chart.ts';
import { tableContext } from './table-context.ts';
import { tableSetup } from './table-setup.ts';

/**
 * A whole match at one table, from a dealt or kept match to its end. Seats that are asked are asked through the actor
 * `seat`, which whoever makes the table provides. What happens is told by `changed`; what is legal is asked of the rules.
 * A table that was paused takes up the wait it stood in with the time that was left of it.
 */
export const matchMachine = tableSetup.createMachine({
  id: 'match',
  context: tableContext,
  initial: 'going',
  on: { pace: { actions: 'takePace' }, abandon: '.abandoned' },
  states: {
    going: {
      initial: 'entering',
      on: {
        pause: { actions: 'holdWait', target: 'paused' },
        undo: { guard: 'mayUndo', actions: ['takeBack', 'tellUndone'], target: '.rounds.turns' },
      },
      states: {
        entering: {
          always: [
            { guard: 'isMatchOver', target: '#match.over' },
            { guard: 'isRoundOver', target: 'between' },
            { target: 'rounds' },
          ],
        },
        rounds: {
          ...roundChart,
          onDone: [{ guard: 'isMatchOver', target: '#match.over' }, { target: 'between' }],
        },
        between: {
          entry: 'startWait',
          on: {
            ready: [
              { guard: 'allAreReady', actions: ['dealNext', 'tell'], target: 'rounds' },
              { actions: 'noteReady' },
            ],
          },
        },
        stand: { type: 'history', history: 'deep' },
      },
    },
    paused: {
      entry: 'tellState',
      on: { resume: { actions: ['takeUpWait', 'tellState'], target: 'going.stand' } },
    },
    over: { type: 'final' },
    forfeited: { entry: 'tellState', type: 'final' },
    abandoned: { entry: 'tellState', type: 'final' },
  },
});
