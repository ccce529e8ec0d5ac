import { setup } from 'xstate';
import { delays } from './delays.ts';
import { guards } from './guards.ts';
import { askSeats } from './seat-actors.ts';
import type { TableContext, TableEvent, TableInput, TableNews } from './table-types.ts';

/**
 * The types, actors, guards and delays of a table: what its actions are written against. Whoever makes a table with seats
 * that are asked provides their actors.
 */
export const tableBase = setup({
  types: {} as {
    context: TableContext;
    events: TableEvent;
    emitted: TableNews;
    input: TableInput;
  },
  actors: { seat: askSeats({}) },
  guards,
  delays,
});
