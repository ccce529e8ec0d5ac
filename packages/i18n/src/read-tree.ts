import type { LaidTile, TileText, TreeTable } from '@pedra/rules';
import type { Words } from './words.ts';

/** The tiles that are joined to each host, by the host's name. */
function joinedBy(laid: readonly LaidTile[]): ReadonlyMap<TileText, readonly LaidTile[]> {
  const joined = new Map<TileText, LaidTile[]>();
  for (const tile of laid) joined.set(tile.place, [...(joined.get(tile.place) ?? []), tile]);
  return joined;
}

/** One arm a sentence, from where it begins to its end or the tile it forks at; arms that begin there follow it. */
function armsFrom(
  words: Words,
  host: TileText,
  joined: ReadonlyMap<TileText, readonly LaidTile[]>,
): readonly string[] {
  return (joined.get(host) ?? []).flatMap((first) => {
    const arm = [first];
    let last = first;
    for (let next = joined.get(last.tile); next?.length === 1; next = joined.get(last.tile)) {
      last = next[0] ?? last;
      arm.push(last);
    }
    const tiles = words.list(
      arm.map(({ lies }) => lies),
      ',',
    );
    return [words.text('say.arm', { tile: host, tiles }), ...armsFrom(words, last.tile, joined)];
  });
}

/** The tile in the middle, every arm from the middle outwards, and the ends with their count. Pure. */
export function readTree(words: Words, table: TreeTable): string {
  const middle = table.laid[0]?.tile ?? '';
  return [
    words.text('say.tree', { count: table.laid.length, tile: middle }),
    ...armsFrom(words, middle, joinedBy(table.laid)),
    readTreeEnds(words, table),
  ].join(' ');
}

/** The open numbers, each once, and what the ends count. Pure. */
export function readTreeEnds(words: Words, { ends, count }: TreeTable): string {
  const numbers = [...new Set(ends.flatMap(({ number }) => number ?? []))].sort((a, b) => a - b);
  const open = words.text('say.ends', { alike: 'no', ends: words.list(numbers) });
  return `${open} ${words.text('say.count', { count })}`;
}
