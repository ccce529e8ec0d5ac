import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Does one heat's work and gives how much it was, in whatever it counts. */
export type Contestant = () => number;

/** Heats that only warm up the machine and are not counted. */
const warmUp = 2;

/**
 * The speed of each contestant in every heat, in its own count a second of processor time. Within a heat all run one
 * after the other, so that what slows the machine slows all of them.
 */
export function race<Name extends string>(
  heats: number,
  contestants: Readonly<Record<Name, Contestant>>,
): Readonly<Record<Name, readonly number[]>> {
  const names = Object.keys(contestants) as Name[];
  const speeds = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >;
  for (let heat = -warmUp; heat < heats; heat += 1) {
    for (const name of names) {
      const before = process.cpuUsage();
      const done = contestants[name]();
      const { user, system } = process.cpuUsage(before);
      if (heat >= 0) speeds[name].push((done * 1_000_000) / Math.max(1, user + system));
    }
  }
  return speeds;
}

/** The middle one of some numbers. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** How far the heap grows by a run, divided by the number that the run gives; what was warmed up before does not count. */
export function bytesPerAction(run: () => number): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  run();
  collect();
  const before = process.memoryUsage().heapUsed;
  const actions = run();
  return Math.max(0, process.memoryUsage().heapUsed - before) / actions;
}
