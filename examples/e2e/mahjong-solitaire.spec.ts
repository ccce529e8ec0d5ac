import type { Page } from '@playwright/test';
import { nearestTowards } from '../mahjong-solitaire/src/nearest.ts';
import { openTiles, type TileId, tower } from '../mahjong-solitaire/src/rules.ts';
import { expectPairsLeft, middle, openDeal, tileBoxes } from './mahjong-table.ts';
import { coloursAt } from './picture-colours.ts';
import { expect, test } from './watched-page.ts';

const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** The tile that has the focus. */
function focusedTile(page: Page): Promise<TileId> {
  return page.evaluate(() => document.activeElement?.closest('li')?.dataset.tile ?? '');
}

/** The arrow keys that lead from the focused tile to another, the shortest way. */
async function keysTo(page: Page, target: TileId): Promise<readonly string[]> {
  const boxes = await tileBoxes(page, 'open');
  const start = await focusedTile(page);
  const ways = new Map<TileId, readonly string[]>([[start, []]]);
  for (const [id, way] of ways) {
    const { [id]: from, ...others } = boxes;
    if (id === target) return way;
    for (const key of keys) {
      const next = from && nearestTowards(key, from, others);
      if (next !== undefined && !ways.has(next)) ways.set(next, [...way, key]);
    }
  }
  throw new Error(`no way from ${start} to ${target} by arrows`);
}

test('a whole game by mouse, from a seed to the win', async ({ watched: page, browser }) => {
  const game = await openDeal(page, 'mouse');
  const boxes = await tileBoxes(page, 'all');
  const top = game.tiles.find(({ level }) => level === 4)?.id ?? '';
  const [before] = await coloursAt(browser, page, [middle(boxes, top)]);
  for (const [index, [a, b]] of game.way.entries()) {
    for (const id of [a, b]) {
      const { x, y } = middle(boxes, id);
      await page.mouse.click(x, y);
    }
    await expectPairsLeft(page, 71 - index);
  }
  await expect(page.getByRole('heading', { name: 'The table is clear' })).toBeVisible();
  await expect(page.locator('#tiles li')).toHaveCount(0);
  await page.getByRole('button', { name: 'Same deal again' }).click();
  await expectPairsLeft(page, 72);
  expect(await tileBoxes(page, 'all')).toEqual(boxes);
  await expect(async () => {
    expect(await coloursAt(browser, page, [middle(boxes, top)])).toEqual([before]);
  }).toPass();
});

test('a whole game by keyboard', async ({ watched: page }) => {
  const game = await openDeal(page, 'keys');
  await page.keyboard.press('Tab');
  for (const [index, pair] of game.way.entries()) {
    for (const id of pair) {
      for (const key of await keysTo(page, id)) await page.keyboard.press(key);
      expect(await focusedTile(page)).toBe(id);
      await page.keyboard.press('Enter');
    }
    await expectPairsLeft(page, 71 - index);
  }
  await expect(page.getByRole('dialog', { name: 'The table is clear' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expectPairsLeft(page, 72);
});

test('blocked tiles are refused, others change the pick, pairs come back', async ({
  watched: page,
}) => {
  const game = await openDeal(page, 'moves');
  const boxes = await tileBoxes(page, 'all');
  const click = async (id: TileId) => {
    const { x, y } = middle(boxes, id);
    await page.mouse.click(x, y);
  };
  const news = page.locator('#news');
  const pressed = page.locator('#tiles button[aria-pressed="true"]');
  const open = openTiles(game);
  // At the left edge of the lowest level: its left neighbour and its right one are there.
  const blocked = game.tiles.find(({ x, y, level }) => x === 2 && y === 6 && level === 0);
  await click(blocked?.id ?? '');
  await expect(news).toHaveText('This tile is blocked.');
  const [a = '', b = ''] = game.way[0] ?? [];
  const face = (id: TileId) => game.tiles.find((tile) => tile.id === id)?.face;
  const other = open.find((tile) => tile.face !== face(a))?.id ?? '';
  await click(a);
  await expect(pressed).toHaveCount(1);
  await click(other);
  await expect(pressed).toHaveCount(1);
  await click(other);
  await expect(pressed).toHaveCount(0);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(news).toHaveText(/makes a pair\.$/);
  await click(a);
  await click(b);
  await expectPairsLeft(page, 71);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectPairsLeft(page, 72);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tower is dealt, whose tiles are large enough for a finger', async ({ watched: page }) => {
    const game = await openDeal(page, 'phone', tower);
    const boxes = await tileBoxes(page, 'all');
    for (const { x, y, w, h } of Object.values(boxes)) {
      expect(Math.min(w, h)).toBeGreaterThanOrEqual(44);
      expect(x >= 0 && x + w <= 390 && y >= 40 && y + h <= 844 - 60).toBe(true);
    }
    for (const [index, pair] of game.way.slice(0, 6).entries()) {
      for (const id of pair) {
        const { x, y } = middle(boxes, id);
        await page.touchscreen.tap(x, y);
      }
      await expectPairsLeft(page, 71 - index);
    }
  });
});
