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
import { stepOf } from './tried-step.ts';

/** The part of an action's queue that a failed answer needs. */
interface Recorder {
  assign(change: Partial<TableContext>): void;
  emit(news: TableNews): void;
}

/** What a table knows anew at another moment of its match; a turn that begins has its clock before it. */
function at(context: TableContext, match: Match): Partial<TableContext> {
  const moment = { match, legal: legal(match), answer: null };
  return match.turn === context.turn
    ? moment
    : { ...moment, turn: match.turn, spent: 0, standIn: false };
}

/** Makes a step the table's own, for `tell` to tell; one that the rules refuse changes nothing. */
function take(context: TableContext, step: Result<Step>): Partial<TableContext> {
  if (!step.ok) return { happened: [] };
  return { ...at(context, step.match), happened: step.events };
}

/** The same for a decision of the seat to act, whose clock stops. */
function decide(context: TableContext, action: Action, seat?: Seat): Partial<TableContext> {
  const { match, turn, clock } = context;
  const step = seat === undefined ? act(match, action) : stepOf(match, action, seat);
  if (!step.ok || clock.kind === 'off' || turn === null) return take(context, step);
  const passes = step.match.turn !== turn;
  return { ...afterDecision(context, turn, passes), ...take(context, step) };
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
  takeAction: tableBase.assign(({ context, event }) =>
    event.type === 'act' ? decide(context, event.action, event.seat) : {},
  ),
  takeEarly: tableBase.assign(({ context, event }) =>
    event.type === 'act' ? take(context, act(context.match, event.action, event.seat)) : {},
  ),
  takeAnswer: tableBase.assign(({ context }) => decide(context, context.answer ?? '')),
  takeForced: tableBase.assign(({ context }) =>
    take(context, act(context.match, forcedAction(context) ?? '')),
  ),
  takeBack: tableBase.assign(({ context }) => ({
    ...at({ ...context, turn: null }, rewind(context.match, undoStep(context))),
    standIn: false,
  })),
  dealNext: tableBase.assign(({ context }) => ({
    ...take({ ...context, turn: null }, nextRound(context.match)),
    ready: [],
  })),
  tell: tableBase.emit(({ context: { match, happened } }) => ({
    type: 'changed' as const,
    match,
    events: happened,
  })),
  tellUndone: tableBase.emit(({ context: { match } }) => ({ type: 'undone' as const, match })),
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
