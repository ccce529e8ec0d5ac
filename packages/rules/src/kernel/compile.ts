import type { OptionSpec } from '../match-types.ts';
import { type TileSet, tileSetOf } from '../tiles/tile-set.ts';
import type { Options, Result, RulesError } from '../vocabulary.ts';
import { freeze } from './freeze.ts';
import { changedOptions, factFor, readOptions } from './options.ts';
import { tableAt } from './position.ts';
import type { Game, GivenOptions, Hooks, Offsets, Ruleset } from './ruleset.ts';
import { show } from './show.ts';

const compiled = new Map<string, Game>();
/** Options may take any number, so the store of compiled games is emptied rather than let grow. */
const mostCompiled = 64;

/** The game for a seat count and options as a record writes them, or `bad-seats` or `bad-option`. */
export function compile(
  rules: Ruleset,
  seats: unknown,
  options: GivenOptions,
): Result<{ readonly game: Game }, RulesError> {
  const counts = factFor(rules.seats, options);
  if (typeof seats !== 'number' || !counts.includes(seats)) {
    const message = `seats: one of ${counts.join(', ')} was expected, not ${show(seats)}`;
    return { ok: false, error: { code: 'bad-seats', message } };
  }
  const declared = factFor(rules.options, options);
  const read = readOptions(declared, options);
  if (!read.ok) return read;
  const key = `${rules.id} ${seats} ${JSON.stringify(read.values)}`;
  const known = compiled.get(key);
  if (known) return { ok: true, game: known };
  const game = makeGame(rules, seats, declared, read.values);
  if (compiled.size >= mostCompiled) compiled.clear();
  compiled.set(key, game);
  return { ok: true, game };
}

function makeGame(
  rules: Ruleset,
  seats: number,
  declared: readonly OptionSpec[],
  options: Options,
): Game {
  const tiles = tileSetOf(factFor(rules.set, options));
  const hand = factFor(rules.hand, options)[seats];
  if (hand === undefined || hand < 1 || hand * seats > tiles.count) {
    throw new Error(`${rules.id}.hand.${seats}: tiles for every seat were expected`);
  }
  const inPairs = rules.pairs.includes(seats);
  if (inPairs && seats % 2 !== 0)
    throw new Error(`${rules.id}.pairs: even seat counts were expected`);
  const sideCount = inPairs ? seats / 2 : seats;
  const sides = freeze(
    Array.from({ length: sideCount }, (_, side) =>
      Array.from({ length: seats / sideCount }, (_, turn) => side + turn * sideCount),
    ),
  );
  const at = offsets(seats, sideCount, tiles, rules.layout.size(tiles, seats));
  const hooks = hooksOf(rules);
  const config = freeze({ game: rules.id, seats, options: changedOptions(declared, options) });
  return Object.freeze({
    rules,
    hooks,
    config,
    seats,
    options,
    tiles,
    hand,
    sides,
    sideCount,
    at,
  });
}

/** What a round calls, taken out of the parts it stands in. */
function hooksOf({ layout, placed, stuck, score, match }: Ruleset): Hooks {
  return Object.freeze({
    plays: layout.plays,
    lay: layout.lay,
    placed: placed?.follow ?? null,
    turnBegins: layout.turnBegins ?? null,
    stuck: stuck.move,
    drew: stuck.drew ?? null,
    passed: stuck.passed ?? null,
    isBlocked: stuck.blocked,
    scoreOut: score.out,
    scoreBlocked: score.blocked,
    champions: match,
  });
}

function offsets(
  seats: number,
  sides: number,
  { count: tiles, words }: TileSet,
  table: number,
): Offsets {
  let next = tableAt + table;
  const take = (cells: number): number => {
    const at = next;
    next += cells;
    return at;
  };
  return Object.freeze({
    scores: take(sides),
    points: take(sides),
    hands: take(seats * words),
    deck: take(tiles),
    laid: take(tiles),
    size: next,
  });
}
