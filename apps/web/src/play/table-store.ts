import { memoryStore, type SavedTable, type TableStore } from '@pedra/session';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Version 1: one table, under the key `current`. */
interface TableSchema extends DBSchema {
  tables: { key: 'current'; value: SavedTable };
}

/** A store, and whether what it holds outlives the page. */
export interface KeptStore {
  readonly store: TableStore;
  readonly kept: boolean;
}

function databaseStore(database: IDBPDatabase<TableSchema>): TableStore {
  return {
    load: async () => (await database.get('tables', 'current')) ?? null,
    save: async (table) => {
      await database.put('tables', table, 'current');
    },
    clear: () => database.delete('tables', 'current'),
  };
}

async function openStore(): Promise<KeptStore> {
  try {
    const database = await openDB<TableSchema>('pedra', 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('tables');
      },
      // A newer page in another tab must not wait for this one.
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    });
    const store = databaseStore(database);
    await store.load();
    return { store, kept: true };
  } catch {
    return { store: memoryStore(), kept: false };
  }
}

let opened: Promise<KeptStore> | undefined;

/** Where this browser keeps its table; in memory where storage is refused. Opened once a page. */
export function tableStore(): Promise<KeptStore> {
  opened ??= openStore();
  return opened;
}
