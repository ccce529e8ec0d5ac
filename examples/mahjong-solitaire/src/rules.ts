import { chanceFrom, shuffled } from './chance.ts';

/** What is on a tile: a suit and its number or name, such as `bamboo-3` or `wind-east`. */
export type Face = `${Suit}-${string}`;
type Suit = 'dots' | 'bamboo' | 'characters' | 'wind' | 'dragon' | 'flower' | 'season';
export type TileId = string;

/** Where a tile lies: its top left corner in half tiles, and how many levels of tiles lie below it. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly level: number;
}

export interface Tile extends Place {
  readonly id: TileId;
  readonly face: Face;
}

export type Pair = readonly [TileId, TileId];

/** A game: what was dealt, and which pairs were taken since. Plain data; every move gives another one. */
export interface Game {
  readonly seed: string;
  readonly tiles: readonly Tile[];
  /** One way to clear the table, as dealt. */
  readonly way: readonly Pair[];
  /** The pairs that were taken, in that order. */
  readonly taken: readonly Pair[];
}

const numbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The names of each suit, and how many tiles bear each of them. */
const suits: readonly (readonly [Suit, readonly string[], number])[] = [
  ['dots', numbers, 4],
  ['bamboo', numbers, 4],
  ['characters', numbers, 4],
  ['wind', ['east', 'south', 'west', 'north'], 4],
  ['dragon', ['red', 'green', 'white'], 4],
  ['flower', ['plum', 'orchid', 'chrysanthemum', 'lotus'], 1],
  ['season', ['spring', 'summer', 'autumn', 'winter'], 1],
];

/** The 72 pairs of a set: four of a kind are two pairs, flowers pair among themselves, and so do seasons. */
const pairsOfFaces: readonly (readonly [Face, Face])[] = suits.flatMap(([suit, names, copies]) => {
  const all = names.flatMap((name): Face[] => Array(copies).fill(`${suit}-${name}`));
  return all.flatMap((face, index) => {
    const other = all[index + 1];
    return index % 2 === 0 && other ? [[face, other] as const] : [];
  });
});

/** A block of `columns` × `rows` tiles with its corner at (x, y), in half tiles. */
function block(level: number, x: number, y: number, columns: number, rows: number): Place[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: x + 2 * (index % columns),
    y: y + 2 * Math.floor(index / columns),
    level,
  }));
}

/** The turtle: 144 places on five levels. */
export const turtle: readonly Place[] = [
  ...block(0, 2, 0, 12, 1),
  ...block(0, 6, 2, 8, 1),
  ...block(0, 4, 4, 10, 1),
  ...block(0, 2, 6, 12, 2),
  ...block(0, 4, 10, 10, 1),
  ...block(0, 6, 12, 8, 1),
  ...block(0, 2, 14, 12, 1),
  ...block(0, 0, 7, 1, 1),
  ...block(0, 26, 7, 2, 1),
  ...block(1, 8, 2, 6, 6),
  ...block(2, 10, 4, 4, 4),
  ...block(3, 12, 6, 2, 2),
  ...block(4, 13, 7, 1, 1),
];

/** The tower, for screens that are higher than wide: 144 places on four levels. */
export const tower: readonly Place[] = [
  ...block(0, 4, 0, 4, 1),
  ...block(0, 0, 2, 8, 10),
  ...block(0, 4, 22, 4, 1),
  ...block(1, 4, 3, 4, 9),
  ...block(2, 6, 5, 2, 7),
  ...block(3, 7, 6, 1, 6),
];

const overlap = (a: number, b: number) => Math.abs(a - b) < 2;

/** Whether a tile can be taken from among others: nothing lies on it, and its left or its right side is open. */
function isOpen(place: Place, others: readonly Place[]): boolean {
  let left = true;
  let right = true;
  for (const other of others) {
    if (!overlap(other.y, place.y)) continue;
    if (other.level === place.level + 1 && overlap(other.x, place.x)) return false;
    if (other.level !== place.level) continue;
    if (other.x === place.x - 2) left = false;
    if (other.x === place.x + 2) right = false;
  }
  return left || right;
}

/** Takes open places two by two until none is left; null where the last ones lock each other. */
function clear(places: readonly Place[], chance: () => number): (readonly [Place, Place])[] | null {
  const order: (readonly [Place, Place])[] = [];
  let left = places;
  while (left.length > 0) {
    const [a, b] = shuffled(
      left.filter((place) => isOpen(place, left)),
      chance,
    );
    if (!a || !b) return null;
    order.push([a, b]);
    left = left.filter((place) => place !== a && place !== b);
  }
  return order;
}

/** Deals tiles to places so that the table can be cleared: the faces are laid along a way to clear it. The same seed, the same deal. */
export function deal(seed: string, places: readonly Place[] = turtle): Game {
  const chance = chanceFrom(seed);
  let order = clear(places, chance);
  while (!order) order = clear(places, chance);
  const pairs = shuffled(pairsOfFaces, chance);
  const tiles: Tile[] = [];
  const way = order.map(([a, b], index): Pair => {
    const [first, second] = pairs[index] ?? ['dots-1', 'dots-1'];
    const ids: Pair = [`t${places.indexOf(a)}`, `t${places.indexOf(b)}`];
    tiles.push({ ...a, id: ids[0], face: first }, { ...b, id: ids[1], face: second });
    return ids;
  });
  return { seed, tiles, way, taken: [] };
}

/** The tiles that still lie on the table. */
export function remaining({ tiles, taken }: Game): readonly Tile[] {
  const gone = new Set(taken.flat());
  return tiles.filter(({ id }) => !gone.has(id));
}

/** The tiles that can be taken now. */
export function openTiles(game: Game): readonly Tile[] {
  const left = remaining(game);
  return left.filter((tile) => isOpen(tile, left));
}

/** Whether two faces make a pair: the same, or both flowers, or both seasons. */
function isPair(a: Face, b: Face): boolean {
  const suit = a.slice(0, a.indexOf('-'));
  return a === b || ((suit === 'flower' || suit === 'season') && b.startsWith(suit));
}

/** The game without two open tiles that make a pair; null where they do not. */
export function take(game: Game, a: TileId, b: TileId): Game | null {
  const open = openTiles(game);
  const [first, second] = [a, b].map((id) => open.find((tile) => tile.id === id));
  if (!first || !second || a === b || !isPair(first.face, second.face)) return null;
  return { ...game, taken: [...game.taken, [a, b]] };
}

/** The game before its last pair was taken; a fresh one stays as it is. */
export function undo(game: Game): Game {
  return { ...game, taken: game.taken.slice(0, -1) };
}

/** A pair that can be taken: the next on the way the table was dealt along, else any; null where there is none. */
export function hint(game: Game): Pair | null {
  const open = openTiles(game);
  const ids = new Set(open.map(({ id }) => id));
  const onTheWay = game.way.find(([a, b]) => ids.has(a) && ids.has(b));
  if (onTheWay) return onTheWay;
  for (const [index, a] of open.entries()) {
    const b = open.slice(index + 1).find(({ face }) => isPair(a.face, face));
    if (b) return [a.id, b.id];
  }
  return null;
}

/** Whether the game goes on. */
export function status(game: Game): 'playing' | 'won' | 'stuck' {
  if (2 * game.taken.length === game.tiles.length) return 'won';
  return hint(game) ? 'playing' : 'stuck';
}
