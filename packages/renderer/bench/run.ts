/** Prints what a table of 136 pieces costs in Chromium; `--json` prints one object. Figures in ms are this machine's, ratios are not. */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import type { Costs } from './page.ts';

/** What each figure is to be: at least, or at most. */
const goals: Partial<Record<keyof Costs, readonly ['least' | 'most', number]>> = {
  bareVsTable: ['least', 0.9],
  drawCalls: ['most', 3],
  setMs: ['most', 4],
  replanLineMs: ['most', 1],
  replanLanesMs: ['most', 1],
  idleFrames: ['most', 0],
};

async function bundle(): Promise<string> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@pedra/source', 'module', 'browser'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'page.ts'), formats: ['iife'], name: 'page' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--enable-precise-memory-info',
    '--js-flags=--expose-gc',
  ],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
await page.addScriptTag({ content: await bundle() });
const told = await page.evaluate(() =>
  (globalThis as unknown as { page: { costs(): Promise<Costs> } }).page.costs(),
);
await browser.close();

if (process.argv.includes('--json')) {
  process.stdout.write(`${JSON.stringify(told)}\n`);
} else {
  for (const [name, figure] of Object.entries(told) as [keyof Costs, number][]) {
    const [bound, goal] = goals[name] ?? [];
    const missed =
      bound === 'least' ? figure < (goal ?? 0) : bound === 'most' && figure > (goal ?? 0);
    const note = goal === undefined ? '' : ` (at ${bound} ${goal}${missed ? ', missed' : ''})`;
    process.stdout.write(`${name.padEnd(16)}${Number(figure.toPrecision(3))}${note}\n`);
  }
}
