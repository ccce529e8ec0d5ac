import { type Action, legal, type Match, mustCover, type Seat, view } from '@pedra/rules';
import type { Question, SeatKind, TableContext, TableEvent } from './table-types.ts';
import { stepOf } from './tried-step.ts';

/** What decides who acts. */
type Seated = Pick<TableContext, 'match' | 'seats' | 'legal' | 'policy'> & {
  readonly standIn?: boolean;
};

/** Who decides for the seat to act; null where no round is going on. */
function decider({
  match,
  seats,
  standIn = false,
}: Omit<Seated, 'legal' | 'policy'>): SeatKind | null {
  if (match.turn === null) return null;
  return standIn ? 'bot' : (seats[match.turn] ?? 'remote');
}

/** Whether whoever decides is asked by the table, rather than acting unasked. */
export function isAsked(seated: Omit<Seated, 'legal' | 'policy'>): boolean {
  const kind = decider(seated);
  return kind === 'bot' || kind === 'replay';
}

/** The draw or pass that is the only thing the seat to act may do (G4), or null. */
export function forcedAction({ legal }: Pick<Seated, 'legal'>): 'draw' | 'pass' | null {
  const [only] = legal;
  return only === 'draw' || only === 'pass' ? only : null;
}

/**
 * Whether the table draws or passes for the seat to act: in games that say so for every seat (G5), elsewhere for those that
 * it would ask, who have nothing to choose.
 */
export function tableActs(seated: Seated): boolean {
  if (forcedAction(seated) === null) return false;
  return seated.policy.forced === 'auto' || isAsked(seated);
}

/** Whether the seat to act has to cover a double (M10). */
export function isCovering({ match, policy }: Pick<Seated, 'match' | 'policy'>): boolean {
  return policy.doubles === 'double-must-be-covered' && mustCover(match) !== null;
}

/** How many actions were made in the current round. */
export function stepsMade(match: Match): number {
  return match.rounds.at(-1)?.actions.length ?? 0;
}

/** Whether somebody may make this action now, and the table leaves it to them. */
export function mayAct(
  seated: Seated,
  { seat, action, step }: Extract<TableEvent, { type: 'act' }>,
): boolean {
  const { match, legal } = seated;
  if (seat !== match.turn || isAsked(seated) || tableActs(seated)) return false;
  if (step !== undefined && step !== stepsMade(match)) return false;
  return legal.includes(action);
}

/**
 * Whether somebody may make this action now and the table then waits for a person's choice again, without a clock: most of
 * play is of that kind, and a table need not leave its state for it.
 */
export function goesOnWaiting(
  context: TableContext,
  event: Extract<TableEvent, { type: 'act' }>,
): boolean {
  if (context.clock.kind !== 'off' || !mayAct(context, event)) return false;
  const step = stepOf(context.match, event.action, event.seat);
  if (!step.ok || step.match.turn === null) return false;
  const { match } = step;
  const after = { ...context, match, legal: legal(match), standIn: false };
  return !isAsked(after) && forcedAction(after) === null && !isCovering(after);
}

/** The seats of people, who are waited for between rounds. */
export function peopleAt(seats: readonly SeatKind[]): readonly Seat[] {
  return seats.flatMap((kind, seat) => (kind === 'human' || kind === 'remote' ? [seat] : []));
}

/**
 * The number of the action that the one human at a table of bots may take back, or −1: their last placement in this round,
 * as long as nothing was shown to them since that they could not have known (G8).
 */
export function undoStep({ match, seats }: Pick<Seated, 'match' | 'seats'>): number {
  const own = seats.indexOf('human');
  const solo = own >= 0 && peopleAt(seats).length === 1;
  if (!solo || match.phase !== 'playing') return -1;
  let last = -1;
  let step = 0;
  for (const event of view(match, own).log) {
    if (event.type !== 'tile.played' && event.type !== 'tile.drawn' && event.type !== 'turn.passed')
      continue;
    if (event.seat === own && event.type !== 'turn.passed')
      last = event.type === 'tile.played' ? step : -1;
    step += 1;
  }
  return last;
}

/** What the seat to act is asked with. */
export function question({ context }: { readonly context: TableContext }): Question {
  const { match, pace } = context;
  return { match, seat: match.turn ?? 0, kind: decider(context) ?? 'bot', budget: pace.thinkCap };
}

/** Whether the action answers a question: it is one of those that are legal. */
export function asLegal(legal: readonly Action[], answer: unknown): Action | undefined {
  return legal.find((action) => action === answer);
}
