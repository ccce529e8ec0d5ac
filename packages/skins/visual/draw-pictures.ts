/**
 * Draws docs/skins.png. With `--sheets <directory>` instead every set on every table, to be looked at; a name as third argument
 * keeps to one set or table.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import type { Pictures } from './page.ts';

const root = join(import.meta.dirname, '../../..');

/** The page's script, with everything that it imports. */
async function bundle(): Promise<string> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@pedra/source', 'module', 'browser'] },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'page.ts'), formats: ['iife'], name: 'page' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

function save(path: string, url: string): void {
  writeFileSync(path, Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
  process.stdout.write(`${path}\n`);
}

async function drawSheets(page: Page, directory: string, only: string | undefined): Promise<void> {
  mkdirSync(directory, { recursive: true });
  const lists = await page.evaluate(() => {
    const { skins, tables } = (globalThis as unknown as { pictures: Pictures }).pictures;
    return { skins: skins(), tables: tables() };
  });
  for (const skin of lists.skins) {
    for (const table of lists.tables) {
      if (only && only !== skin && only !== table) continue;
      for (const lightness of ['light', 'dark', 'contrast'] as const) {
        const url = await page.evaluate(
          (ask) =>
            (globalThis as unknown as { pictures: Pictures }).pictures.sheet(
              ask.skin,
              ask.table,
              ask.lightness,
            ),
          { skin, table, lightness },
        );
        save(join(directory, `${skin}-${table}-${lightness}.png`), url);
      }
    }
  }
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--force-color-profile=srgb', '--font-render-hinting=none'],
});
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundle() });
  const [flag, directory, only] = process.argv.slice(2);
  if (flag === '--sheets' && directory) await drawSheets(page, directory, only);
  else {
    const strip = () => (globalThis as unknown as { pictures: Pictures }).pictures.strip();
    save(join(root, 'docs/skins.png'), await page.evaluate(strip));
  }
} finally {
  await browser.close();
}
