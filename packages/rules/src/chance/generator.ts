import type { GeneratorState } from '../match-types.ts';

/*
 * All chance of a match (G7): xoshiro128** by Blackman and Vigna, seeded from text.
 * Only 32-bit integer arithmetic, so every platform deals the same tiles.
 */

/** The generator's state while it is being used: four words, changed in place. */
export type GeneratorWords = Int32Array;

/** Odd multipliers of the four lanes that a seed is spread over. */
const lanes = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f] as const;

/**
 * A generator for this seed; equal texts give equal generators. All 128 bits of its state follow from the whole text: four
 * lanes hash it side by side, each taking in the one before it.
 */
export function makeGenerator(seed: string): GeneratorState {
  const words = Int32Array.from(lanes, (lane) => lane ^ seed.length);
  const takeIn = (unit: number): void => {
    let before = words[3] as number;
    for (let lane = 0; lane < 4; lane++) {
      const own = (words[lane] as number) ^ unit ^ (before >>> 15);
      before = Math.imul((own << 13) | (own >>> 19), lanes[lane] as number);
      words[lane] = before;
    }
  };
  for (let at = 0; at < seed.length; at++) takeIn(seed.charCodeAt(at));
  // Once the text has ended, its last characters are still to reach every lane.
  for (let round = 0; round < 8; round++) takeIn(round);
  const [a, b, c, d] = stateOf(words);
  return [a, b, c, d | 1];
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
