import type { Action, Place, TileText } from '../vocabulary.ts';
import { parseTile } from './tile.ts';

/** An action by its parts. */
export type ParsedAction =
  | { readonly kind: 'play'; readonly tile: TileText; readonly place: Place }
  | { readonly kind: 'draw' }
  | { readonly kind: 'pass' };

const namedPlace = /^(?:start|left|right|mexican|train-(?:0|[1-9]\d?))$/;
const longestAction = '18-18@train-99'.length;

/** The parts of an action, or null where the text is none in any game. */
export function parseAction(text: string): ParsedAction | null {
  if (text === 'draw' || text === 'pass') return { kind: text };
  if (text.length > longestAction) return null;
  const at = text.indexOf('@');
  if (at < 0) return null;
  const tile = text.slice(0, at);
  const place = text.slice(at + 1);
  if (!parseTile(tile) || !(namedPlace.test(place) || parseTile(place))) return null;
  return { kind: 'play', tile, place };
}

/** The text of an action. */
export function formatAction(action: ParsedAction): Action {
  return action.kind === 'play' ? `${action.tile}@${action.place}` : action.kind;
}
