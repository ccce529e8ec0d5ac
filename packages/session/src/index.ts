/*
 * createHost(setup: TableSetup, parts: HostParts): Result<{ host: Host }>
 * restoreHost(saved: unknown, parts: HostParts): Result<{ host: Host }>
 * memoryStore(): TableStore
 */
export type { Host, HostParts, Pace, Player, SavedTable, Scheduler, TableSetup, TableStore, TableUpdate, Think, Waiting } from './session-types.ts';
