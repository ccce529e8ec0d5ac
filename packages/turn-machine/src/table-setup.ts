import { act, legal, nextRound } from '@pedra/rules';
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { deal, forced, ponder, thinkCap } from './delays.ts';
import { actionOfTable, isBotsTurn, isFreshDeal, turnOf } from './questions.ts';
import type { Question, TableContext, TableEvent, TableInput, TableNews } from './table-types.ts';

/** Stands where no bot was given: whoever makes a table with bots provides the real one. */
const nobodyThinks = fromPromise<string, Question>(() =>
  Promise.reject(new Error('no bot was given to this table')),
);

/** Every guard, action, actor and delay of a table by name; the charts are made of nothing else. */
export const tableSetup = setup({
  types: {} as {
    context: TableContext;
    events: TableEvent;
    emitted: TableNews;
    input: TableInput;
  },
  actors: { think: nobodyThinks },
  delays: { deal, forced, ponder, thinkCap },
  guards: {
    isMatchOver: ({ context }) => context.match.phase === 'match-over',
    isRoundOver: ({ context }) => context.match.phase !== 'playing',
    isFreshDeal: ({ context }) => isFreshDeal(context.match),
    tableDraws: ({ context }) => actionOfTable(context) === 'draw',
    tablePasses: ({ context }) => actionOfTable(context) === 'pass',
    isBotsTurn: ({ context }) => isBotsTurn(context),
    hasAnswer: ({ context }) => context.answer !== null,
    isLegal: ({ context, event }) =>
      event.type === 'act' &&
      event.seat === turnOf(context.match) &&
      legal(context.match).includes(event.action),
  },
  actions: {
    takeAction: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'act') return;
      const taken = act(context.match, event.action, event.seat);
      if (!taken.ok) return;
      enqueue.assign({ match: taken.match });
      enqueue.emit({ type: 'changed', events: taken.events });
    }),
    takeAnswer: enqueueActions(({ context, enqueue }) => {
      const taken = act(context.match, context.answer ?? '');
      if (!taken.ok) return;
      enqueue.assign({ match: taken.match, answer: null });
      enqueue.emit({ type: 'changed', events: taken.events });
    }),
    takeForced: enqueueActions(({ context, enqueue }) => {
      const taken = act(context.match, actionOfTable(context) ?? '');
      if (!taken.ok) return;
      enqueue.assign({ match: taken.match });
      enqueue.emit({ type: 'changed', events: taken.events });
    }),
    dealNext: enqueueActions(({ context, enqueue }) => {
      const dealt = nextRound(context.match);
      if (!dealt.ok) return;
      enqueue.assign({ match: dealt.match });
      enqueue.emit({ type: 'changed', events: dealt.events });
    }),
    keepAnswer: enqueueActions(({ context, enqueue }, { answer }: { answer: string }) => {
      const actions = legal(context.match);
      const [simplest = null] = actions;
      if (actions.includes(answer)) return enqueue.assign({ answer });
      enqueue.assign({ answer: simplest });
      enqueue.emit({ type: 'bot.replaced', seat: turnOf(context.match) ?? 0 });
    }),
    replaceBot: enqueueActions(({ context, enqueue }) => {
      const [simplest = null] = legal(context.match);
      enqueue.assign({ answer: simplest });
      enqueue.emit({ type: 'bot.replaced', seat: turnOf(context.match) ?? 0 });
    }),
    forgetAnswer: assign({ answer: null }),
    takePace: assign({
      pace: ({ context, event }) => (event.type === 'pace' ? event.pace : context.pace),
    }),
    tellState: emit({ type: 'changed', events: [] }),
  },
});
