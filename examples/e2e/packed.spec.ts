import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../packages/house/src/free-port.ts';
import { packAll } from '../../packages/house/src/packing/packed.ts';
import { coloursAt } from './picture-colours.ts';
import { expect, test } from './watched-page.ts';

const packages = join(import.meta.dirname, '../../packages');
const shell = process.platform === 'win32';

/** The first example in a package's README, as its readers copy it. */
function startOf(name: string, language: string): string {
  const text = readFileSync(join(packages, name, 'README.md'), 'utf8');
  const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1];
  if (!found) throw new Error(`no example in the README of ${name}`);
  return found;
}

/** The version of a tool that this project uses itself. */
function versionOf(name: string): string {
  const workspace = readFileSync(join(packages, '../pnpm-workspace.yaml'), 'utf8');
  return new RegExp(`^ {2}"?${name}"?: (.+)$`, 'm').exec(workspace)?.[1] ?? 'latest';
}

/** A project as anybody begins one, outside of this one: npm, Vite, and our tarballs. */
function makeProject(folder: string): void {
  const tarballs = join(folder, 'tarballs');
  mkdirSync(join(folder, 'src'));
  mkdirSync(tarballs);
  const [layout = '', renderer = '', skins = ''] = packAll(tarballs);
  const manifest = {
    name: 'a-table',
    private: true,
    type: 'module',
    dependencies: {
      '@pedra/layout': `file:${layout}`,
      '@pedra/renderer': `file:${renderer}`,
      '@pedra/skins': `file:${skins}`,
    },
    devDependencies: { vite: versionOf('vite'), typescript: versionOf('typescript') },
  };
  const options = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'preserve',
    moduleResolution: 'bundler',
    strict: true,
    noEmit: true,
    types: [],
    skipLibCheck: true,
  };
  const page = `<!doctype html><html lang="en"><title>A table</title><link rel="icon" href="data:,">
<body style="margin: 0"><div id="table" style="width: 800px; height: 500px"></div>
<script type="module" src="/src/main.ts"></script></body></html>`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['src'] }),
  );
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'src/main.ts'), startOf('renderer', 'ts'));
  writeFileSync(join(folder, 'layout.mjs'), startOf('layout', 'js'));
}

/** Runs a command in the project; the result is what it wrote. */
function runIn(cwd: string, command: string, ...args: readonly string[]): string {
  return execFileSync(command, [...args], { cwd, shell, encoding: 'utf8' });
}

test.describe('the packed packages, in a project of somebody else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pedra-bare-'));
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('install by npm, compile, build, and show the table of the README', async ({
    watched: page,
    browser,
  }) => {
    makeProject(folder);
    runIn(folder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline');
    const installed = runIn(folder, 'npm', 'ls', '--all', '--parseable');
    expect(installed.match(/node_modules\/@pedra\/layout$/gm)).toHaveLength(1);
    expect(installed).not.toMatch(/node_modules\/react$/m);
    expect(runIn(folder, process.execPath, 'layout.mjs')).toContain('scale');
    runIn(folder, 'npx', 'tsc', '-p', '.');
    runIn(folder, 'npx', 'vite', 'build', '--logLevel', 'warn');

    const port = String(await freePort());
    const vite = join(folder, 'node_modules/vite/bin/vite.js');
    const server = spawn(
      process.execPath,
      [vite, 'preview', '--host', '127.0.0.1', '--port', port],
      {
        cwd: folder,
      },
    );
    try {
      await expect(async () => {
        await page.goto(`http://127.0.0.1:${port}/`);
      }).toPass();
      await expect(page.locator('canvas')).toBeVisible();
      // The middle of the first piece, the upper part of one in the rack, and the cloth.
      await expect(async () => {
        const [pin, piece, cloth] = await coloursAt(browser, page, [
          { x: 400, y: 183 },
          { x: 368, y: 400 },
          { x: 100, y: 100 },
        ]);
        expect(pin && pin[0] - pin[2]).toBeGreaterThan(50);
        expect(piece && Math.min(...piece)).toBeGreaterThan(150);
        expect(cloth && cloth[1] - cloth[0]).toBeGreaterThan(10);
      }).toPass();
    } finally {
      server.kill();
    }
  });
});
