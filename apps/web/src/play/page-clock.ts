import type { Scheduler } from '@pedra/session';

/** The page's own time. */
export const pageClock: Scheduler = {
  now: () => Date.now(),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (id) => {
    if (typeof id === 'number') window.clearTimeout(id);
  },
};

/** A seed that nobody can guess: 128 bits of the browser's chance as hex. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
