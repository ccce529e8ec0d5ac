import type { Seat } from '@pedra/rules';
import type { Host, TableUpdate } from '@pedra/session';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

/** What a seat is told, as a store that gives the same object until something changes. */
function tableSource(host: Host, seat: Seat) {
  let latest: TableUpdate = host.update(seat);
  return {
    subscribe(changed: () => void): () => void {
      const stop = host.subscribe(seat, (update) => {
        latest = update;
        changed();
      });
      latest = host.update(seat);
      return stop;
    },
    latest: () => latest,
  };
}

/** What the seat knows now; renders again after every step. The table stands still while the page is hidden or left. */
export function useTable(host: Host, seat: Seat): TableUpdate {
  const source = useMemo(() => tableSource(host, seat), [host, seat]);
  useEffect(() => {
    const follow = () => (document.hidden ? host.pause() : host.resume());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      host.pause();
    };
  }, [host]);
  return useSyncExternalStore(source.subscribe, source.latest);
}
