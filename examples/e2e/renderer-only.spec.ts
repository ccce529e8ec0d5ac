import { camera } from '@pedra/layout';
import { planOf } from '../renderer-only/src/plans.ts';
import { type Colour, coloursAt } from './picture-colours.ts';
import { expect, test } from './watched-page.ts';

const view = { width: 907 - 16 - 16, height: 510 - 16 - 80 };

/** The middle of each piece on the screen, and a point near its end, where no mark is. */
function placesOf(shape: 'free' | 'line') {
  const plan = planOf(shape, { width: 907, height: 510 });
  const { scale, x, y } = camera(plan, view);
  const at = (px: number, py: number) => ({
    x: Math.round(16 + px * scale + x),
    y: Math.round(16 + py * scale + y),
  });
  return plan.placements.map(({ rect }) => {
    const [mx, my] = [rect.x + rect.w / 2, rect.y + rect.h / 2];
    const end = 0.45 * Math.max(rect.w, rect.h);
    return { middle: at(mx, my), end: rect.w > rect.h ? at(mx + end, my) : at(mx, my + end) };
  });
}

const isIvory = ([red, green, blue]: Colour) => red > 220 && green > 205 && blue > 170;
const isBrass = ([red, green, blue]: Colour) => red > 120 && red - blue > 50 && red > green;
const isFelt = ([red, green, blue]: Colour) => green > red && green > blue && red < 110;

/** Points where nothing lies: the corners of the board, and the hole in the middle of the rings. */
const corners = [24, 883].flatMap((x) => [
  { x, y: 24 },
  { x, y: 420 },
]);
const hole = { x: 453, y: 223 };

test('pieces are where they were put, in both shapes', async ({ watched: page, browser }) => {
  await page.goto('./');
  for (const [shape, link, count] of [
    ['free', 'Own places', 28],
    ['line', 'A line', 13],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    const places = placesOf(shape);
    expect(places).toHaveLength(count);
    const free = shape === 'free' ? [...corners, hole] : corners;
    // As soon as motion is over; all at once, since a picture takes long.
    await expect(async () => {
      const colours = await coloursAt(browser, page, [
        ...places.map(({ middle }) => middle),
        ...places.map(({ end }) => end),
        ...free,
      ]);
      expect(colours.slice(0, count).filter((colour) => !isBrass(colour))).toEqual([]);
      expect(colours.slice(count, 2 * count).filter((colour) => !isIvory(colour))).toEqual([]);
      expect(colours.slice(2 * count).filter((colour) => !isFelt(colour))).toEqual([]);
    }).toPass();
  }
});
