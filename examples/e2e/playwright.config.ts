import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../packages/house/src/chromium-launch.ts';
import { freePort } from '../../packages/house/src/free-port.ts';

/** Where the test command wants its figures; unset when tests are run by hand. */
const results = process.env.PEDRA_RESULTS ?? 'test-results';

const examples = ['mahjong-solitaire', 'renderer-only'];
// Workers load this file again: they take the ports that the first run found.
process.env.PEDRA_EXAMPLES_PORTS ??= (await Promise.all(examples.map(() => freePort()))).join();
const ports = process.env.PEDRA_EXAMPLES_PORTS.split(',');
const addressOf = (index: number) => `http://127.0.0.1:${ports[index]}`;

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results/output',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `${results}/examples.json` }]],
  use: {
    locale: 'en-GB',
    // The size of a game portal's frame: pictures are drawn by the processor here, and smaller ones sooner.
    viewport: { width: 907, height: 510 },
    launchOptions: chromiumLaunch,
  },
  projects: [
    ...examples.map((name, index) => ({
      name,
      testMatch: `${name}.spec.ts`,
      use: { baseURL: addressOf(index) },
    })),
    { name: 'packed', testMatch: 'packed.spec.ts', use: { baseURL: 'http://127.0.0.1' } },
  ],
  webServer: examples.map((name, index) => ({
    command: `vite preview --host 127.0.0.1 --port ${ports[index]} --strictPort ../${name}`,
    url: addressOf(index),
    reuseExistingServer: false,
  })),
});
