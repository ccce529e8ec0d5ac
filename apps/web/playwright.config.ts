import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../packages/house/src/chromium-launch.ts';
import { freePort } from '../../packages/house/src/free-port.ts';

/** Where the test command wants its figures; unset when tests are run by hand. */
const results = process.env.PEDRA_RESULTS ?? 'test-results';

// Workers load this file again: they take the port that the first run found.
process.env.PEDRA_E2E_PORT ??= String(await freePort());
const address = `http://127.0.0.1:${process.env.PEDRA_E2E_PORT}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/output',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 900_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `${results}/e2e.json` }]],
  use: {
    baseURL: address,
    locale: 'en-GB',
    viewport: { width: 1280, height: 720 },
    launchOptions: chromiumLaunch,
  },
  webServer: {
    command: `vite preview --host 127.0.0.1 --port ${process.env.PEDRA_E2E_PORT} --strictPort`,
    url: address,
    reuseExistingServer: false,
  },
});
