import { findRules } from '../games/find.ts';
import { compile } from '../kernel/compile.ts';
import { freeze } from '../kernel/freeze.ts';
import { createPosition, get, getRun, register } from '../kernel/position.ts';
import { moveBuffer } from '../kernel/round.ts';
import { endKinds, type Game, type Position } from '../kernel/ruleset.ts';
import type {
  GeneratorState,
  Match,
  MatchConfig,
  Phase,
  PlayedRound,
  RoundLog,
} from '../match-types.ts';
import type { Side } from '../vocabulary.ts';
import { KernelFault } from './kernel-fault.ts';
import { fillPosition, positionText } from './position-cache.ts';

/** A match being worked on: changed in place within one call of the public surface and never kept beyond it. */
export interface Series {
  readonly game: Game;
  readonly config: MatchConfig;
  /** The current round. */
  readonly position: Position;
  /** Room for legal moves. */
  readonly moves: Int32Array;
  /** The rounds before the current one. */
  readonly past: RoundLog[];
  /** The current round as it began, and its actions so far; null before the first. */
  current: { readonly start: Omit<RoundLog, 'actions'>; readonly actions: string[] } | null;
  /** The finished rounds, the current one too once it is over. */
  readonly history: PlayedRound[];
  generator: GeneratorState | undefined;
}

/** A match whose next round is still to be dealt; without rounds where none are given. */
export function newSeries(
  game: Game,
  generator?: GeneratorState,
  past: readonly RoundLog[] = [],
  history: readonly PlayedRound[] = [],
): Series {
  const { position, moves } = roomFor(game);
  position.cells.fill(0);
  return {
    game,
    config: game.config,
    position,
    moves,
    past: [...past],
    current: null,
    history: [...history],
    generator,
  };
}

interface Room {
  readonly position: Position;
  readonly moves: Int32Array;
}

const rooms = new WeakMap<Game, Room>();

/** Room to work in, one for each game: no series outlives the call it is made in, so what is left in it never counts. */
function roomFor(game: Game): Room {
  const known = rooms.get(game);
  if (known) return known;
  const room = { position: createPosition(game, 1), moves: moveBuffer(game) };
  rooms.set(game, room);
  return room;
}

/** The cells of the matches made here, which spares reading their texts; a match out of JSON has none and is read. */
const cellsOf = new WeakMap<Match, Int32Array>();

/** The games of frozen configs that were asked for before. */
const gamesOf = new WeakMap<MatchConfig, Game>();

/** The compiled game of a match; throws `KernelFault` where its config cannot have come from here. */
export function gameOf(config: MatchConfig): Game {
  const known = gamesOf.get(config);
  if (known) return known;
  const rules = findRules(config.game);
  const compiled = rules && compile(rules, config.seats, config.options);
  if (!compiled?.ok) throw new KernelFault(`config: ${compiled?.error.message ?? 'unknown game'}`);
  if (Object.isFrozen(config)) gamesOf.set(config, compiled.game);
  return compiled.game;
}

/** The match taken up where it stands. */
export function resume(match: Match): Series {
  const past = match.rounds.slice(0, -1);
  const series = newSeries(gameOf(match.config), match.generator, past, match.history);
  const last = match.rounds.at(-1);
  if (!last || !match.position) return series;
  const { actions, ...start } = last;
  series.current = { start, actions: [...actions] };
  const known = cellsOf.get(match);
  if (known) {
    series.position.cells.set(known);
    return series;
  }
  fillPosition(series.position, match.position);
  if (match.result) {
    const { cells } = series.position;
    cells[register.end] = 1 + endKinds.indexOf(match.result.kind);
    cells[register.winners] = maskOf(match.result.winners);
    cells[register.champions] = maskOf(match.winners);
  }
  return series;
}

/** Where the match stands. */
export function phaseOf(series: Series): Phase {
  if (get(series.position, register.champions) !== 0) return 'match-over';
  const over = series.current === null || get(series.position, register.end) !== 0;
  return over ? 'round-over' : 'playing';
}

/** Scores by side as they stand. */
export function scoresOf({ position, game }: Series): readonly number[] {
  return getRun(position, game.at.scores, game.sideCount);
}

/** The match as an immutable value. */
export function snapshot(series: Series): Match {
  const { current, history, generator } = series;
  const over = current !== null && get(series.position, register.end) !== 0;
  const result = over ? history.at(-1)?.result : undefined;
  const match: Match = freeze({
    config: series.config,
    rounds: current
      ? [...series.past, { ...current.start, actions: [...current.actions] }]
      : [...series.past],
    history: [...history],
    ...(generator && { generator }),
    phase: phaseOf(series),
    ...(current && { position: positionText(series.position) }),
    ...(result && { result }),
    scores: scoresOf(series),
    winners: sidesOf(get(series.position, register.champions)),
  });
  if (current) cellsOf.set(match, series.position.cells.slice());
  return match;
}

/** The sides in a mask, ascending. */
export function sidesOf(mask: number): Side[] {
  const sides: Side[] = [];
  for (let side = 0; mask >> side !== 0; side++) if ((mask >> side) & 1) sides.push(side);
  return sides;
}

function maskOf(sides: readonly Side[]): number {
  return sides.reduce((mask, side) => mask | (1 << side), 0);
}
