import { fromRecord, type Seat } from '@pedra/rules';
import {
  createHost,
  type Host,
  type HostParts,
  restoreHost,
  type SavedTable,
  type TableSetup,
} from '@pedra/session';
import { currentSettings } from '../app/settings.ts';
import { workerBots } from './bots.ts';
import { pageClock } from './page-clock.ts';
import { type KeptStore, tableStore } from './table-store.ts';

/** A table that somebody sits at in this page. */
export interface PlayedTable {
  readonly host: Host;
  readonly setup: TableSetup;
  /** The seat of the person at the screen. */
  readonly human: Seat;
  /** Whether the match outlives the page. */
  readonly kept: boolean;
}

/** The one table of this page; a new one ends the one before. */
let current: PlayedTable | undefined;

function parts({ store }: KeptStore): HostParts {
  return {
    think: workerBots(),
    scheduler: pageClock,
    pace: { speed: currentSettings().speed },
    save: (table) => store.save(table),
  };
}

function sitDown(host: Host, { kept }: KeptStore): PlayedTable {
  current?.host.dispose();
  const human = host.setup.players.findIndex(({ kind }) => kind === 'human');
  current = { host, setup: host.setup, human: Math.max(0, human), kept };
  return current;
}

/** Deals a new match. Throws on a set-up that no game has: menus offer none. */
export async function openTable(setup: TableSetup): Promise<PlayedTable> {
  const kept = await tableStore();
  const made = createHost(setup, parts(kept));
  if (!made.ok) throw new Error(`This table cannot be set: ${made.error.message}`);
  return sitDown(made.host, kept);
}

/** The kept match, exactly where it was left; null where there is none or it cannot be read. */
export async function resumeTable(): Promise<PlayedTable | null> {
  const kept = await tableStore();
  const saved = await kept.store.load();
  if (!saved) return null;
  const restored = restoreHost(saved, parts(kept));
  return restored.ok ? sitDown(restored.host, kept) : null;
}

/** The kept match if it is not over, for a menu that offers to go on with it. */
export async function peekSaved(): Promise<SavedTable | null> {
  const { store } = await tableStore();
  const saved = await store.load();
  if (!saved) return null;
  const read = fromRecord(saved.record);
  return read.ok && read.match.phase !== 'match-over' ? saved : null;
}
