import { parseAction } from '../tiles/action.ts';
import type { Action, Refusal, Seat } from '../vocabulary.ts';
import { holds } from './hands.ts';
import { moveOf, tileOf } from './move.ts';
import { DRAW, get, PASS, register } from './position.ts';
import { legalMoves } from './round.ts';
import type { Position } from './ruleset.ts';

/** The text of a move that is legal in this position. */
export function moveText(position: Position, move: number): Action {
  if (move === DRAW) return 'draw';
  if (move === PASS) return 'pass';
  const { rules, tiles } = position.game;
  return `${tiles.texts[tileOf(move)]}@${rules.layout.place(position, move)}`;
}

/** Every legal action of the seat to act, sorted by code unit; `moves` is room for them. */
export function legalTexts(position: Position, moves: Int32Array): Action[] {
  const texts: Action[] = [];
  const count = legalMoves(position, moves);
  for (let index = 0; index < count; index++) texts.push(moveText(position, moves[index] ?? PASS));
  return texts.sort();
}

/** The move that a text names, or why the seat may not make it (G9); the round must be going on. */
export function readMove(
  position: Position,
  moves: Int32Array,
  text: string,
  seat: Seat,
): number | Refusal {
  const action = parseAction(text);
  if (!action) return 'not-an-action';
  if (seat !== get(position, register.turn)) return 'not-your-turn';
  const count = legalMoves(position, moves);
  const first = moves[0] ?? PASS;
  if (action.kind !== 'play') {
    const move = action.kind === 'draw' ? DRAW : PASS;
    if (first === move) return move;
    if (first >= 0) return 'must-play';
    return move === DRAW ? 'may-not-draw' : 'must-draw';
  }
  const { rules, tiles } = position.game;
  const tile = tiles.indexOf.get(action.tile);
  if (tile === undefined) return 'not-an-action';
  if (!holds(position, seat, tile)) return 'not-in-hand';
  const target = rules.layout.target(position, action.place);
  if (target < 0) return 'place-closed';
  const move = moveOf(tile, target);
  const at = moves.indexOf(move);
  if (at >= 0 && at < count) return move;
  const refused = rules.layout.refuses?.(position, move);
  if (refused) return refused;
  const joint = rules.layout.joins(position, move);
  if (joint === 'fits') return 'forced-opening';
  return joint === 'closed' ? 'place-closed' : 'does-not-fit';
}
