import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './packages/house/src/chromium-launch.ts';

const conditions = ['@pedra/source', 'module', 'browser', 'development|production'];
const nodeConditions = ['@pedra/source', 'module', 'node', 'development|production'];

/** Where the test command wants its figures; unset when tests are run by hand. */
const results = process.env.PEDRA_RESULTS;

/** Generous, in ms: a slow machine is no fault of a test. */
const testTimeout = 240_000;

const inNode = ['rules', 'layout', 'bots', 'turn-machine', 'session', 'i18n', 'house', 'testkit'];
const inBrowser = ['renderer', 'skins'];

/** A project of tests that run in Node, with packages taken as source. */
function nodeProject(name: string, root: string, mode: string) {
  return {
    root,
    mode,
    resolve: { conditions: nodeConditions },
    ssr: { resolve: { conditions: nodeConditions } },
    test: {
      name,
      environment: 'node',
      testTimeout,
      hookTimeout: testTimeout,
      include: ['src/**/*.test.ts'],
      exclude: ['src/**/*.browser.test.ts*'],
    },
  };
}

/** A project of tests that need a real page: files named `*.browser.test.ts(x)`. */
function browserProject(name: string, root: string) {
  return {
    root,
    resolve: { conditions },
    test: {
      name: `${name}:browser`,
      testTimeout,
      hookTimeout: testTimeout,
      include: ['src/**/*.browser.test.{ts,tsx}'],
      browser: {
        enabled: true,
        headless: true,
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch' as const,
            // Builds of the browser and processors differ by a shade; what is exact is asserted on the scene as data.
            comparatorOptions: { threshold: 0.15, allowedMismatchedPixelRatio: 0.003 },
            resolveScreenshotPath: ({
              arg,
              ext,
              root: of,
            }: Record<'arg' | 'ext' | 'root', string>) => `${of}/pictures/${arg}${ext}`,
          },
        },
        screenshotFailures: false,
        viewport: { width: 960, height: 640 },
        provider: playwright({ launchOptions: chromiumLaunch }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

export default defineConfig(({ mode }) => ({
  test: {
    maxWorkers: 2,
    ...(results
      ? { reporters: ['default', 'json'], outputFile: { json: `${results}/unit.json` } }
      : {}),
    projects: [
      ...[...inNode, ...inBrowser].map((name) =>
        nodeProject(`@pedra/${name}`, `./packages/${name}`, mode),
      ),
      nodeProject('@pedra/cli', './apps/cli', mode),
      nodeProject('@pedra/web', './apps/web', mode),
      nodeProject('@pedra/mahjong-solitaire', './examples/mahjong-solitaire', mode),
      ...inBrowser.map((name) => browserProject(`@pedra/${name}`, `./packages/${name}`)),
      browserProject('@pedra/web', './apps/web'),
    ],
  },
}));
