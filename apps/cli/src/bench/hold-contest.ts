import { Worker } from 'node:worker_threads';
import type { ContestName } from './contests.ts';
import type { Figures } from './figures.ts';

/**
 * Holds one contest in a thread of its own, as bots have one for each game: there a function that is given by the rules of
 * a game is always the same, and the compiler makes use of it. Gives the contest's figures; rejects where the thread fails.
 */
export function holdContest(name: ContestName, heats: number): Promise<Partial<Figures>> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./contest-thread.ts', import.meta.url), {
      workerData: { name, heats },
    });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}
