import { laidBy, layerOf, moveOf, nobody, targetOf, tileOf } from '../kernel/move.ts';
import { forget, get, register } from '../kernel/position.ts';
import type { Layout, Position } from '../kernel/ruleset.ts';
import { show } from '../kernel/show.ts';
import type { LaidTile, TreeEnd, TreeTable } from '../table-types.ts';
import { parseAction } from '../tiles/action.ts';
import type { Action, Place } from '../vocabulary.ts';
import { countOf, hasFreeSide, isOpen, lay, openNumbers, START } from './tree-cells.ts';

/** The host that a place names, or −1. */
export function hostOf(position: Position, place: Place): number {
  const { at, tiles } = position.game;
  const tile = tiles.indexOf.get(place);
  for (let host = 0; host < get(position, register.laid); host++) {
    if (tileOf(get(position, at.laid + host)) === tile) return host;
  }
  return -1;
}

/** The place text of a target. */
export function placeOf(position: Position, target: number): Place {
  const { at, tiles } = position.game;
  if (target === START) return 'start';
  return tiles.texts[tileOf(get(position, at.laid + target - 1))] ?? 'start';
}

/** The plays that built the tree. */
export function writeTree(position: Position): Action[] {
  return laidTiles(position).map(({ tile, place }) => `${tile}@${place}`);
}

/** Builds the tree from its plays; returns what is wrong with them, or null. */
export function readTree(
  position: Position,
  plays: unknown,
  claim: (tile: number | undefined) => boolean,
  joins: Layout['joins'],
): string | null {
  if (!Array.isArray(plays)) return `tree: a list of plays was expected, not ${show(plays)}`;
  const { tiles, at } = position.game;
  const given: readonly unknown[] = plays;
  for (const [index, text] of given.entries()) {
    const action = typeof text === 'string' ? parseAction(text) : null;
    if (action?.kind !== 'play') return `tree: a play was expected, not ${show(text)}`;
    const tile = tiles.indexOf.get(action.tile);
    if (tile === undefined || !claim(tile)) {
      return `tree: ${action.tile} is no tile of the set or stands twice`;
    }
    const host = hostOf(position, action.place);
    const move = moveOf(tile, host + 1);
    if ((host < 0 && action.place !== 'start') || joins(position, move) !== 'fits') {
      return `tree: ${show(text)} finds no free side`;
    }
    lay(position, move);
    position.cells[at.laid + index] = laidBy(nobody, move);
    position.cells[register.laid] = index + 1;
    forget(position);
  }
  return null;
}

/** The tree as every seat sees it. */
export function treeView(position: Position): TreeTable {
  const laid = laidTiles(position);
  const ends =
    laid.length === 0
      ? [{ place: 'start', number: null, counts: 0 }]
      : laid.flatMap((_, host) => endsOf(position, host));
  return { kind: 'tree', laid, ends, count: countOf(position) };
}

function laidTiles(position: Position): LaidTile[] {
  const { at } = position.game;
  return Array.from({ length: get(position, register.laid) }, (_, index) => {
    const move = get(position, at.laid + index);
    const seat = layerOf(move);
    return { ...lying(position, move), ...(seat !== undefined && { seat }) };
  });
}

/** A tile with the number first by which it joins its host; no two tiles share both numbers. */
function lying(position: Position, move: number): LaidTile {
  const { at, tiles } = position.game;
  const tile = tiles.texts[tileOf(move)] ?? '';
  const place = placeOf(position, targetOf(move));
  if (targetOf(move) === START) return { tile, lies: tile, place };
  const high = tiles.high[tileOf(move)] ?? 0;
  const low = tiles.low[tileOf(move)] ?? 0;
  const host = tileOf(get(position, at.laid + targetOf(move) - 1));
  const joinsByHigh = high === tiles.high[host] || high === tiles.low[host];
  return { tile, lies: joinsByHigh ? `${high}-${low}` : `${low}-${high}`, place };
}

/** The open ends of one laid tile, with what each counts (F5). */
function endsOf(position: Position, host: number): TreeEnd[] {
  const { at, tiles } = position.game;
  const tile = tileOf(get(position, at.laid + host));
  const place = tiles.texts[tile] ?? '';
  const double = tiles.high[tile] === tiles.low[tile];
  const worth = (number: number): number => {
    if (!double) return number;
    return hasFreeSide(position, host) ? 2 * number : 0;
  };
  return openNumbers(position)
    .filter((number) => isOpen(position, number, host))
    .map((number) => ({ place, number, counts: worth(number) }));
}
