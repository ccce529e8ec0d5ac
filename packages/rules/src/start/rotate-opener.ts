import type { StartPart } from '../kernel/ruleset.ts';

/** Every round but the first is opened by the seat after the previous opener, with any tile (B5). */
export function thenRotateOpener(): StartPart {
  return {
    opening: ({ game }, { previous }) =>
      previous && { seat: (previous.opener + 1) % game.seats, tile: -1 },
  };
}
