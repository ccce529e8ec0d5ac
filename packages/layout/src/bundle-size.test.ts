import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

const index = fileURLToPath(new URL('./index.ts', import.meta.url));
const entry = 'virtual:entry';
const parts = 'camera, peek, place, planRound, replan, slots, undo';

test('K3: line, camera and slots take 5 kB at most, compressed', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export { ${parts} } from ${JSON.stringify(index)}` : null),
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
  const code = output.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  expect(code).toContain('plan-full');
  expect(gzipSync(code).length).toBeLessThanOrEqual(5 * 1024);
});
