import {
  type Action,
  act,
  legal,
  type Match,
  nextRound,
  type Result,
  rewind,
  type Seat,
  type Step,
} from '@pedra/rules';
import { afterDecision, elapsed } from './clock.ts';
import { asLegal, forcedAction, undoStep } from './questions.ts';
import { tableBase } from './table-base.ts';
import type { TableContext, TableNews } from './table-types.ts';

/** The part of an action's queue that a step needs. */
interface Recorder {
  assign(change: Partial<TableContext>): void;
  emit(news: TableNews): void;
}

/** What a table knows anew at another moment of its match. */
function at(match: Match): Pick<TableContext, 'match' | 'legal' | 'answer'> {
  return { match, legal: legal(match), answer: null };
}

/** Makes a step the table's own and tells it; one that the rules refuse changes nothing. */
function take(recorder: Recorder, step: Result<Step>): void {
  if (!step.ok) return;
  const { match, events } = step;
  recorder.assign(at(match));
  recorder.emit({ type: 'changed', match, events });
}

/** The same for a decision of the seat to act, whose clock stops. */
function decide(recorder: Recorder, context: TableContext, action: Action, seat?: Seat): void {
  const { match, turn } = context;
  const step = act(match, action, seat);
  if (step.ok && context.clock.kind !== 'off' && turn !== null) {
    recorder.assign(afterDecision(context, turn, step.match.turn !== turn));
  }
  take(recorder, step);
}

/** Settles for the first legal action in place of whoever failed, and tells so. */
function replace(recorder: Recorder, { match, legal: [first] }: TableContext): void {
  recorder.assign({ answer: first ?? null });
  recorder.emit({ type: 'seat.replaced', match, seat: match.turn ?? 0 });
}

/** What an actor answered, as the event of its end carries it. */
function outputOf(event: object): unknown {
  return 'output' in event ? event.output : undefined;
}

/** Everything that a chart does, by name. */
export const actions = {
  beginTurn: tableBase.assign(({ context }) =>
    context.match.turn === context.turn
      ? {}
      : { turn: context.match.turn, spent: 0, standIn: false },
  ),
  takeAction: tableBase.enqueueActions(({ context, event, enqueue }) => {
    if (event.type === 'act') decide(enqueue, context, event.action, event.seat);
  }),
  takeAnswer: tableBase.enqueueActions(({ context, enqueue }) =>
    decide(enqueue, context, context.answer ?? ''),
  ),
  takeForced: tableBase.enqueueActions(({ context, enqueue }) =>
    take(enqueue, act(context.match, forcedAction(context) ?? '')),
  ),
  takeBack: tableBase.enqueueActions(({ context, enqueue }) => {
    const match = rewind(context.match, undoStep(context));
    enqueue.assign({ ...at(match), turn: null, standIn: false });
    enqueue.emit({ type: 'undone', match });
  }),
  dealNext: tableBase.enqueueActions(({ context, enqueue }) => {
    enqueue.assign({ ready: [], turn: null });
    take(enqueue, nextRound(context.match));
  }),
  noteReady: tableBase.assign(({ context: { ready }, event }) =>
    event.type === 'ready' && !ready.includes(event.seat) ? { ready: [...ready, event.seat] } : {},
  ),
  keepAnswer: tableBase.enqueueActions(({ context, event, enqueue }) => {
    const answer = asLegal(context.legal, outputOf(event));
    if (answer === undefined) replace(enqueue, context);
    else enqueue.assign({ answer });
  }),
  replaceSeat: tableBase.enqueueActions(({ context, enqueue }) => replace(enqueue, context)),
  forgetAnswer: tableBase.assign({ answer: null }),
  warn: tableBase.emit(({ context: { match } }) => ({
    type: 'clock.warned' as const,
    match,
    seat: match.turn ?? 0,
  })),
  runOut: tableBase.enqueueActions(({ context, enqueue }) => {
    const { match, clock, remaining } = context;
    const seat = match.turn ?? 0;
    const forfeits = clock.kind !== 'off' && clock.onTimeOut === 'forfeit';
    enqueue.assign({
      standIn: !forfeits,
      forfeit: forfeits ? seat : null,
      spent: clock.kind === 'turn' ? clock.ms : 0,
      remaining: remaining.map((left, one) => (one === seat && clock.kind === 'match' ? 0 : left)),
    });
    enqueue.emit({ type: 'clock.ran-out', match, seat, forfeits });
  }),
  startWait: tableBase.assign(({ context: { now, resumed, waited } }) => ({
    since: now(),
    waited: resumed ? waited : 0,
    resumed: false,
  })),
  holdWait: tableBase.assign(({ context }) => ({
    waited: elapsed(context),
    since: Number.POSITIVE_INFINITY,
  })),
  takeUpWait: tableBase.assign({ resumed: true }),
  takePace: tableBase.assign(({ event }) => (event.type === 'pace' ? { pace: event.pace } : {})),
  tellState: tableBase.emit(({ context }) => ({
    type: 'changed' as const,
    match: context.match,
    events: [],
  })),
};
