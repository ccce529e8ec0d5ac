import type { Page } from '@playwright/test';
import { expect, test } from './watched-page.ts';

/** The files of languages that the page fetches, in order, by the tag in their names. */
function languagesFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, tag] = /\/(en|pl|pt-br|pt-pt)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (tag) fetched.push(tag);
  });
  return fetched;
}

for (const [locale, tag, title, play] of [
  ['pt-MZ', 'pt-pt', 'Puxa uma cadeira', 'Jogar'],
  ['pt', 'pt-br', 'Puxe uma cadeira', 'Jogar'],
  ['pl-PL', 'pl', 'Siadaj do stołu', 'Graj'],
  ['de-DE', 'en', 'Pull up a chair', 'Play'],
] as const) {
  test.describe(`a browser that speaks ${locale}`, () => {
    test.use({ locale });

    test('fetches one language and is spoken to in it', async ({ watched: page }) => {
      const fetched = languagesFetched(page);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('button', { name: play, exact: true })).toBeVisible();
      expect(fetched).toEqual([tag]);
    });
  });
}

test('another language is fetched when it is chosen, and kept', async ({ watched: page }) => {
  const fetched = languagesFetched(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Polski').click();
  await expect(page.getByRole('heading', { name: 'Ustawienia' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  expect(fetched).toEqual(['en', 'pl']);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Siadaj do stołu' })).toBeVisible();
  expect(fetched).toEqual(['en', 'pl', 'pl']);
});
