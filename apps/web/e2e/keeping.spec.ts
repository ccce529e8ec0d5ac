import { type Hands, playOn } from './play-on.ts';
import { quickHands } from './quick-hands.ts';
import { sitDown } from './sit-down.ts';
import { readTable, type TableReading } from './table-reading.ts';
import { expect, test } from './watched-page.ts';

const stateOf = ({ hand, line, scores, moves, turn }: TableReading) => ({
  hand: hand.map(({ tile }) => tile),
  line: line.map(({ text }) => text),
  scores,
  moves,
  turn,
});

test('a reload in the middle of a round takes the match up exactly', async ({ watched: page }) => {
  await sitDown(page, { seats: 3 });
  let rounds = 0;
  const goOn: Hands['goOn'] = async (...call) => {
    rounds += 1;
    await quickHands.goOn(...call);
  };
  const now = await playOn(
    page,
    { ...quickHands, goOn },
    ({ dialog, line, turn }) =>
      rounds === 1 && dialog === null && line.length > 6 && /^Your turn/.test(turn),
  );
  await page.waitForTimeout(300);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Table' })).toBeVisible();
  await expect.poll(async () => stateOf(await readTable(page))).toEqual(stateOf(now));
  await playOn(page, quickHands, ({ dialog }) => dialog !== null);
});

test('home offers the match that was left', async ({ watched: page }) => {
  await sitDown(page);
  const now = await playOn(
    page,
    quickHands,
    ({ line, turn, dialog }) => dialog === null && line.length > 3 && /^Your turn/.test(turn),
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('button', { name: /Continue/ }).click();
  await expect.poll(async () => stateOf(await readTable(page))).toEqual(stateOf(now));
});

test('where storage is refused, a match is still played, and the player is told', async ({
  watched: page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await sitDown(page);
  await expect(page.getByText('This browser keeps nothing here.')).toBeVisible();
  const end = await playOn(page, quickHands, ({ dialog }) => dialog !== null);
  expect(end.dialog).not.toBeNull();
});
