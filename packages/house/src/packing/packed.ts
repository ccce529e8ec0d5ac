import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';

/** The packages that others can install, each after those that it needs. */
export const published = ['layout', 'renderer', 'skins'] as const;

const root = join(import.meta.dirname, '../../../..');
const shell = process.platform === 'win32';

/** Compiles what is published and packs it into a folder; the result is a tarball's path for each, in the order of `published`. */
export function packAll(folder: string): readonly string[] {
  execFileSync('pnpm', ['exec', 'tsc', '-b', 'packages/skins'], { cwd: root, shell });
  return published.map((name) => {
    const cwd = join(root, 'packages', name);
    const told = execFileSync('pnpm', ['pack', '--json', '--pack-destination', folder], {
      cwd,
      shell,
      encoding: 'utf8',
    });
    const { filename } = JSON.parse(told) as { readonly filename: string };
    return join(folder, basename(filename));
  });
}
