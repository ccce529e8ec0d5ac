import { question } from './questions.ts';
import { tableSetup } from './table-setup.ts';

/** One decision of the seat to act: people are waited for, with a clock or without; others are asked and seem to think. */
export const decisionChart = tableSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      always: [
        { guard: 'isAsked', target: 'thinking' },
        { guard: 'hasClock', target: 'timed' },
        { target: 'waiting' },
      ],
    },
    waiting: {
      entry: 'startWait',
      on: { act: { guard: 'mayAct', actions: 'takeAction', target: 'decided' } },
    },
    timed: {
      entry: 'startWait',
      initial: 'calm',
      states: {
        calm: { after: { warning: { actions: 'warn', target: 'warned' } } },
        warned: {},
      },
      on: { act: { guard: 'mayAct', actions: 'takeAction', target: 'decided' } },
      after: {
        timeOut: [
          { guard: 'forfeits', actions: 'runOut', target: '#match.forfeited' },
          { actions: 'runOut', target: 'thinking' },
        ],
      },
    },
    thinking: {
      entry: ['startWait', 'forgetAnswer'],
      invoke: {
        src: 'seat',
        input: question,
        onDone: { actions: 'keepAnswer' },
        onError: { actions: 'replaceSeat' },
      },
      initial: 'pondering',
      states: {
        pondering: { after: { ponder: 'answering' } },
        answering: {
          always: { guard: 'hasAnswer', target: 'answered' },
          after: { thinkCap: { actions: 'replaceSeat' } },
        },
        answered: { type: 'final' },
      },
      onDone: { actions: 'takeAnswer', target: 'decided' },
    },
    decided: { type: 'final' },
  },
});
