import { fromRecord, view } from '@pedra/rules';
import type { SavedTable } from '@pedra/session';

/** An unfinished match as home tells of it. */
export interface SavedMatch {
  readonly setup: SavedTable['setup'];
  /** By side. */
  readonly scores: readonly number[];
  /** The seat to act; null between two rounds. */
  readonly turn: number | null;
}

/** What home tells of a kept table; null where it holds no match that can go on. */
export function savedMatch(saved: SavedTable | null): SavedMatch | null {
  if (!saved) return null;
  const read = fromRecord(saved.record);
  if (!read.ok || read.match.phase === 'match-over') return null;
  const { scores, turn } = view(read.match, 'public');
  return { setup: saved.setup, scores, turn };
}
