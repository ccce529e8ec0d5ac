import {
  isTurned,
  laidBy,
  layerOf,
  moveOf,
  nobody,
  targetOf,
  tileOf,
  turned,
} from '../kernel/move.ts';
import { forget, get, register, set, tableAt } from '../kernel/position.ts';
import type { Layout, Position } from '../kernel/ruleset.ts';
import { show } from '../kernel/show.ts';
import type { LaidTile, LineTable } from '../table-types.ts';
import { openings } from './openings.ts';

/** The targets of a line by number; the first tile goes to `start`. */
const places = ['start', 'left', 'right'] as const;
const START = 0;
const LEFT = 1;
const RIGHT = 2;

/** One line with two ends; a double lies across, which changes nothing in play (D3, B6). */
export const line: Layout = {
  kind: 'line',
  size: () => 2,
  placesPerTile: () => 2,
  clear: ({ cells }) => cells.fill(-1, tableAt, tableAt + 2),
  plays,
  lay,
  target: (_, place) => (places as readonly string[]).indexOf(place),
  place: (_, move) => places[targetOf(move)] ?? 'start',
  joins,
  ends: (position) =>
    get(position, register.laid) === 0 ? [] : [endAt(position, LEFT), endAt(position, RIGHT)],
  fields: ['line'],
  read,
  write: (position) => ({ line: leftToRight(position) }),
  view,
};

function endAt(position: Position, target: number): number {
  return get(position, tableAt + target - LEFT);
}

/** Whether the tile that was laid last could have gone to either end (B12). */
export function fittedBothEnds(position: Position, last: number): boolean {
  const target = targetOf(last);
  if (target === START) return false;
  const end = endAt(position, target);
  const joined = (position.game.tiles.pips[tileOf(last)] ?? 0) - end;
  const other = endAt(position, target === LEFT ? RIGHT : LEFT);
  return other === joined || other === end;
}

function plays(position: Position, out: Int32Array): number {
  if (get(position, register.laid) === 0) return openings(position, out);
  const { cells, game } = position;
  const { carrying, words } = game.tiles;
  const left = endAt(position, LEFT) * words;
  const right = endAt(position, RIGHT) * words;
  const hand = game.at.hands + get(position, register.turn) * words;
  let count = 0;
  for (let word = 0; word < words; word++) {
    const held = cells[hand + word] as number;
    const onLeft = held & (carrying[left + word] as number);
    const onRight = held & (carrying[right + word] as number);
    for (let rest = onLeft | onRight; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const tile = word * 32 + 31 - Math.clz32(bit);
      if ((onLeft & bit) !== 0) out[count++] = moveOf(tile, LEFT);
      if ((onRight & bit) !== 0) out[count++] = moveOf(tile, RIGHT);
    }
  }
  return count;
}

function lay(position: Position, move: number): void {
  const { tiles } = position.game;
  const high = tiles.high[tileOf(move)] as number;
  const low = tiles.low[tileOf(move)] as number;
  const target = targetOf(move);
  if (target === START) {
    set(position, tableAt, isTurned(move) ? low : high);
    set(position, tableAt + 1, isTurned(move) ? high : low);
  } else {
    const end = tableAt + target - LEFT;
    set(position, end, high + low - get(position, end));
  }
}

function joins(position: Position, move: number): ReturnType<Layout['joins']> {
  const target = targetOf(move);
  const empty = get(position, register.laid) === 0;
  if (empty !== (target === START)) return 'closed';
  if (empty) return 'fits';
  const { tiles } = position.game;
  const end = endAt(position, target);
  const tile = tileOf(move);
  return tiles.high[tile] === end || tiles.low[tile] === end ? 'fits' : 'does-not-fit';
}

function read(
  position: Position,
  fields: Readonly<Record<string, unknown>>,
  claim: (tile: number | undefined) => boolean,
): string | null {
  const { tiles, at } = position.game;
  const { line: texts = [] } = fields;
  if (!Array.isArray(texts)) return 'line: a list of tiles was expected';
  let laid = 0;
  const given: readonly unknown[] = texts;
  for (const text of given) {
    if (typeof text !== 'string') return `line: a tile was expected at ${laid + 1}`;
    const upright = tiles.indexOf.get(text);
    const tile = upright ?? tiles.indexOfTurned.get(text);
    if (tile === undefined || !claim(tile)) {
      return `line: ${show(text)} is no tile of the set or stands twice`;
    }
    const first = (upright === undefined ? tiles.low : tiles.high)[tile];
    if (laid > 0 && first !== endAt(position, RIGHT)) {
      return `line: ${text} does not touch ${endAt(position, RIGHT)}`;
    }
    const move = moveOf(tile, laid === 0 ? START : RIGHT);
    const asWritten = laid === 0 && upright === undefined ? turned(move) : move;
    lay(position, asWritten);
    position.cells[at.laid + laid] = laidBy(nobody, asWritten);
    laid++;
    position.cells[register.laid] = laid;
    forget(position);
  }
  return null;
}

/** Each laid tile with its numbers as they lie, in the order they were laid. */
function laidTiles(position: Position): { readonly move: number; readonly lies: string }[] {
  const { at, tiles } = position.game;
  const ends = [-1, -1];
  const laid: { move: number; lies: string }[] = [];
  for (let index = 0; index < get(position, register.laid); index++) {
    const move = get(position, at.laid + index);
    const high = tiles.high[tileOf(move)] ?? 0;
    const low = tiles.low[tileOf(move)] ?? 0;
    const target = targetOf(move);
    let [first, second] = isTurned(move) ? [low, high] : [high, low];
    if (target === LEFT) [first, second] = [high + low - (ends[0] ?? 0), ends[0] ?? 0];
    if (target === RIGHT) [first, second] = [ends[1] ?? 0, high + low - (ends[1] ?? 0)];
    if (target !== RIGHT) ends[0] = first;
    if (target !== LEFT) ends[1] = second;
    laid.push({ move, lies: `${first}-${second}` });
  }
  return laid;
}

function leftToRight(position: Position): readonly string[] {
  const lefts: string[] = [];
  const others: string[] = [];
  for (const { move, lies } of laidTiles(position)) {
    (targetOf(move) === LEFT ? lefts : others).push(lies);
  }
  return [...lefts.reverse(), ...others];
}

function view(position: Position): LineTable {
  const { tiles } = position.game;
  const laid = laidTiles(position).map(({ move, lies }): LaidTile => {
    const seat = layerOf(move);
    const tile = tiles.texts[tileOf(move)] ?? lies;
    const place = places[targetOf(move)] ?? 'start';
    return seat === undefined ? { tile, lies, place } : { tile, lies, place, seat };
  });
  if (laid.length === 0) return { kind: 'line', laid, ends: [{ place: 'start', number: null }] };
  const ends = [LEFT, RIGHT].map((target) => ({
    place: places[target] ?? 'start',
    number: endAt(position, target),
  }));
  return { kind: 'line', laid, ends };
}
