/** A place for a few small texts. */
export interface Keeper {
  read(key: string): string | null;
  write(key: string, text: string): void;
}

/** Keeps texts in the browser's storage; where that is refused or full, in memory until the page is left. */
export function keeperOf(storage: () => Pick<Storage, 'getItem' | 'setItem'>): Keeper {
  const memory = new Map<string, string>();
  return {
    read(key) {
      try {
        return memory.get(key) ?? storage().getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write(key, text) {
      try {
        storage().setItem(key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
    },
  };
}

/** What is kept between visits. */
export const kept: Keeper = keeperOf(() => window.localStorage);

/** A text as JSON; undefined where it is none. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
