import { heaviestTile } from '../kernel/hands.ts';
import { bestTile, type OpeningRule } from './opening-rule.ts';

/** The holder of the heaviest tile opens with it; of equal weights the higher number counts (D2, B4). */
export function heaviest(): OpeningRule {
  return bestTile(heaviestTile);
}
