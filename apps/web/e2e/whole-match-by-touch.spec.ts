import type { CDPSession, Page } from '@playwright/test';
import { matchOver, playOn } from './play-on.ts';
import { sitDown } from './sit-down.ts';
import { type Box, middle, type TableReading } from './table-reading.ts';
import { expect, test } from './watched-page.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

async function tap(page: Page, box: Box): Promise<void> {
  const { x, y } = middle(box);
  await page.touchscreen.tap(x, y);
}

async function swipe(session: CDPSession, from: Box, to: Box): Promise<void> {
  const [a, b] = [middle(from), middle(to)];
  const at = (part: number) => [{ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.1, 0.3, 0.6, 0.9, 1]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

function touchHands(session: CDPSession) {
  const count = { taps: 0, swipes: 0 };
  return {
    count,
    async play(page: Page, { hand, ends }: TableReading) {
      const picked = hand.find((tile) => tile.picked);
      const [end] = ends;
      if (picked && end) {
        const swiping = count.swipes <= count.taps;
        if (swiping) await swipe(session, picked.box, end.box);
        else await tap(page, end.box);
        count[swiping ? 'swipes' : 'taps'] += 1;
        return;
      }
      const next =
        hand.find(({ fits }) => fits === 'both') ?? hand.find(({ fits }) => fits === 'one');
      if (next) await tap(page, next.box);
    },
    draw: (page: Page) => page.getByRole('button', { name: /^Draw/ }).tap(),
    pass: (page: Page) => page.getByRole('button', { name: /^Pass/ }).tap(),
    goOn: (page: Page) => page.getByRole('dialog').locator('.button.is-primary').tap(),
  };
}

test('a whole match by touch on a phone, with taps and drags', async ({ watched: page }) => {
  await sitDown(page, { target: 50 });
  const hands = touchHands(await page.context().newCDPSession(page));
  const end = await playOn(page, hands, matchOver);
  expect(end.dialog).toMatch(/match/i);
  expect(hands.count.swipes).toBeGreaterThan(0);
});

test('on a phone nothing scrolls sideways, the sheet opens from the scores', async ({
  watched: page,
}) => {
  await sitDown(page, { seats: 4 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: /Score and moves/ }).tap();
  await expect(page.getByRole('dialog')).toContainText('Round 1');
});
