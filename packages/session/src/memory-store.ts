import type { SavedTable, TableStore } from './session-types.ts';

/** A store that forgets when the page is closed: for tests, and where a browser keeps nothing. */
export function memoryStore(): TableStore {
  let kept: SavedTable | null = null;
  return {
    load: () => Promise.resolve(kept),
    save: (table) => {
      kept = table;
      return Promise.resolve();
    },
    clear: () => {
      kept = null;
      return Promise.resolve();
    },
  };
}
