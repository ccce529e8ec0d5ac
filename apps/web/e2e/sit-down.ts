import { expect, type Page } from '@playwright/test';

/** What a test asks of its table. */
export interface Wanted {
  readonly game?: string;
  readonly seats?: number;
  readonly target?: number;
  /** Options of the game beside its target. */
  readonly options?: Readonly<Record<string, number | string | boolean>>;
  /** Decides all chance of the matches of this page. */
  readonly seed?: number;
  readonly speed?: 'slow' | 'normal' | 'fast' | 'instant';
}

/** Sets the usual table and the speed as an earlier visit would have left them, opens home and presses Play. */
export async function sitDown(page: Page, wanted: Wanted = {}): Promise<void> {
  const { game = 'draw', seats = 2, target, options = {}, seed = 7, speed = 'instant' } = wanted;
  const guests = ['nina', 'laura', 'bruno'].slice(0, seats - 1);
  const chosen = target === undefined ? options : { ...options, target };
  const usual = { game, seats, options: chosen, guests };
  await page.addInitScript((first) => {
    let next = first;
    // The same page gets the same deals at every run, and another one for every match.
    Object.defineProperty(crypto, 'getRandomValues', {
      value: (bytes: Uint8Array) => {
        next += 1;
        return bytes.fill(next % 256);
      },
    });
  }, seed);
  await page.addInitScript(
    ([table, settings]) => {
      try {
        if (localStorage.getItem('pedra.usual-table')) return;
        localStorage.setItem('pedra.usual-table', table);
        localStorage.setItem('pedra.settings', settings);
      } catch {
        // Where storage is refused the app's own choices hold.
      }
    },
    [JSON.stringify(usual), JSON.stringify({ speed })] as const,
  );
  await page.goto('./');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // The drawing code comes with the first table: on a busy machine that takes its time.
  await expect(page.getByRole('region', { name: 'Table' })).toBeVisible({ timeout: 60_000 });
}

/** Collects everything that live regions say, from now on; `said` gives it. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const look = (node: Node | null) => {
      const region = node instanceof Element ? node : node?.parentElement;
      const text = region?.closest('[aria-live]')?.textContent;
      if (text) said.push(text);
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) look(target);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Everything that live regions have said since `listen`. */
export function said(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { readonly said: readonly string[] }).said);
}
