/** Keeps the latest of what it is given, one at a time: what comes while one is being kept waits, and only the last of it. */
export interface Keeper<T> {
  keep(value: T): void;
  /** Drops what waits: a store may belong to somebody else by the time that it is free. */
  stop(): void;
}

/** A keeper that saves by the given function; `failed` is told once, at the first failure. */
export function makeKeeper<T>(save: (value: T) => Promise<void>, failed: () => void): Keeper<T> {
  let busy = false;
  let stopped = false;
  let told = false;
  let waiting: { readonly value: T } | null = null;
  const run = async (value: T): Promise<void> => {
    busy = true;
    try {
      await save(value);
    } catch {
      if (!told && !stopped) failed();
      told = true;
    }
    busy = false;
    const next = waiting;
    waiting = null;
    if (next) void run(next.value);
  };
  return {
    keep(value) {
      if (stopped) return;
      if (busy) waiting = { value };
      else void run(value);
    },
    stop() {
      stopped = true;
      waiting = null;
    },
  };
}
