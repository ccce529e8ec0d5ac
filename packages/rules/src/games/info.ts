import { factFor } from '../kernel/options.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { DealCounts, GameInfo } from '../match-types.ts';
import { tileSetOf } from '../tiles/tile-set.ts';
import type { GameId, Options } from '../vocabulary.ts';
import { findRules } from './find.ts';
import { games } from './index.ts';

/** What menus and docs need of every listed game as it is by default, in the order that menus show them. */
export function listGames(): readonly GameInfo[] {
  return games.map((rules) => infoOf(rules, {}));
}

/** What menus and docs need of one game under these options; undefined where the id is not listed. */
export function gameInfo(id: GameId, options: Options = {}): GameInfo | undefined {
  const rules = findRules(id);
  return rules && infoOf(rules, options);
}

function infoOf(rules: Ruleset, given: Options): GameInfo {
  const { id, pairs, direction, forced, layout, placed, setAside, start, stuck } = rules;
  const set = factFor(rules.set, given);
  const seats = factFor(rules.seats, given);
  const hands = factFor(rules.hand, given);
  const options = factFor(rules.options, given);
  const tiles = tileSetOf(set).count - (setAside ? 1 : 0);
  const deal: Record<number, DealCounts> = {};
  for (const count of seats) {
    const hand = hands[count] ?? 0;
    const reserve = stuck.reserve?.(pairs.includes(count)) ?? 0;
    deal[count] = { hand, boneyard: tiles - count * hand, reserve };
  }
  return {
    id,
    seats,
    pairs,
    direction,
    set,
    table: layout.kind,
    deal,
    options,
    forced,
    stuck: stuck.draws,
    lots: start.some(({ drawsLots }) => drawsLots !== undefined),
    redeals: start.some(({ voids }) => voids !== undefined),
    doubles: placed?.coversDoubles ? 'double-must-be-covered' : 'plain-doubles',
  };
}
