import { copyFrom, createPosition, get, longestRound, register, undo } from '../kernel/position.ts';
import { legalMoves, moveBuffer, play } from '../kernel/round.ts';
import type { Position } from '../kernel/ruleset.ts';
import type { Match } from '../match-types.ts';
import { resume } from './series.ts';

/** A count of action sequences. */
export interface PerftCount {
  /** Sequences of the full depth, and shorter ones that ended the round. */
  readonly nodes: number;
  /** Those among them that ended the round. */
  readonly ended: number;
  /** The scores by side where the round ended, summed over those. */
  readonly scores: readonly number[];
}

/** Counts the action sequences of this depth within the current round and sums the scores they end in. */
export function perft(match: Match, depth: number): PerftCount {
  const { game, position: start } = resume(match);
  const deepest = Math.min(depth, longestRound(game));
  const position = createPosition(game, deepest + 1);
  copyFrom(position, start);
  const buffers = Array.from({ length: deepest + 1 }, () => moveBuffer(game));
  const count = { nodes: 0, ended: 0, scores: new Array<number>(game.sideCount).fill(0) };
  if (match.phase === 'playing') descend(position, deepest, buffers, count);
  return count;
}

function descend(
  position: Position,
  depth: number,
  buffers: readonly Int32Array[],
  count: { nodes: number; ended: number; scores: number[] },
): void {
  const over = get(position, register.end) !== 0;
  if (depth === 0 || over) {
    count.nodes++;
    if (over) addScores(position, count);
    return;
  }
  const moves = buffers[depth];
  if (!moves) return;
  const legal = legalMoves(position, moves);
  for (let index = 0; index < legal; index++) {
    play(position, moves[index] ?? 0);
    descend(position, depth - 1, buffers, count);
    undo(position);
  }
}

function addScores(position: Position, count: { ended: number; scores: number[] }): void {
  count.ended++;
  for (let side = 0; side < count.scores.length; side++) {
    count.scores[side] = (count.scores[side] ?? 0) + get(position, position.game.at.scores + side);
  }
}
