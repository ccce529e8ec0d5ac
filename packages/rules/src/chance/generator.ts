import type { GeneratorState } from '../match-types.ts';

/*
 * All chance of a match (G7): xoshiro128** by Blackman and Vigna, seeded from text through SplitMix-like steps.
 * Only 32-bit integer arithmetic, so every platform deals the same tiles.
 */

/** The generator's state while it is being used: four words, changed in place. */
export type GeneratorWords = Int32Array;

/** A generator for this seed; equal texts give equal generators. */
export function makeGenerator(seed: string): GeneratorState {
  let hash = 0x811c9dc5 ^ seed.length;
  for (let at = 0; at < seed.length; at++) {
    hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
    hash = (hash << 13) | (hash >>> 19);
  }
  const word = (): number => {
    hash = (hash + 0x9e3779b9) | 0;
    let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return mixed ^ (mixed >>> 16);
  };
  return [word(), word(), word(), word() | 1];
}

/** The next 32 bits, 0 … 2³²−1; changes the words. */
export function nextBits(words: GeneratorWords): number {
  const a = words[0] as number;
  const b = words[1] as number;
  const c = words[2] as number;
  const d = words[3] as number;
  const scrambled = Math.imul(b, 5);
  const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
  const third = c ^ a;
  const fourth = d ^ b;
  words[1] = b ^ third;
  words[0] = a ^ fourth;
  words[2] = third ^ (b << 9);
  words[3] = (fourth << 11) | (fourth >>> 21);
  return result;
}

/** A whole number 0 … bound−1, all equally likely because uneven remainders are thrown away; changes the words. */
export function drawBelow(words: GeneratorWords, bound: number): number {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  let bits = nextBits(words);
  while (bits >= limit) bits = nextBits(words);
  return bits % bound;
}

/** Puts the items into a random order in place (Fisher–Yates); changes the words. */
export function shuffleInPlace<T>(words: GeneratorWords, items: T[]): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = drawBelow(words, last + 1);
    [items[last], items[other]] = [items[other] as T, items[last] as T];
  }
}

/** The words as an immutable state. */
export function stateOf(words: GeneratorWords): GeneratorState {
  const [a = 0, b = 0, c = 0, d = 0] = words;
  return [a, b, c, d];
}

/** A whole number 0 … bound−1 (bound 1 … 2³²) and the generator after it. */
export function nextBelow(
  state: GeneratorState,
  bound: number,
): { readonly value: number; readonly state: GeneratorState } {
  if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) {
    throw new RangeError(`a bound of 1 to 2^32 was expected, not ${bound}`);
  }
  const words = Int32Array.from(state);
  const value = drawBelow(words, bound);
  return { value, state: stateOf(words) };
}

/** The items in a random order, every order equally likely, and the generator after it. */
export function shuffle<T>(
  state: GeneratorState,
  items: readonly T[],
): { readonly items: readonly T[]; readonly state: GeneratorState } {
  const words = Int32Array.from(state);
  const mixed = [...items];
  shuffleInPlace(words, mixed);
  return { items: mixed, state: stateOf(words) };
}
