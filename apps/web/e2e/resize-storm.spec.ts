import { playOn } from './play-on.ts';
import { quickHands } from './quick-hands.ts';
import { sitDown } from './sit-down.ts';
import { readTable } from './table-reading.ts';
import { expect, test } from './watched-page.ts';

const sizes = [
  [390, 844],
  [844, 390],
  [1280, 720],
  [320, 480],
  [907, 510],
  [2560, 1440],
  [640, 360],
  [1099, 700],
  [1100, 700],
] as const;

test('a storm of sizes changes nothing but places', async ({ watched: page }) => {
  await sitDown(page, { seats: 4 });
  const before = await playOn(
    page,
    quickHands,
    ({ line, turn, dialog }) => dialog === null && line.length > 5 && /^Your turn/.test(turn),
  );
  for (let round = 0; round < 4; round += 1) {
    for (const [width, height] of sizes) await page.setViewportSize({ width, height });
  }
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => {
        const { hand, line } = await readTable(page);
        const outside = [...hand, ...line].filter(
          ({ box }) =>
            box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height,
        );
        return outside.length;
      })
      .toBe(0);
    await expect(page.locator('canvas')).toHaveCount(1);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  const after = await readTable(page);
  expect(after.hand.map(({ tile }) => tile)).toEqual(before.hand.map(({ tile }) => tile));
  expect(after.line.map(({ text }) => text)).toEqual(before.line.map(({ text }) => text));
});
