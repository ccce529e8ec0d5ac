import { createServer } from 'node:net';
import { join } from 'node:path';
import { build, preview } from 'vite';

/** A port of this machine that nobody listens on: the usual one, or any. */
function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      wanted === 0 ? reject(new Error('no free port')) : resolve(freePort(0)),
    );
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : wanted));
    });
  });
}

/** Whether there is a screen to open a browser on. */
function hasDesktop(): boolean {
  if (process.env.CI) return false;
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

const root = join(import.meta.dirname, '../../../apps/web');
process.chdir(root);
await build({ root, logLevel: 'warn' });
const server = await preview({
  root,
  logLevel: 'warn',
  preview: { host: '127.0.0.1', port: await freePort(4173), strictPort: true, open: hasDesktop() },
});
console.log(`\n  Pedra is ready: ${server.resolvedUrls?.local[0] ?? ''}\n  Stop it with Ctrl+C.\n`);
