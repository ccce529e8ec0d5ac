import { question } from './questions.ts';
import { tableSetup } from './table-setup.ts';

/** A turn: somebody decides, or the table draws or passes; then it is done. */
export const turnChart = tableSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isRoundOver', target: 'done' },
        { guard: 'tableDraws', target: 'drawing' },
        { guard: 'tablePasses', target: 'passing' },
        { guard: 'isBotsTurn', target: 'thinking' },
        { target: 'waiting' },
      ],
    },
    waiting: {
      on: { act: { guard: 'mayAct', actions: 'takeAction', target: 'done' } },
    },
    thinking: {
      entry: 'forgetAnswer',
      invoke: {
        src: 'think',
        input: question,
        onDone: { actions: 'keepAnswer' },
        onError: { actions: 'replaceBot' },
      },
      initial: 'pondering',
      states: {
        pondering: { after: { ponder: 'answering' } },
        answering: {
          always: { guard: 'hasAnswer', target: 'answered' },
          after: { thinkCap: { actions: 'replaceBot' } },
        },
        answered: { type: 'final' },
      },
      onDone: { actions: 'takeAnswer', target: 'done' },
    },
    drawing: { after: { forced: { actions: 'takeForced', target: 'done' } } },
    passing: { after: { forced: { actions: 'takeForced', target: 'done' } } },
    done: { type: 'final' },
  },
});
