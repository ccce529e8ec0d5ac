import { targetOf, tileOf } from '../kernel/move.ts';
import { get, register, set, tableAt } from '../kernel/position.ts';
import type { Game, Position } from '../kernel/ruleset.ts';
import type { TileSet } from '../tiles/tile-set.ts';

/*
 * A tree of tiles in which every double is a spinner (F4). A tile is joined to a host, known by its number in the order
 * of laying; which free side or tip of a double is used follows from the rules and is not kept. The cells:
 * - the count of the open ends (F5);
 * - for each number the mask of the hosts that are open for it;
 * - for each host what is taken of a double: sides in bits 0–1, tips in bits 2–3. Other tiles need no such cell: their
 *   numbers differ, so the masks tell their ends apart.
 */

/** The target of the first tile; host h is target h + 1. */
export const START = 0;

const masks = 1;
const sideTaken = 1;
const tipTaken = 4;

/** Cells that a tree takes. */
export function treeSize({ count, top, words }: TileSet): number {
  return masks + (top + 1) * words + count;
}

/** The offset of the mask of the hosts that are open for a number. */
export function openFor({ tiles }: Game, number: number): number {
  return tableAt + masks + number * tiles.words;
}

function stateOf({ tiles }: Game, host: number): number {
  return tableAt + masks + (tiles.top + 1) * tiles.words + host;
}

/** Whether a tile may be joined to the host by this number. */
export function isOpen(position: Position, number: number, host: number): boolean {
  const cell = openFor(position.game, number) + (host >> 5);
  return ((get(position, cell) >> (host & 31)) & 1) === 1;
}

/** The count of the open ends (F5). */
export function countOf(position: Position): number {
  return get(position, tableAt);
}

/** Whether the host is a double that still has a free side. */
export function hasFreeSide(position: Position, host: number): boolean {
  return (get(position, stateOf(position.game, host)) & 3) < 2;
}

/** Each number that something may be joined to, ascending. */
export function openNumbers(position: Position): number[] {
  const { game } = position;
  const numbers: number[] = [];
  for (let number = 0; number <= game.tiles.top; number++) {
    const cell = openFor(game, number);
    for (let word = 0; word < game.tiles.words; word++) {
      if (get(position, cell + word) === 0) continue;
      numbers.push(number);
      break;
    }
  }
  return numbers;
}

/** Lays the tile of a move and keeps the count. */
export function lay(position: Position, move: number): void {
  const { game } = position;
  const tile = tileOf(move);
  const high = game.tiles.high[tile] as number;
  const low = game.tiles.low[tile] as number;
  const own = get(position, register.laid);
  if (targetOf(move) === START) {
    toggle(position, high, own);
    if (low !== high) toggle(position, low, own);
    addToCount(position, high + low);
    return;
  }
  const host = targetOf(move) - 1;
  const joined = isOpen(position, high, host) ? high : low;
  occupy(position, host, joined);
  const free = high + low - joined;
  toggle(position, free, own);
  addToCount(position, high === low ? high + low : free);
  if (high === low) set(position, stateOf(game, own), sideTaken);
}

/** Takes the host's next place of this number: of a double its sides before its tips (F4). */
function occupy(position: Position, host: number, number: number): void {
  const { at, tiles } = position.game;
  const tile = tileOf(get(position, at.laid + host));
  if (tiles.high[tile] !== tiles.low[tile]) {
    toggle(position, number, host);
    addToCount(position, -number);
    return;
  }
  const cell = stateOf(position.game, host);
  const taken = get(position, cell);
  const sides = taken & 3;
  if (sides < 2) {
    set(position, cell, taken + sideTaken);
    if (sides === 1) addToCount(position, -2 * number);
  } else {
    set(position, cell, taken + tipTaken);
    if (taken >> 2 === 1) toggle(position, number, host);
  }
}

function toggle(position: Position, number: number, host: number): void {
  const cell = openFor(position.game, number) + (host >> 5);
  set(position, cell, get(position, cell) ^ (1 << (host & 31)));
}

function addToCount(position: Position, by: number): void {
  if (by !== 0) set(position, tableAt, get(position, tableAt) + by);
}
