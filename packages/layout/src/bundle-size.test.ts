import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const entry = 'virtual:entry';

/** The code of some exports, minified, without the modules that `isLeftOut` names. */
async function bundled(source: string, isLeftOut: (path: string) => boolean): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        async resolveId(id, importer) {
          if (id === entry) return id;
          const found = await this.resolve(id, importer, { skipSelf: true });
          if (!found || !isLeftOut(found.id)) return found;
          return { id: `./${basename(found.id, '.ts')}.js`, external: true };
        },
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) return expect.fail('nothing was built');
  return output.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

test('K3: line, camera and slots take 5 kB at most, compressed, beside the other shapes', async () => {
  const parts = 'camera, peek, place, planRound, replan, slots, undo';
  const code = await bundled(
    `export { ${parts} } from ${JSON.stringify(at('./index.ts'))}`,
    (path) => /layout\/src\/(?:(?:tree|cross|lanes)\/|free-shape)/.test(path),
  );
  expect(code).toContain('plan-full');
  expect(gzipSync(code).length).toBeLessThanOrEqual(5 * 1024);
});

test('K3: the search for places in a tree takes 3 kB at most, compressed, beside the rest', async () => {
  const source = `export { treeShape } from ${JSON.stringify(at('./tree/tree-shape.ts'))}`;
  const code = await bundled(source, (path) => /layout\/src\/[\w-]+\.ts/.test(path));
  expect(code).toContain('face');
  expect(gzipSync(code).length).toBeLessThanOrEqual(3 * 1024);
});
