import type { StartPart } from '../kernel/ruleset.ts';
import type { OpeningRule } from './opening-rule.ts';

/** Every round is opened by whom the first rule that applies names (D2). */
export function everyRound(...rules: readonly OpeningRule[]): StartPart {
  return {
    opening: (position) => {
      for (const rule of rules) {
        const opening = rule(position);
        if (opening) return opening;
      }
      return null;
    },
  };
}
