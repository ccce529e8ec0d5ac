import {
  forcedAction,
  goesOnWaiting,
  isAsked,
  isCovering,
  mayAct,
  peopleAt,
  stepsMade,
  tableActs,
  undoStep,
} from './questions.ts';
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
  isFreshDeal: ({ context: { match } }: Now) =>
    match.rounds.at(-1)?.deck !== undefined && stepsMade(match) === 0,
  isRedealt: ({ context: { match, policy } }: Now) =>
    policy.redeals && stepsMade(match) === 0 && (match.rounds.at(-1)?.rejected?.length ?? 0) > 0,
  hasLots: ({ context: { match, policy } }: Now) =>
    policy.lots && stepsMade(match) === 0 && match.rounds.at(-1)?.opener !== undefined,
  mustDraw: ({ context }: Now) => forcedAction(context) === 'draw',
  mustPass: ({ context }: Now) => forcedAction(context) === 'pass',
  isCovering: ({ context }: Now) => isCovering(context),
  tableActs: ({ context }: Now) => tableActs(context),
  isAsked: ({ context }: Now) => isAsked(context),
  isUnasked: ({ context }: Now) => context.clock.kind === 'off' && !isAsked(context),
  hasClock: ({ context }: Now) => context.clock.kind !== 'off',
  forfeits: ({ context: { clock } }: Now) => clock.kind !== 'off' && clock.onTimeOut === 'forfeit',
  hasAnswer: ({ context }: Now) => context.answer !== null,
  mayAct: ({ context, event }: Now) => event.type === 'act' && mayAct(context, event),
  goesOnWaiting: ({ context, event }: Now) => event.type === 'act' && goesOnWaiting(context, event),
  mayUndo: ({ context }: Now) => undoStep(context) >= 0,
  allAreReady: ({ context: { seats, ready }, event }: Now) =>
    event.type === 'ready' &&
    peopleAt(seats).every((seat) => seat === event.seat || ready.includes(seat)),
};
