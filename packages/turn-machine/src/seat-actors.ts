import type { Action, MatchRecord } from '@pedra/rules';
import { fromPromise } from 'xstate';
import { stepsMade } from './questions.ts';
import type { Question } from './table-types.ts';

/** Told when an answer is no longer wanted; an `AbortSignal` is one. */
interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/**
 * The contract of everybody whom a table asks: one question is answered by one action. Who rejects, answers what is not
 * legal, or takes longer than the budget is replaced for that one decision. Nothing that is asked may be kept beyond the
 * signal. People answer by the event `act` instead, whenever they like.
 */
export type SeatActor = (question: Question, signal: CancelSignal) => Promise<Action>;

/** Who is asked, by kind of seat; a bot also stands in for people who ran out of time. */
export interface SeatActors {
  readonly bot?: SeatActor;
  readonly replay?: SeatActor;
}

/** These actors as the one that a table invokes. */
export function askSeats(actors: SeatActors) {
  return fromPromise<Action, Question>(({ input, signal }) => {
    const actor = input.kind === 'replay' ? actors.replay : actors.bot;
    if (!actor) return Promise.reject(new Error(`nobody was given to this table as ${input.kind}`));
    return actor(input, signal);
  });
}

/** Answers with what a record says was done at each moment; rejects where the record has ended. */
export function replaySeat({ rounds }: Pick<MatchRecord, 'rounds'>): SeatActor {
  return ({ match }) => {
    const action = rounds[match.rounds.length - 1]?.actions[stepsMade(match)];
    if (action === undefined) return Promise.reject(new Error('the record ends here'));
    return Promise.resolve(action);
  };
}
