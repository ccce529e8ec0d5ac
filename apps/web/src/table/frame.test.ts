import type { PxRect } from '@pedra/renderer';
import { describe, expect, test } from 'vitest';
import { boardInsets, type Frame, seatsSeen, tableFrame } from './frame.ts';

const sizes = [
  [320, 480],
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
  [414, 896],
  [430, 932],
  [480, 320],
  [568, 320],
  [600, 800],
  [640, 360],
  [667, 375],
  [720, 1280],
  [768, 1024],
  [821, 462],
  [844, 390],
  [907, 510],
  [932, 430],
  [1024, 768],
  [1099, 700],
  [1100, 620],
  [1280, 600],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
const tables = [2, 3, 4].flatMap((seats) =>
  (['clockwise', 'counterclockwise'] as const).map((direction) => ({
    seats,
    direction,
    mirror: seats === 3,
    large: direction === 'clockwise',
  })),
);

function rects(frame: Frame): readonly (readonly [string, PxRect])[] {
  const { board, game, tools, sheet, own, hand, pile, slip } = frame;
  return [
    ['board', board],
    ['game', game],
    ['own', own],
    ['hand', hand],
    ['pile', pile],
    ['slip', slip],
    ...(tools ? [['tools', tools] as const] : []),
    ...(sheet ? [['sheet', sheet] as const] : []),
    ...frame.seats.flatMap((s) => [
      [`tag ${s.seat}`, s.tag] as const,
      [`rack ${s.seat}`, s.rack] as const,
    ]),
  ];
}

const meets = (a: PxRect, b: PxRect) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe.each(sizes)('A9: at %i × %i', (width, height) => {
  test.each(tables)('$seats seats, $direction: nothing overlaps, nothing is outside', (table) => {
    const frame = tableFrame({ width, height, own: 0, ...table });
    const all = rects(frame);
    const faults = all.flatMap(([name, a], i) => [
      ...(a.x < 0 || a.y < 0 || a.x + a.w > width || a.y + a.h > height || a.w <= 0 || a.h <= 0
        ? [`${name} outside: ${JSON.stringify(a)}`]
        : []),
      ...all
        .slice(i + 1)
        .flatMap(([other, b]) =>
          meets(a, b) ? [`${name} ${JSON.stringify(a)} over ${other} ${JSON.stringify(b)}`] : [],
        ),
    ]);
    expect(faults).toEqual([]);
  });

  test.each(tables)(
    '$seats seats, $direction: the board keeps most of the screen, buttons 44 px',
    (table) => {
      const { board, slip, game, handU, seats } = tableFrame({ width, height, own: 0, ...table });
      // A larger hand takes a little of it.
      const share = table.large ? 0.28 : 0.3;
      expect(board.w * board.h).toBeGreaterThan(width * height * share);
      expect(board.h).toBeGreaterThanOrEqual(150);
      expect(Math.min(slip.h, game.h)).toBeGreaterThanOrEqual(44);
      expect(handU).toBeGreaterThanOrEqual(24);
      expect(seats.every((seat) => seat.u >= 7)).toBe(true);
    },
  );
});

test('G10: opponents are seen in the order of play, to the left when it runs clockwise', () => {
  expect(seatsSeen({ seats: 4, own: 0, direction: 'clockwise' })).toEqual([1, 2, 3]);
  expect(seatsSeen({ seats: 4, own: 1, direction: 'counterclockwise' })).toEqual([0, 3, 2]);
  const pairs = tableFrame({
    width: 1280,
    height: 720,
    seats: 4,
    own: 0,
    direction: 'counterclockwise',
  });
  expect(pairs.seats.map(({ seat, side }) => [seat, side])).toEqual([
    [3, 'left'],
    [2, 'top'],
    [1, 'right'],
  ]);
});

test.each(sizes)('V2: at %i × %i a large hand is up to 1.35 times as large', (width, height) => {
  const query = { width, height, seats: 2, own: 0, direction: 'clockwise' } as const;
  const [usual, large] = [false, true].map((wanted) => tableFrame({ ...query, large: wanted }));
  const grown = (large?.handU ?? 0) / (usual?.handU ?? 0);
  expect(grown).toBeGreaterThanOrEqual(1);
  expect(grown).toBeLessThan(1.38);
  if (width >= 600 && height >= 500) expect(grown).toBeGreaterThan(1.2);
  expect(large?.planned).toEqual(usual?.planned);
});

test('insets and board say the same', () => {
  const frame = tableFrame({ width: 1280, height: 720, seats: 2, own: 0, direction: 'clockwise' });
  const { top, right, bottom, left } = boardInsets(frame);
  expect(frame.board).toEqual({ x: left, y: top, w: 1280 - left - right, h: 720 - top - bottom });
});
