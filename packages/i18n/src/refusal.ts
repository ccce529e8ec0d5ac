import type { Action, Refusal } from '@pedra/rules';
import { readEnds } from './read-table.ts';
import { playableTiles, readPlayable } from './read-turn.ts';
import { type SpeechContext, verbosityOf } from './speech-context.ts';
import type { Words } from './words.ts';

/** Why an action was refused (G9), in words for the player who tried it. Pure. */
export function refusalText(
  words: Words,
  reason: Refusal | 'round-over' | 'match-over',
  action: Action,
  context: SpeechContext,
): string {
  const [tile = action] = action.split('@');
  const [forced = tile] = playableTiles(context.view);
  const why = words.text(`why.${reason}`, { tile, forced });
  if (verbosityOf(context) === 1) return why;
  if (reason === 'does-not-fit') return `${why} ${readEnds(words, context)}`;
  return reason === 'must-play' ? `${why} ${readPlayable(words, context)}` : why;
}
