import type { Page } from '@playwright/test';
import type { Hands } from './play-on.ts';

/** Plays the first tile that fits, at its first end, by keys: for tests about something else. */
export const quickHands: Hands = {
  async play(page: Page, { hand, ends }) {
    const at = hand.findIndex(({ fits }) => fits !== 'no');
    await page.keyboard.press(ends.length > 0 ? 'Enter' : String((at + 1) % 10));
  },
  draw: (page) => page.keyboard.press('d'),
  pass: (page) => page.keyboard.press('p'),
  goOn: (page) => page.getByRole('dialog').locator('.button.is-primary').click(),
};
