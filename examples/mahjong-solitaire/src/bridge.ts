import { type FreeSlot, type Plan, place, planRound, unit } from '@pedra/layout';
import type { InitialConfig, Lightness, PieceView } from '@pedra/renderer';
import { type Game, openTiles, remaining, type Tile, type TileId } from './rules.ts';
import { silkTable } from './skin/silk-table.ts';
import { plate, side, tile } from './skin/tile-box.ts';
import { tileSkin } from './skin/tile-skin.ts';

/** Everything that a picture of the table follows from. */
export interface Picture {
  readonly game: Game;
  readonly picked: TileId | null;
  /** The tile that the keyboard is on. */
  readonly focused: TileId | null;
  readonly hinted: readonly TileId[];
  /** Whether tiles that cannot be taken now are shown in shade. */
  readonly shade: boolean;
  readonly insets: InitialConfig['insets'];
  readonly motion: 'full' | 'reduced';
  readonly lightness: Lightness;
}

/** Tiles of a level touch, plate to plate; each level is seen as much higher as a tile is thick. */
function slotOf({ id, x, y, level }: Tile): FreeSlot {
  const world = (u: number) => Math.round(u * unit);
  const left = (x / 2) * (plate.w + 0.03) - level * side.x;
  const top = (y / 2) * (plate.h + 0.03) - level * side.y;
  const rect = { x: world(left), y: world(top), w: world(tile.w), h: world(tile.h) };
  return { id, rect, turn: 0, level };
}

/** From the far end to the near one, so that each tile hides the sides of those behind it. */
const byDepth = (a: Tile, b: Tile) => a.level - b.level || a.x + a.y - (b.x + b.y);

const plans = new WeakMap<Game, Plan>();

/** Where the remaining tiles lie; made once a game state, however often it is shown. Places of taken ones stay open, so that the table keeps its size. */
function planOf(game: Game): Plan {
  const plan = plans.get(game) ?? layTiles(game);
  plans.set(game, plan);
  return plan;
}

function layTiles(game: Game): Plan {
  const made = planRound({
    shape: 'free',
    long: game.tiles.length,
    across: 0,
    board: { width: 1280, height: 720 },
    slots: game.tiles.map(slotOf),
  });
  if (!made.ok) throw new Error(`no plan: ${made.code}`);
  return [...remaining(game)].sort(byDepth).reduce((plan, { id }) => {
    const placed = place(plan, id, { id, across: false });
    if (!placed.ok) throw new Error(`no place for ${id}: ${placed.code}`);
    return placed.plan;
  }, made.plan);
}

/** The renderer's config for a game: the only place where rules and renderer meet. Pure. */
export function tableConfig(picture: Picture): InitialConfig {
  const { game, picked, focused, hinted, shade, insets, motion, lightness } = picture;
  const open = openTiles(game).map(({ id }) => id);
  const left = remaining(game);
  return {
    pieces: left.map(({ id, face }): PieceView => ({ id, kind: 'tile', faces: [face], up: true })),
    plan: planOf(game),
    pickable: open,
    selected: picked,
    focusedPiece: focused,
    marked: hinted,
    dim: shade ? left.flatMap(({ id }) => (open.includes(id) ? [] : [id])) : [],
    ...(insets ? { insets } : {}),
    motion,
    lightness,
    skin: tileSkin,
    table: silkTable,
  };
}
