import type { RoundStart, StartPart } from '../kernel/ruleset.ts';

/** Lots give the lead wherever the rule says so (F2, F11, M4). */
export function lots(when: (start: RoundStart) => boolean): StartPart {
  return { drawsLots: when };
}

/** In the first round. */
export function atFirst({ previous }: RoundStart): boolean {
  return previous === null;
}

/** In the first round and after a blocked one. */
export function atFirstAndAfterBlock({ previous }: RoundStart): boolean {
  return previous === null || previous.result.kind === 'blocked';
}
