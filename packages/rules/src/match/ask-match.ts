import { legalTexts, readMove } from '../kernel/action-text.ts';
import { freeze } from '../kernel/freeze.ts';
import type { Match } from '../match-types.ts';
import type { Action, Place, Refusal, Seat } from '../vocabulary.ts';
import { look } from './series.ts';

/** What the seat to act may do, sorted by code unit; exactly `draw` or `pass` where forced (G4), nothing between rounds. */
export function legal(match: Match): readonly Action[] {
  if (match.phase !== 'playing') return [];
  const { position, moves } = look(match);
  return freeze(legalTexts(position, moves));
}

/** The place of the double that the seat to act must cover (M10), or null. */
export function mustCover(match: Match): Place | null {
  if (match.phase !== 'playing') return null;
  const { position, game } = look(match);
  return game.rules.layout.state?.(position).duty ?? null;
}

/** Why this seat may not make this action now (G9), or null where it may. */
export function explain(match: Match, action: Action, seat: Seat): Refusal | null {
  if (match.phase !== 'playing') return 'not-your-turn';
  const { position, moves } = look(match);
  const move = readMove(position, moves, action, seat);
  return typeof move === 'string' ? move : null;
}
