import { join } from 'node:path';
import { build, preview } from 'vite';
import { freePort } from './free-port.ts';

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
