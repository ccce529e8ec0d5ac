import type { PinColours } from './groove-and-pin.ts';

/** The pin of sets that have one. */
export const brass: PinColours = { high: '#F6DFA0', body: '#C79A45', low: '#7A5718' };
