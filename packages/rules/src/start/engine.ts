import type { SetAsidePart } from '../kernel/ruleset.ts';
import { setEngine } from '../layout/train-cells.ts';
import { formatTile } from '../tiles/tile.ts';

/** The engine: the highest double in the first round, the next lower one in each later round (M2). */
export function descendingEngine(): SetAsidePart {
  return {
    tile: ({ tiles }, round) => {
      const number = tiles.top + 1 - round;
      return tiles.indexOf.get(formatTile(number, number)) ?? -1;
    },
    put: (position, tile) => setEngine(position, position.game.tiles.high[tile] ?? 0),
  };
}
