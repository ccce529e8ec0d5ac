import { highestDoubleOf } from '../kernel/hands.ts';
import { bestTile, type OpeningRule } from './opening-rule.ts';

/** The holder of the highest double dealt opens with it (D2, B4); nobody where no hand has a double. */
export function highestDouble(): OpeningRule {
  return bestTile(highestDoubleOf);
}
