import type { Page } from '@playwright/test';
import { matchOver, playOn } from './play-on.ts';
import { sitDown } from './sit-down.ts';
import { type Box, middle, type TableReading } from './table-reading.ts';
import { expect, test } from './watched-page.ts';

// The size of a game portal's frame; pictures are drawn by the processor here, and smaller ones sooner.
test.use({ viewport: { width: 907, height: 510 } });

async function clickOn(page: Page, box: Box): Promise<void> {
  const { x, y } = middle(box);
  await page.mouse.click(x, y);
}

async function drag(page: Page, from: Box, to: Box): Promise<void> {
  const [a, b] = [middle(from), middle(to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(a.x + 12, a.y - 12, { steps: 2 });
  await page.mouse.move(b.x, b.y, { steps: 6 });
  await page.mouse.up();
}

/** Plays by the canvas alone: a tile with one end by one click, with two by a click on an end or a drag to it, in turns. */
function mouseHands() {
  const count = { clicks: 0, drags: 0 };
  return {
    count,
    async play(page: Page, { hand, ends }: TableReading) {
      const picked = hand.find((tile) => tile.picked);
      const [end] = ends;
      if (picked && end) {
        const dragging = count.drags <= count.clicks;
        if (dragging) await drag(page, picked.box, end.box);
        else await clickOn(page, end.box);
        count[dragging ? 'drags' : 'clicks'] += 1;
        return;
      }
      const next =
        hand.find(({ fits }) => fits === 'both') ?? hand.find(({ fits }) => fits === 'one');
      if (next) await clickOn(page, next.box);
    },
    draw: (page: Page) => page.getByRole('button', { name: /^Draw/ }).click(),
    pass: (page: Page) => page.getByRole('button', { name: /^Pass/ }).click(),
    goOn: (page: Page) => page.getByRole('dialog').locator('.button.is-primary').click(),
  };
}

test('a whole match to 100 by mouse, with clicks and drags', async ({ watched: page }) => {
  await sitDown(page, { target: 100 });
  const hands = mouseHands();
  const end = await playOn(page, hands, matchOver);
  expect(end.dialog).toMatch(/match/i);
  expect(hands.count.drags).toBeGreaterThan(3);
  expect(hands.count.clicks).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('group', { name: 'Your hand' }).getByRole('button')).toHaveCount(7);
});

test('a tile let go elsewhere goes back to the hand', async ({ watched: page }) => {
  await sitDown(page, { speed: 'normal' });
  const hands = mouseHands();
  const now = await playOn(page, hands, ({ hand }) => hand.some(({ fits }) => fits === 'both'));
  const tile = now.hand.find(({ fits }) => fits === 'both');
  if (!tile) throw new Error('no tile fits both ends');
  await drag(page, tile.box, { x: 300, y: 490, width: 2, height: 2 });
  await expect(page.getByRole('button', { name: new RegExp(`^${tile.tile},`) })).toBeVisible();
});
