import { test as base, expect, type Page } from '@playwright/test';

/** What a page did that it should not have done. */
interface Watch {
  /** Errors and warnings of the console, uncaught errors, requests to other places. */
  readonly troubles: string[];
}

/** Complaints of the software renderer about itself, which no player with a graphics card sees. */
const ofTheMachine = [/GPU stall due to ReadPixels/, /swiftshader/i];

function watch(page: Page, baseURL: string): Watch {
  const troubles: string[] = [];
  page.on('console', (message) => {
    const loud = message.type() === 'error' || message.type() === 'warning';
    if (loud && !ofTheMachine.some((known) => known.test(message.text()))) {
      troubles.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL) && !/^(data|blob):/.test(url)) troubles.push(`request: ${url}`);
  });
  return { troubles };
}

/** Playwright's test with a page that fails it for any error, warning or request to another origin. */
export const test = base.extend<{ watched: Page }>({
  watched: async ({ page, baseURL }, use) => {
    const { troubles } = watch(page, baseURL ?? '');
    await use(page);
    expect(troubles).toEqual([]);
  },
});

export { expect };
