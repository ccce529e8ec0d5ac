import { expect, type Page } from '@playwright/test';
import { deal, type Game, type Place, type TileId } from '../mahjong-solitaire/src/rules.ts';

/** A rectangle in the page, in CSS px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Opens the page at a deal; the result is the same deal, with a way to clear it. */
export async function openDeal(page: Page, seed: string, places?: readonly Place[]): Promise<Game> {
  await page.goto(`./?deal=${seed}`);
  await expect(page.getByRole('list', { name: 'Tiles' }).getByRole('listitem')).toHaveCount(144);
  return deal(seed, places);
}

/** Where the tiles are, by id; those that can be taken, or all. */
export async function tileBoxes(page: Page, which: 'all' | 'open'): Promise<Record<TileId, Box>> {
  const items = page.locator(which === 'open' ? '#tiles li:has(button)' : '#tiles li');
  const boxes = await items.evaluateAll((all) =>
    all.map((item) => {
      const { x, y, width, height } = item.getBoundingClientRect();
      return [item instanceof HTMLElement ? item.dataset.tile : '', { x, y, w: width, h: height }];
    }),
  );
  return Object.fromEntries(boxes);
}

/** The middle of a tile. */
export function middle(boxes: Record<TileId, Box>, id: TileId): { x: number; y: number } {
  const { x, y, w, h } = boxes[id] ?? { x: 0, y: 0, w: 0, h: 0 };
  return { x: x + w / 2, y: y + h / 2 };
}

/** What the page says about how many pairs are left. */
export async function expectPairsLeft(page: Page, count: number): Promise<void> {
  await expect(page.locator('#count')).toHaveText(
    count === 1 ? '1 pair left' : `${count} pairs left`,
  );
}
