import type { Seat } from '@pedra/rules';
import type { TableUpdate } from './session-types.ts';

type Listener = (update: TableUpdate) => void;

/** What is still to be told to those who listen, in order. */
export interface Outbox<T> {
  put(letter: T): void;
  /** Tells everything that is there. A listener may bring about more: it comes after what everybody hears now. */
  deliver(): void;
  subscribe(seat: Seat | 'public', listener: Listener): () => void;
  /** Nothing is told from now on. */
  close(): void;
}

/** An outbox whose letters are read for each seat by the given function. */
export function makeOutbox<T>(
  readFor: (seat: Seat | 'public', letter: T) => TableUpdate,
): Outbox<T> {
  const listeners = new Set<{ readonly seat: Seat | 'public'; readonly listener: Listener }>();
  const letters: T[] = [];
  let delivering = false;
  const deliver = () => {
    if (delivering) return;
    delivering = true;
    try {
      for (let letter = letters.shift(); letter !== undefined; letter = letters.shift()) {
        for (const entry of [...listeners]) {
          if (listeners.has(entry)) entry.listener(readFor(entry.seat, letter));
        }
      }
    } finally {
      delivering = false;
    }
  };
  return {
    put: (letter) => void letters.push(letter),
    deliver,
    subscribe(seat, listener) {
      const entry = { seat, listener };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    close() {
      letters.length = 0;
      listeners.clear();
    },
  };
}
