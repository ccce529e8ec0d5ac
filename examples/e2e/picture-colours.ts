import type { Browser, Page } from '@playwright/test';

export type Colour = readonly [red: number, green: number, blue: number];
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The colours that the page shows at some points, in CSS px at one device px each. */
export async function coloursAt(
  browser: Browser,
  page: Page,
  points: readonly Point[],
): Promise<readonly Colour[]> {
  const picture = (await page.screenshot()).toString('base64');
  // A page without a policy of its own decodes it.
  const reader = await browser.newPage();
  const colours = await reader.evaluate(
    async ({ url, at }) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      return at.map(({ x, y }): [number, number, number] => {
        const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data;
        return [red, green, blue];
      });
    },
    { url: `data:image/png;base64,${picture}`, at: points },
  );
  await reader.close();
  return colours;
}
