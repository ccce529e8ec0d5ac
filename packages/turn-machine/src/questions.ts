import { gameInfo, legal, type Match, type Seat } from '@pedra/rules';
import type { TableContext } from './table-types.ts';

/** The seat to act; null where no round is going on. */
export function turnOf(match: Match): Seat | null {
  return match.phase === 'playing' ? (match.position?.turn ?? null) : null;
}

/** The one draw or pass that is left to the seat to act, or null. */
export function forcedAction(match: Match): 'draw' | 'pass' | null {
  const [only] = legal(match);
  return only === 'draw' || only === 'pass' ? only : null;
}

/** Whether a bot plays for the seat to act. */
export function isBotsTurn({ match, bots }: Pick<TableContext, 'match' | 'bots'>): boolean {
  const turn = turnOf(match);
  return turn !== null && bots.includes(turn);
}

/**
 * The draw or pass that the table makes for the seat to act: in games that say so for every seat (G5), elsewhere for bots,
 * who have nothing to choose.
 */
export function actionOfTable(
  context: Pick<TableContext, 'match' | 'bots'>,
): 'draw' | 'pass' | null {
  const { match } = context;
  if (gameInfo(match.config.game)?.forced !== 'auto' && !isBotsTurn(context)) return null;
  return turnOf(match) === null ? null : forcedAction(match);
}

/** Whether the current round was dealt and nobody has acted in it. */
export function isFreshDeal(match: Match): boolean {
  const round = match.rounds.at(-1);
  return match.phase === 'playing' && round?.deck !== undefined && round.actions.length === 0;
}
