import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';

/** Where the test command wants its figures; unset when tests are run by hand. */
const results = process.env.PEDRA_RESULTS ?? 'test-results';

/** A port that nobody listens on now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(),
      );
    });
  });
}

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
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--force-color-profile=srgb',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `vite preview --host 127.0.0.1 --port ${process.env.PEDRA_E2E_PORT} --strictPort`,
    url: address,
    reuseExistingServer: false,
  },
});
