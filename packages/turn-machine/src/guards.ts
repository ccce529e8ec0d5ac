import { actionOfTable, isBotsTurn, isFreshDeal, mayAct } from './questions.ts';
import type { TableContext, TableEvent } from './table-types.ts';

/** What a guard is given. */
interface Now {
  readonly context: TableContext;
  readonly event: TableEvent;
}

/** Every question that a chart asks before it goes on, by name; the rules answer what is legal. */
export const guards = {
  isMatchOver: ({ context }: Now) => context.match.phase === 'match-over',
  isRoundOver: ({ context }: Now) => context.match.phase !== 'playing',
  isFreshDeal: ({ context }: Now) => isFreshDeal(context.match),
  isBotsTurn: ({ context }: Now) => isBotsTurn(context),
  tableDraws: ({ context }: Now) => actionOfTable(context) === 'draw',
  tablePasses: ({ context }: Now) => actionOfTable(context) === 'pass',
  hasAnswer: ({ context }: Now) => context.answer !== null,
  mayAct: ({ context, event }: Now) =>
    event.type === 'act' && mayAct(context, event.seat, event.action),
};
