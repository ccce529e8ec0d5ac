import { useCallback, useRef, useState } from 'react';
import { type PlayedTable, resumeTable } from '../play/played-table.ts';
import { goTo } from './route.ts';

/** The table in play, and the ways to come by one. */
interface PlayedTableState {
  /** Null before one is there. */
  readonly table: PlayedTable | null;
  /** Sits down at the table that `start` gives; goes home where it gives none. */
  readonly open: (start: () => Promise<PlayedTable | null>) => void;
  /** Takes up the kept match, unless a table is there already. */
  readonly resume: () => void;
  readonly leave: () => void;
}

/** Keeps the table that is played at; what fails while one is set is thrown in rendering, for the error screen to catch. */
export function usePlayedTable(): PlayedTableState {
  const [table, setTable] = useState<PlayedTable | null>(null);
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  const coming = useRef(false);
  const open = useCallback((start: () => Promise<PlayedTable | null>) => {
    coming.current = true;
    start().then(
      (found) => {
        coming.current = found !== null;
        setTable(found);
        goTo(found ? 'table' : 'home');
      },
      (reason: unknown) => setFailure({ reason }),
    );
  }, []);
  const resume = useCallback(() => {
    if (!coming.current) open(resumeTable);
  }, [open]);
  const leave = useCallback(() => {
    coming.current = false;
    setTable(null);
  }, []);
  if (failure) throw failure.reason;
  return { table, open, resume, leave };
}
