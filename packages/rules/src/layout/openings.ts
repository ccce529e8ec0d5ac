import { moveOf } from '../kernel/move.ts';
import { get, register } from '../kernel/position.ts';
import type { Position } from '../kernel/ruleset.ts';

/** Writes the plays onto an empty table: the forced tile alone, or every tile of the hand; returns how many. */
export function openings(position: Position, out: Int32Array): number {
  const forced = get(position, register.forced);
  if (forced >= 0) {
    out[0] = moveOf(forced, 0);
    return 1;
  }
  const { at, tiles } = position.game;
  const hand = at.hands + get(position, register.turn) * tiles.words;
  let count = 0;
  for (let word = 0; word < tiles.words; word++) {
    for (let rest = get(position, hand + word); rest !== 0; rest &= rest - 1) {
      out[count++] = moveOf(word * 32 + 31 - Math.clz32(rest & -rest), 0);
    }
  }
  return count;
}
