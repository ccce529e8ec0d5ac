import { keyboardHands } from './keyboard-hands.ts';
import { matchOver, playOn } from './play-on.ts';
import { listen, said, sitDown } from './sit-down.ts';
import { readTable } from './table-reading.ts';
import { expect, test } from './watched-page.ts';

test('F1–F10: a whole match of Five-Up in pairs by keyboard, counted and told', async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 907, height: 510 });
  await listen(page);
  await sitDown(page, { game: 'five-up', seats: 4, target: 12 });
  const hands = keyboardHands();
  const end = await playOn(page, hands, matchOver);
  expect(end.dialog).toMatch(/match/i);
  expect(hands.lost).toEqual([]);
  const heard = (await said(page)).join(' ');
  expect(heard).toMatch(/on the \d-\d\. .*Count \d+\./);
  expect(heard).toMatch(/scores? \d/);
});

test('M5–M14: a whole round of Mexican Train for four by keyboard on a phone, trains opened and covered', async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await listen(page);
  await sitDown(page, { game: 'mexican-train', seats: 4, options: { rounds: 1 } });
  const hands = keyboardHands();
  const middle = await playOn(page, hands, ({ line }) => line.length > 30);
  expect(middle.dialog).toBe(null);
  // What is folded away is still there to be read, and a chip shows it.
  await page.locator('.lane-chip').first().click();
  await expect(page.getByRole('dialog')).toContainText('train');
  await page.keyboard.press('Escape');
  expect((await readTable(page)).line.length).toBeGreaterThan(30);
  const end = await playOn(page, hands, matchOver);
  expect(end.dialog).toMatch(/match/i);
  const heard = (await said(page)).join(' ');
  expect(heard).toMatch(/train is open/);
  expect(heard).toMatch(/must cover|must be covered/i);
});

test('a tile of a tree goes to the place that is clicked, and one of a train to its lane', async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await sitDown(page, { game: 'mexican-train', seats: 2 });
  const hands = keyboardHands();
  const several = ({ ends }: { readonly ends: readonly unknown[] }) => ends.length > 1;
  await playOn(
    page,
    { ...hands, play: async (on, now) => (several(now) ? undefined : hands.play(on, now)) },
    several,
  );
  const { ends } = await readTable(page);
  const wanted = ends.at(-1);
  if (!wanted) throw new Error('a tile with several places was expected');
  const before = (await readTable(page)).line.length;
  await page.mouse.click(wanted.box.x + wanted.box.width / 2, wanted.box.y + wanted.box.height / 2);
  await expect.poll(async () => (await readTable(page)).line.length).toBeGreaterThan(before);
});
