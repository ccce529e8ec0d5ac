import { keyboardHands } from './keyboard-hands.ts';
import { matchOver, playOn } from './play-on.ts';
import { sitDown } from './sit-down.ts';
import { readTable } from './table-reading.ts';
import { expect, test } from './watched-page.ts';

test.use({ viewport: { width: 907, height: 510 } });

test('a whole match by keyboard alone, the focus never lost', async ({ watched: page }) => {
  await sitDown(page, { target: 50 });
  const hands = keyboardHands();
  const end = await playOn(page, hands, matchOver);
  expect(end.dialog).toMatch(/match/i);
  expect(hands.lost).toEqual([]);
});

test('I4: keys go through the hand and the line, Esc puts a tile back, ? tells the keys', async ({
  watched: page,
}) => {
  await sitDown(page, { speed: 'instant' });
  const hands = keyboardHands();
  const now = await playOn(
    page,
    hands,
    ({ hand, line }) => line.length > 3 && hand.some(({ fits }) => fits === 'both'),
  );
  const at = now.hand.findIndex(({ fits }) => fits === 'both');
  const tile = now.hand[at]?.tile ?? '';

  await page.keyboard.press('End');
  expect((await readTable(page)).focus).toContain(now.hand.at(-1)?.tile);
  await page.keyboard.press('Home');
  expect((await readTable(page)).focus).toContain(now.hand[0]?.tile);

  await page.keyboard.press('ArrowUp');
  expect((await readTable(page)).focus).toBe(now.line.at(-1)?.text);
  await page.keyboard.press('ArrowLeft');
  expect((await readTable(page)).focus).toBe(now.line.at(-2)?.text);
  await page.keyboard.press('ArrowDown');

  await page.keyboard.press(String((at + 1) % 10));
  await expect(
    page.getByRole('button', { name: new RegExp(`^Play ${tile} on the left`) }),
  ).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(
    page.getByRole('button', { name: new RegExp(`^Play ${tile} on the right`) }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: new RegExp(`^${tile},`) })).toBeFocused();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Keys');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
