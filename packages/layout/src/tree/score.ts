/*
 * What a place costs (X2): ends that lose the room for a long piece, ends that lose the room for an across piece that branches,
 * ends without a lane ahead, the scale at which all is seen, and turns.
 */
import { type Box, join } from '../box.ts';
import type { Mouth, World } from '../layout-types.ts';
import { gap, unit } from '../units.ts';
import { crosswise, lengthwise, strip, tipsOf } from './mouth.ts';
import { isFree, type Room } from './room.ts';

/** A mouth that wants room: the piece that it is the edge of, by index, and whether an across piece may come there. */
export interface Wanting {
  readonly mouth: Mouth;
  readonly host: number;
  readonly takesAcross: boolean;
}

/** What each of the things that a place may spoil costs: found by growing some hundred random trees on each board. */
export const costs = { room: 1000, branch: 160, lane: 45, scale: 300, turn: 4, noise: 60 };

const lane = { length: 5 * unit, wide: 2.2 * unit, slim: unit / 2 };

/** What it costs that pieces lie as they do in the room, seen on a board. */
export function costOf(room: Room, pieces: Box, mouths: readonly Wanting[], board: Box): number {
  let cost = 0;
  let seen = pieces;
  const { boxes } = room;
  const { length } = boxes;
  for (const { mouth, host, takesAcross } of mouths) {
    if (takesAcross && !hasBranchRoom(room, mouth, host)) cost += costs.branch;
    const wide = takesAcross ? lane.wide : lane.slim;
    if (!isFree(room, strip(mouth, gap, lane.length, wide), host, 0)) cost += costs.lane;
  }
  for (const { mouth, host } of mouths) {
    const lie = lengthwise(mouth).find(({ box }) => isFree(room, box, host));
    if (lie) {
      seen = join(seen, lie.box);
      boxes.push(lie.box);
    } else cost += costs.room;
  }
  boxes.length = length;
  return cost + costs.scale * Math.max(0, sizeOn(seen, board) - 1);
}

/** How much of a board a box takes up, along the axis where it takes more. */
function sizeOn(box: Box, board: Box): number {
  return Math.max(
    (box.right - box.left) / (board.right - board.left),
    (box.bottom - box.top) / (board.bottom - board.top),
  );
}

/** Whether an across piece has room at a mouth, and a long one at its far side and at both its tips. */
function hasBranchRoom(room: Room, mouth: Mouth, host: number): boolean {
  const { box, heading, next } = crosswise(mouth);
  return (
    isFree(room, box, host) &&
    [next, ...tipsOf(box, heading)].every((open) =>
      lengthwise(open).some((lie) => isFree(room, lie.box, -1)),
    )
  );
}

/** Noise from 0 up to 1 for a piece and a place, the same for the same seed; 0 without one. */
export function noiseOf(seed: number, piece: number, place: World): number {
  if (seed === 0) return 0;
  let state = Math.imul(seed ^ Math.imul(piece + 1, 2_246_822_519) ^ place, 2_654_435_761);
  state = Math.imul(state ^ (state >>> 15), 3_266_489_917);
  return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32;
}
