import { askBot } from '@pedra/bots';
import type { Think } from '@pedra/session';

let asked: Think | undefined;

/** Bots in a worker of their own, started at the first call and kept; where workers are refused, every question is. */
export function workerBots(): Think {
  asked ??= startBots();
  return asked;
}

function startBots(): Think {
  try {
    return askBot(new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }));
  } catch (reason) {
    return () => Promise.reject(reason);
  }
}
