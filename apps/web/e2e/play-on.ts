import type { Page } from '@playwright/test';
import { readTable, type TableReading } from './table-reading.ts';

/** How a player acts on what is read; nothing else is known. */
export interface Hands {
  /** Plays some tile that fits. */
  play(page: Page, now: TableReading): Promise<void>;
  draw(page: Page): Promise<void>;
  pass(page: Page): Promise<void>;
  /** Presses the main button of a result. */
  goOn(page: Page, title: string): Promise<void>;
}

/** Plays until `done` says so, or fails after too many looks without a change. */
export async function playOn(
  page: Page,
  hands: Hands,
  done: (now: TableReading) => boolean,
): Promise<TableReading> {
  let still = 0;
  let before = '';
  while (still < 400) {
    const now = await readTable(page);
    const picture = JSON.stringify(now);
    still = picture === before ? still + 1 : 0;
    before = picture;
    if (done(now)) return now;
    if (now.dialog !== null) await hands.goOn(page, now.dialog);
    else if (now.canDraw) await hands.draw(page);
    else if (now.canPass) await hands.pass(page);
    else if (now.hand.some(({ fits }) => fits !== 'no')) await hands.play(page, now);
    await page.waitForTimeout(40);
  }
  throw new Error(`nothing happens any more: ${before}`);
}

/** Whether the result of the whole match is shown. */
export const matchOver = ({ dialog }: TableReading): boolean =>
  dialog !== null && /match/i.test(dialog);
