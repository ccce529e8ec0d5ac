import { fromPromise, setup } from 'xstate';
import { delays } from './delays.ts';
import { guards } from './guards.ts';
import type { Question, TableContext, TableEvent, TableInput, TableNews } from './table-types.ts';

/** Stands where no bot was given: whoever makes a table with bots provides the real one. */
const nobodyThinks = fromPromise<string, Question>(() =>
  Promise.reject(new Error('no bot was given to this table')),
);

/** The types, actors, guards and delays of a table: what its actions are written against. */
export const tableBase = setup({
  types: {} as {
    context: TableContext;
    events: TableEvent;
    emitted: TableNews;
    input: TableInput;
  },
  actors: { think: nobodyThinks },
  guards,
  delays,
});
