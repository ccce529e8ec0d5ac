import { moveOf, targetOf, tileOf } from '../kernel/move.ts';
import { get, register, tableAt } from '../kernel/position.ts';
import type { Layout, Position } from '../kernel/ruleset.ts';
import { openings } from './openings.ts';
import { countOf, isOpen, lay, openFor, openNumbers, START, treeSize } from './tree-cells.ts';
import { hostOf, placeOf, readTree, treeView, writeTree } from './tree-text.ts';

/** Tiles joined to tiles; every double has two sides and, once both are taken, two tips (F4). */
export const tree: Layout = {
  kind: 'tree',
  size: treeSize,
  placesPerTile: (tiles) => tiles.count,
  clear: ({ cells, game }) => cells.fill(0, tableAt, tableAt + treeSize(game.tiles)),
  plays,
  lay,
  target: (position, place) => (place === 'start' ? START : hostOf(position, place) + 1 || -1),
  place: (position, move) => placeOf(position, targetOf(move)),
  joins,
  ends: openNumbers,
  state: (position) => ({ count: countOf(position) }),
  fields: ['tree'],
  read: (position, { tree: plays = [] }, claim) => readTree(position, plays, claim, joins),
  write: (position) => ({ tree: writeTree(position) }),
  view: treeView,
};

function plays(position: Position, out: Int32Array): number {
  if (get(position, register.laid) === 0) return openings(position, out);
  const { at, tiles } = position.game;
  const { words } = tiles;
  const hand = at.hands + get(position, register.turn) * words;
  let count = 0;
  for (let number = 0; number <= tiles.top; number++) {
    const hosts = openFor(position.game, number);
    for (let word = 0; word < words; word++) {
      const carrying = tiles.carrying[number * words + word] as number;
      for (let rest = get(position, hand + word) & carrying; rest !== 0; rest &= rest - 1) {
        const tile = word * 32 + 31 - Math.clz32(rest & -rest);
        for (let part = 0; part < words; part++) {
          for (let open = get(position, hosts + part); open !== 0; open &= open - 1) {
            out[count++] = moveOf(tile, part * 32 + 32 - Math.clz32(open & -open));
          }
        }
      }
    }
  }
  return count;
}

function joins(position: Position, move: number): ReturnType<Layout['joins']> {
  const empty = get(position, register.laid) === 0;
  if (empty !== (targetOf(move) === START)) return 'closed';
  if (empty) return 'fits';
  const { tiles } = position.game;
  const host = targetOf(move) - 1;
  const tile = tileOf(move);
  if (isOpen(position, tiles.high[tile] ?? 0, host)) return 'fits';
  if (isOpen(position, tiles.low[tile] ?? 0, host)) return 'fits';
  const open = openNumbers(position).some((number) => isOpen(position, number, host));
  return open ? 'does-not-fit' : 'closed';
}
