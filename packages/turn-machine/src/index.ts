export { matchMachine } from './match-machine.ts';
export { actionOfTable, isBotsTurn, turnOf } from './questions.ts';
export type {
  Pace,
  Question,
  TableContext,
  TableEvent,
  TableInput,
  TableNews,
} from './table-types.ts';
