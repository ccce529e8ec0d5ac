import type { StartPart } from '../kernel/ruleset.ts';
import { everyRound } from './every-round.ts';
import type { OpeningRule } from './opening-rule.ts';

/** The first round alone is opened by whom the first rule that applies names (B4). */
export function firstRound(...rules: readonly OpeningRule[]): StartPart {
  const { opening } = everyRound(...rules);
  return {
    opening: (position, start) =>
      start.previous === null && opening ? opening(position, start) : null,
  };
}
