import type { Pace } from '@pedra/turn-machine';

const usual: Pace = {
  think: [600, 1400],
  forced: 450,
  redeal: 1400,
  lots: 1400,
  deal: 1600,
  speed: 1,
  thinkCap: 5000,
};

/** A whole pace: what is given, the rest as usual. */
export function paceOf(given: Partial<Pace> = {}, rest: Pace = usual): Pace {
  return { ...rest, ...given };
}
