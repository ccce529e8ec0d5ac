import { type Action, gameInfo, legal, type Match, type Seat } from '@pedra/rules';
import type { Question, TableContext } from './table-types.ts';

/** What decides who acts: the match and the seats that bots play. */
type Seated = Pick<TableContext, 'match' | 'bots'>;

/** The seat to act; null where no round is going on. */
export function turnOf(match: Match): Seat | null {
  return match.turn;
}

/** Whether a bot plays for the seat to act. */
export function isBotsTurn({ match, bots }: Seated): boolean {
  const turn = turnOf(match);
  return turn !== null && bots.includes(turn);
}

/**
 * The draw or pass that the table makes for the seat to act, or null: in games that say so for every seat (G5), elsewhere
 * for bots, who have nothing to choose.
 */
export function actionOfTable(seated: Seated): 'draw' | 'pass' | null {
  const { match } = seated;
  if (gameInfo(match.config.game)?.forced !== 'auto' && !isBotsTurn(seated)) return null;
  const [only] = legal(match);
  return only === 'draw' || only === 'pass' ? only : null;
}

/** Whether somebody at this seat may make this action now, and the table leaves it to them. */
export function mayAct(seated: Seated, seat: Seat, action: Action): boolean {
  const { match } = seated;
  if (seat !== turnOf(match) || isBotsTurn(seated) || actionOfTable(seated)) return false;
  return legal(match).includes(action);
}

/** Whether the current round was dealt and nobody has acted in it. */
export function isFreshDeal(match: Match): boolean {
  const round = match.rounds.at(-1);
  return match.phase === 'playing' && round?.deck !== undefined && round.actions.length === 0;
}

/** What the bot of the seat to act is asked with. */
export function question({ context: { match } }: { context: TableContext }): Question {
  return { match, seat: turnOf(match) ?? 0 };
}
