/*
 * A tree of tiles in which every double is a spinner (F4). A tile is joined to a host, named by the order in which the
 * host was laid; which free side or tip of a double is used follows from the rules and is not kept. Three kinds of cells:
 * - the count of the open ends (F5);
 * - for each number a mask of the hosts that are open for it;
 * - for each laid tile what of it is taken: of a double its sides (bits 0–1) and tips (bits 2–3), of the leading tile
 *   that is no double nothing, since its two numbers differ and the masks tell its ends apart.
 */

import { layerOf, laidBy, moveOf, nobody, targetOf, tileOf } from '../kernel/move.ts';
import { forget, get, register, set } from '../kernel/position.ts';
import type { Layout, Position } from '../kernel/ruleset.ts';
import type { TreeEnd, TreeTable } from '../match-types.ts';
import { parseAction } from '../tiles/action.ts';
import type { Place } from '../vocabulary.ts';
import { openings } from './openings.ts';

const START = 0;
const sideTaken = 1;
const tipTaken = 4;

/** Room for the masks of double-nine: ten numbers, and two words of hosts each. */
const numbersAtMost = 10;
const hostWords = 2;
const masks = 1;
const states = masks + numbersAtMost * hostWords;

/** Tiles joined to hosts, every double with two sides and two tips (F4). */
export const tree: Layout = {
  kind: 'tree',
  size: states + 64,
  placesPerTile: 24,
  clear: ({ cells, game }) => cells.fill(0, game.at.table, game.at.table + states + 64),
  plays,
  lay,
  target: (position, place) => {
    if (place === 'start') return START;
    const { at, tiles } = position.game;
    const tile = tiles.indexOf.get(place);
    for (let host = 0; host < get(position, register.laid); host++) {
      if (tileOf(get(position, at.laid + host)) === tile) return host + 1;
    }
    return -1;
  },
  place: (position, move) => hostText(position, targetOf(move)),
  joins,
  ends: openNumbers,
  fields: ['tree'],
  read,
  write: (position) => ({ tree: laidTexts(position) }),
  view,
};

/** The count of the open ends (F5). */
export function countOf(position: Position): number {
  return get(position, position.game.at.table);
}

function hostText(position: Position, target: number): Place {
  const { at, tiles } = position.game;
  if (target === START) return 'start';
  return tiles.texts[tileOf(get(position, at.laid + target - 1))] ?? 'start';
}

function isOpen(position: Position, number: number, host: number): boolean {
  const cell = position.game.at.table + masks + number * hostWords + (host >> 5);
  return ((get(position, cell) >> (host & 31)) & 1) === 1;
}

function toggle(position: Position, number: number, host: number): void {
  const cell = position.game.at.table + masks + number * hostWords + (host >> 5);
  set(position, cell, get(position, cell) ^ (1 << (host & 31)));
}

function addToCount(position: Position, by: number): void {
  const { table } = position.game.at;
  if (by !== 0) set(position, table, get(position, table) + by);
}

function plays(position: Position, out: Int32Array): number {
  if (get(position, register.laid) === 0) return openings(position, out);
  const { at, tiles } = position.game;
  const hand = at.hands + get(position, register.turn) * tiles.words;
  let count = 0;
  for (let number = 0; number <= tiles.top; number++) {
    for (let hosts = 0; hosts < hostWords; hosts++) {
      const open = get(position, at.table + masks + number * hostWords + hosts);
      if (open === 0) continue;
      for (let word = 0; word < tiles.words; word++) {
        const carrying = tiles.carrying[number * tiles.words + word] as number;
        for (let rest = get(position, hand + word) & carrying; rest !== 0; rest &= rest - 1) {
          const tile = word * 32 + 31 - Math.clz32(rest & -rest);
          for (let left = open; left !== 0; left &= left - 1) {
            out[count++] = moveOf(tile, hosts * 32 + 32 - Math.clz32(left & -left));
          }
        }
      }
    }
  }
  return count;
}

function lay(position: Position, move: number): void {
  const { tiles } = position.game;
  const tile = tileOf(move);
  const high = tiles.high[tile] as number;
  const low = tiles.low[tile] as number;
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
  if (high === low) {
    const { table } = position.game.at;
    set(position, table + states + own, sideTaken);
  }
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
  const cell = at.table + states + host;
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

function joins(position: Position, move: number): ReturnType<Layout['joins']> {
  const empty = get(position, register.laid) === 0;
  if (empty !== (targetOf(move) === START)) return 'closed';
  if (empty) return 'fits';
  const { tiles } = position.game;
  const host = targetOf(move) - 1;
  const tile = tileOf(move);
  const fits =
    isOpen(position, tiles.high[tile] ?? 0, host) || isOpen(position, tiles.low[tile] ?? 0, host);
  if (fits) return 'fits';
  for (let number = 0; number <= tiles.top; number++) {
    if (isOpen(position, number, host)) return 'does-not-fit';
  }
  return 'closed';
}

/** Each number that something may be joined to, ascending. */
function openNumbers(position: Position): number[] {
  const { at, tiles } = position.game;
  const numbers: number[] = [];
  for (let number = 0; number <= tiles.top; number++) {
    const cell = at.table + masks + number * hostWords;
    if ((get(position, cell) | get(position, cell + 1)) !== 0) numbers.push(number);
  }
  return numbers;
}

function laidTexts(position: Position): string[] {
  const { at, tiles } = position.game;
  return Array.from({ length: get(position, register.laid) }, (_, index) => {
    const laid = get(position, at.laid + index);
    return `${tiles.texts[tileOf(laid)]}@${hostText(position, targetOf(laid))}`;
  });
}

function read(
  position: Position,
  { tree: texts = [] }: Readonly<Record<string, unknown>>,
  claim: (tile: number | undefined) => boolean,
): string | null {
  const { tiles, at } = position.game;
  if (!Array.isArray(texts)) return 'tree: a list of plays was expected';
  for (const [index, text] of texts.entries()) {
    const action = typeof text === 'string' ? parseAction(text) : null;
    if (action?.kind !== 'play') return `tree: a play was expected at ${index + 1}`;
    const tile = tiles.indexOf.get(action.tile);
    if (!claim(tile) || tile === undefined) {
      return `tree: ${action.tile} is not of the set or stands twice`;
    }
    const target = tree.target(position, action.place);
    const move = moveOf(tile, Math.max(target, 0));
    if (target < 0 || joins(position, move) !== 'fits') {
      return `tree: ${action.tile} finds no free side at ${action.place}`;
    }
    lay(position, move);
    position.cells[at.laid + index] = laidBy(nobody, move);
    position.cells[register.laid] = index + 1;
    forget(position);
  }
  return null;
}

/** The open ends of one laid tile, with what each counts. */
function endsOf(position: Position, host: number): TreeEnd[] {
  const { at, tiles } = position.game;
  const tile = tileOf(get(position, at.laid + host));
  const place = tiles.texts[tile] ?? '';
  const double = tiles.high[tile] === tiles.low[tile];
  const freeSide = (get(position, at.table + states + host) & 3) < 2;
  return openNumbers(position)
    .filter((number) => isOpen(position, number, host))
    .map((number) => ({ place, number, counts: double ? (freeSide ? 2 * number : 0) : number }));
}

function view(position: Position): TreeTable {
  const { at, tiles } = position.game;
  const hosts = Array.from({ length: get(position, register.laid) }, (_, index) => index);
  const laid = hosts.map((index) => {
    const move = get(position, at.laid + index);
    const tile = tiles.texts[tileOf(move)] ?? '';
    const seat = layerOf(move);
    const place = hostText(position, targetOf(move));
    return { tile, lies: tile, place, ...(seat !== undefined && { seat }) };
  });
  const ends =
    laid.length === 0
      ? [{ place: 'start', number: null, counts: 0 }]
      : hosts.flatMap((host) => endsOf(position, host));
  return { kind: 'tree', laid, ends, count: countOf(position) };
}
