import { act, legal, nextRound, type Result, type Step } from '@pedra/rules';
import { actionOfTable, turnOf } from './questions.ts';
import { tableBase } from './table-base.ts';
import type { TableContext, TableNews } from './table-types.ts';

/** The part of an action's queue that a step needs. */
interface Recorder {
  assign(change: Partial<TableContext>): void;
  emit(news: TableNews): void;
}

/** Makes a step the table's own and tells it; one that the rules refuse changes nothing. */
function take(recorder: Recorder, step: Result<Step>): void {
  if (!step.ok) return;
  const { match, events } = step;
  recorder.assign({ match, answer: null });
  recorder.emit({ type: 'changed', match, events });
}

/** Settles for the first legal action in place of a bot that failed, and tells so. */
function replace(recorder: Recorder, match: TableContext['match']): void {
  recorder.assign({ answer: legal(match)[0] ?? null });
  recorder.emit({ type: 'bot.replaced', match, seat: turnOf(match) ?? 0 });
}

/** What an actor answered, as the event of its end carries it. */
function outputOf(event: object): unknown {
  return 'output' in event ? event.output : undefined;
}

/** Everything that a chart does, by name. */
export const actions = {
  takeAction: tableBase.enqueueActions(({ context, event, enqueue }) => {
    if (event.type === 'act') take(enqueue, act(context.match, event.action, event.seat));
  }),
  takeAnswer: tableBase.enqueueActions(({ context, enqueue }) =>
    take(enqueue, act(context.match, context.answer ?? '')),
  ),
  takeForced: tableBase.enqueueActions(({ context, enqueue }) =>
    take(enqueue, act(context.match, actionOfTable(context) ?? '')),
  ),
  dealNext: tableBase.enqueueActions(({ context, enqueue }) =>
    take(enqueue, nextRound(context.match)),
  ),
  keepAnswer: tableBase.enqueueActions(({ context, event, enqueue }) => {
    const answer = outputOf(event);
    const known = legal(context.match).find((action) => action === answer);
    if (known === undefined) replace(enqueue, context.match);
    else enqueue.assign({ answer: known });
  }),
  replaceBot: tableBase.enqueueActions(({ context, enqueue }) => replace(enqueue, context.match)),
  forgetAnswer: tableBase.assign({ answer: null }),
  takePace: tableBase.assign(({ event }) => (event.type === 'pace' ? { pace: event.pace } : {})),
  tellState: tableBase.emit(({ context }) => ({
    type: 'changed' as const,
    match: context.match,
    events: [],
  })),
};
