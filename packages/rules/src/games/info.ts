import type { Ruleset } from '../kernel/ruleset.ts';
import type { GameInfo } from '../match-types.ts';
import { tileSetOf } from '../tiles/tile-set.ts';
import type { GameId } from '../vocabulary.ts';
import { findRules } from './find.ts';
import { games } from './index.ts';

/** What menus and docs need of every listed game, in the order that menus show them. */
export function listGames(): readonly GameInfo[] {
  return games.map(infoOf);
}

/** What menus and docs need of one game; undefined where the id is not listed. */
export function gameInfo(id: GameId): GameInfo | undefined {
  const rules = findRules(id);
  return rules && infoOf(rules);
}

function infoOf(rules: Ruleset): GameInfo {
  const { id, seats, pairs, direction, set, options, forced, layout } = rules;
  const deal: Record<number, { hand: number; boneyard: number }> = {};
  for (const count of seats) {
    const hand = rules.hand[count] ?? 0;
    deal[count] = { hand, boneyard: tileSetOf(set).count - count * hand };
  }
  return { id, seats, pairs, direction, set, table: layout.kind, deal, options, forced };
}
