export type { ClockRule, KeptTimes, Pace } from '@pedra/turn-machine';
export { createHost, restoreHost } from './host.ts';
export { memoryStore } from './memory-store.ts';
export type {
  Host,
  HostParts,
  Notice,
  Player,
  SavedTable,
  Scheduler,
  TableSetup,
  TableStore,
  TableUpdate,
  Think,
  Waiting,
} from './session-types.ts';
