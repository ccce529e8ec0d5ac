import { question } from './questions.ts';
import { tableSetup } from './table-setup.ts';

/** The same state again, for the next decision of a person. */
const goesOn = { guard: 'goesOnWaiting', actions: ['takeAction', 'tell'] } as const;

/**
 * One decision of the seat to act: people are waited for, with a clock or without; others are asked and seem to think. What
 * comes after it is the state of that id; a plain one, with nothing forced or to be covered, may be followed by its like.
 */
export const decisionChart = <Next extends string>(next: `#${Next}`, isPlain = false) =>
  tableSetup.createStateConfig({
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
        on: {
          act: [
            ...(isPlain ? [goesOn] : []),
            { guard: 'mayAct', actions: ['takeAction', 'tell'], target: next },
          ],
        },
      },
      timed: {
        entry: 'startWait',
        initial: 'calm',
        states: {
          calm: { after: { warning: { actions: 'warn', target: 'warned' } } },
          warned: {},
        },
        on: { act: { guard: 'mayAct', actions: ['takeAction', 'tell'], target: next } },
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
            always: { guard: 'hasAnswer', actions: ['takeAnswer', 'tell'], target: next },
            after: { thinkCap: { actions: 'replaceSeat' } },
          },
        },
      },
    },
  });
