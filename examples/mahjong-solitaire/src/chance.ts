/** Numbers in [0, 1), the same for the same text: its hash (FNV-1a) starts a generator (mulberry32). */
export function chanceFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The same things in an order of chance. */
export function shuffled<T>(things: readonly T[], chance: () => number): readonly T[] {
  return things
    .map((thing) => ({ thing, rank: chance() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ thing }) => thing);
}
