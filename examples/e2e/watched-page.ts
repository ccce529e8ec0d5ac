import { test as base, expect, type Page } from '@playwright/test';

/** Complaints of the software renderer about itself, which no player with a graphics card sees. */
const ofTheMachine = [/GPU stall due to ReadPixels/, /swiftshader/i];

/** Playwright's test with a page that fails it for any console message, uncaught error or request to another place. */
export const test = base.extend<{ watched: Page }>({
  watched: async ({ page, baseURL }, use) => {
    const troubles: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      if (!ofTheMachine.some((known) => known.test(text))) troubles.push(text);
    });
    page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url))
        troubles.push(`request: ${url}`);
    });
    await use(page);
    expect(troubles).toEqual([]);
  },
});

export { expect };
