/** Plays rounds by chance. */
export interface Loop {
  /** Plays so many more, and gives the number of actions. */
  run(rounds: number): number;
  /** All points scored so far, where the loop scores. */
  readonly points?: () => number;
}

/** Random whole numbers below a bound, quick and good enough to choose by; no rejection, as in most programs of the kind. */
export function makeDraws(): (bound: number) => number {
  let state = 0x2545f491;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 4294967296) * bound);
  };
}
