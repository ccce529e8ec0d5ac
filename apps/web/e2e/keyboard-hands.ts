import type { Page } from '@playwright/test';
import type { TableReading } from './table-reading.ts';

/** Plays by keys alone, and watches that the focus is never lost while the player acts. */
export function keyboardHands() {
  const lost: string[] = [];
  let plays = 0;
  const press = async (page: Page, key: string) => {
    await page.keyboard.press(key);
    await page.waitForTimeout(30);
  };
  return {
    lost,
    async play(page: Page, { hand, ends, focus }: TableReading) {
      if (ends.length > 0) {
        if (plays % 2 === 0) await press(page, 'ArrowRight');
        await press(page, 'Enter');
        plays += 1;
        return;
      }
      if (plays > 0 && focus === 'none') lost.push(JSON.stringify(hand));
      const at = hand.findIndex(({ fits }) => fits !== 'no');
      // By turns: walk there with arrows, or press the number of the tile.
      plays += 1;
      if (plays % 3 === 0 && at < 10) {
        await press(page, String((at + 1) % 10));
        return;
      }
      await press(page, 'Home');
      for (let step = 0; step < at; step += 1) await press(page, 'ArrowRight');
      await press(page, plays % 2 === 0 ? 'Enter' : 'Space');
    },
    draw: (page: Page) => press(page, 'd'),
    pass: (page: Page) => press(page, 'p'),
    async goOn(page: Page) {
      await press(page, 'Tab');
      const onButton = await page.evaluate(() =>
        document.activeElement?.matches('.button.is-primary'),
      );
      if (onButton) await press(page, 'Enter');
    },
  };
}
