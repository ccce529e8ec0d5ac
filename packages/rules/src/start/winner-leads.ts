import type { StartPart } from '../kernel/ruleset.ts';

/** Who went out opens the next round, with any tile (F11). */
export function winnerLeads(): StartPart {
  return {
    opening: (_, { previous }) =>
      previous?.result.kind === 'domino' ? { seat: previous.closer, tile: -1 } : null,
  };
}
