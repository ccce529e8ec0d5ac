import type { Phase } from '@pedra/rules';
import { useEffect, useState } from 'react';
import { pageClock } from '../play/page-clock.ts';

/** What lies over the table after a round. */
export type After = 'nothing' | 'round' | 'match' | 'put-aside';

/** From the last tile to the result, in ms at speed 1: long enough to see it lie. */
const pause = 1500;
/** Never less, in ms: what is said of the end must be heard before the paper takes the reader away. */
const least = 400;

/** Shows the round's result a moment after its end, at once on a table that was left there. */
export function useAfterRound(phase: Phase, round: number, speed: number) {
  const over = phase !== 'playing';
  const [after, setAfter] = useState<After>(over ? 'round' : 'nothing');
  const [seen, setSeen] = useState({ over, round });
  if (seen.over !== over || seen.round !== round) {
    setSeen({ over, round });
    setAfter('nothing');
  }
  useEffect(() => {
    if (!over || after !== 'nothing') return;
    const timer = pageClock.setTimeout(() => setAfter('round'), Math.max(least, pause / speed));
    return () => pageClock.clearTimeout(timer);
  }, [over, after, speed]);
  return [after, setAfter] as const;
}
