import { describe, expect, test } from 'vitest';
import { checkDrawing, ivory, listSkins } from '../index.ts';

test.each(listSkins().map((skin) => [skin.id, skin] as const))(
  'K2: %s draws every part of every kind, the same each time, and no two faces alike',
  (_id, skin) => {
    expect(checkDrawing(skin)).toEqual([]);
  },
);

describe('K2: a method that draws wrongly is refused by its name', () => {
  let strokes = 0;
  test.each([
    ['nothing', { ...ivory, drawSlot: () => {} }, 'drawSlot', 'paints nothing'],
    [
      'outside its box',
      {
        ...ivory,
        drawBack: ((c, _kind, u) => {
          c.fillStyle = '#FFFFFF';
          c.fillRect(0, 0, 3 * u, u);
        }) as typeof ivory.drawBack,
      },
      'drawBack',
      'leaves its box',
    ],
    [
      'something else each time',
      {
        ...ivory,
        drawBody: ((c) => {
          strokes += 1;
          c.fillRect(0, 0, 1 + (strokes % 7), 5);
        }) as typeof ivory.drawBody,
      },
      'drawBody',
      'paints something else the next time',
    ],
    [
      'with the colour of whoever drew before',
      { ...ivory, drawSlot: ((c, _kind, u) => c.fillRect(0, 0, u, u)) as typeof ivory.drawSlot },
      'drawSlot',
      'paints something else the next time',
    ],
    [
      'an error',
      {
        ...ivory,
        drawShadow: () => {
          throw new RangeError('too dark');
        },
      },
      'drawShadow',
      'throws for the kind long in light at 0°: RangeError: too dark',
    ],
    [
      'the same face for all',
      {
        ...ivory,
        drawFace: ((c, _face, u) => c.clearRect(0, 0, u / 2, u / 2)) as typeof ivory.drawFace,
      },
      'drawFace',
      'makes 3 and 4 alike',
    ],
  ])('%s', (_name, skin, method, wrong) => {
    const faults = checkDrawing(skin, ['3', '4']);
    expect(new Set(faults.map(({ field }) => field))).toEqual(new Set([method]));
    expect(faults[0]?.message).toContain(`${method} ${wrong}`);
  });
});
