import { describe, expect, test } from 'vitest';
import {
  deal,
  type Game,
  hint,
  openTiles,
  type Place,
  remaining,
  status,
  take,
  tower,
  turtle,
  undo,
} from './rules.ts';

const seeds = Array.from({ length: 30 }, (_, index) => `seed ${index}`);

/** Takes pairs as `choose` says, until it gives none. */
function play(game: Game, choose: (game: Game) => readonly [string, string] | null | undefined) {
  let now = game;
  for (let pair = choose(now); pair; pair = choose(now)) {
    const next = take(now, ...pair);
    if (!next) return expect.fail(`not a pair: ${pair}`);
    now = next;
  }
  return now;
}

const key = ({ x, y, level }: Place) => `${x} ${y} ${level}`;

describe.each([
  ['turtle', turtle, [87, 36, 16, 4, 1]],
  ['tower', tower, [88, 36, 14, 6, 0]],
] as const)('the %s', (_name, places, perLevel) => {
  test('has 144 places, none of which overlap', () => {
    expect(places).toHaveLength(144);
    const levels = [0, 1, 2, 3, 4].map((level) => places.filter((at) => at.level === level).length);
    expect(levels).toEqual(perLevel);
    for (const a of places)
      for (const b of places)
        if (a !== b && a.level === b.level)
          expect(Math.abs(a.x - b.x) >= 2 || Math.abs(a.y - b.y) >= 2).toBe(true);
  });

  test('has every tile above the table lie wholly on tiles', () => {
    for (const at of places.filter(({ level }) => level > 0)) {
      const area = places
        .filter(({ level }) => level === at.level - 1)
        .map(({ x, y }) => [2 - Math.abs(x - at.x), 2 - Math.abs(y - at.y)] as const)
        .reduce((sum, [w, h]) => sum + Math.max(0, w) * Math.max(0, h), 0);
      expect(area).toBe(4);
    }
  });

  test.each(seeds)('can be cleared along the way of its deal: %s', (seed) => {
    const game = deal(seed, places);
    const end = play(game, ({ taken }) => game.way[taken.length]);
    expect(status(end)).toBe('won');
    expect(remaining(end)).toEqual([]);
  });
});

describe('the turtle', () => {
  test('begins with the open tiles of its edges and its top', () => {
    const open = openTiles(deal('any')).map(key);
    expect(open).toContain('13 7 4');
    expect(open).toContain('0 7 0');
    expect(open).toContain('28 7 0');
    expect(open).not.toContain('26 7 0');
    expect(open).not.toContain('2 6 0');
    expect(open).not.toContain('12 6 3');
    expect(open).toHaveLength(35);
  });
});

describe('a deal', () => {
  test('has every tile of the set', () => {
    const counts = new Map<string, number>();
    for (const { face } of deal('set').tiles) counts.set(face, (counts.get(face) ?? 0) + 1);
    expect(counts.size).toBe(42);
    for (const [face, count] of counts) expect(count).toBe(/flower|season/.test(face) ? 1 : 4);
  });

  test('is the same for the same seed, and another for another', () => {
    expect(deal('one')).toEqual(deal('one'));
    expect(deal('one').tiles).not.toEqual(deal('two').tiles);
  });

  test('is cleared by its hints alone', () => {
    for (const seed of seeds.slice(0, 5)) expect(status(play(deal(seed), hint))).toBe('won');
  });
});

describe('a move', () => {
  const game = deal('a move');
  const [a = '', b = ''] = game.way[0] ?? [];

  test('takes two open tiles of one face, in either order, and is undone', () => {
    const next = take(game, b, a);
    expect(next && remaining(next)).toHaveLength(142);
    expect(next && undo(next)).toEqual(game);
    expect(undo(game)).toEqual(game);
  });

  test('is refused for one tile twice, for tiles that differ, that are blocked or gone', () => {
    const open = openTiles(game);
    const other = open.find((tile) => !game.tiles.some((t) => t.id === a && t.face === tile.face));
    const blocked = game.tiles.find(({ id }) => !open.some((tile) => tile.id === id));
    const next = take(game, a, b);
    expect(take(game, a, a)).toBeNull();
    expect(take(game, a, other?.id ?? a)).toBeNull();
    expect(take(game, a, blocked?.id ?? a)).toBeNull();
    expect(next && take(next, a, b)).toBeNull();
  });

  test('may pair different flowers, and different seasons, but not one with the other', () => {
    const at = (id: string, face: Game['tiles'][number]['face'], x: number) => ({
      id,
      face,
      x,
      y: 0,
      level: 0,
    });
    const tiles = [
      at('a', 'flower-plum', 0),
      at('b', 'flower-lotus', 4),
      at('c', 'season-spring', 8),
      at('d', 'season-winter', 12),
    ];
    const small: Game = { seed: '', tiles, way: [], taken: [] };
    expect(take(small, 'a', 'b')).not.toBeNull();
    expect(take(small, 'c', 'd')).not.toBeNull();
    expect(take(small, 'a', 'c')).toBeNull();
    expect(hint(small)).toEqual(['a', 'b']);
  });

  test('that locks the rest is told', () => {
    const face = 'dots-1' as const;
    const tiles = [0, 2].map((level, index) => ({
      id: `${index}`,
      face,
      x: 0,
      y: 0,
      level: level / 2,
    }));
    expect(status({ seed: '', tiles, way: [], taken: [] })).toBe('stuck');
  });
});
