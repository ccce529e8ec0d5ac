import type { PositionText } from '../match-types.ts';
import { formatTile, numbers } from '../tiles/tile.ts';
import type { TileText } from '../vocabulary.ts';

/** Every tile that a position has on the table, whatever its kind, the engine too; each with its higher number first. */
export function laidTiles(position: PositionText): readonly TileText[] {
  const { line = [], tree = [], engine, trains = [], mexican = [] } = position;
  const played = tree.map((play) => play.slice(0, play.indexOf('@')));
  const middle = engine === undefined ? [] : [formatTile(engine, engine)];
  const lying = [...line, ...played, ...trains.flatMap(({ tiles = [] }) => tiles), ...mexican];
  return [...middle, ...lying.map((tile) => formatTile(...numbers(tile)))];
}
