import type { MatchEvent } from '../event-types.ts';
import { findRules } from '../games/find.ts';
import { compile } from '../kernel/compile.ts';
import { freeze } from '../kernel/freeze.ts';
import { createPosition, get, getRun, positionOver, register } from '../kernel/position.ts';
import { moveBuffer } from '../kernel/round.ts';
import { endKinds, type Game, type Position } from '../kernel/ruleset.ts';
import type {
  GeneratorState,
  Match,
  MatchConfig,
  MatchPosition,
  Phase,
  PlayedRound,
  RoundLog,
} from '../match-types.ts';
import type { Seat, Side } from '../vocabulary.ts';
import { KernelFault } from './kernel-fault.ts';
import { fillPosition, positionText } from './position-cache.ts';
import { listOf, type Trail, trailOf } from './trail.ts';

/** A match being worked on: changed in place within one call of the public surface and never kept beyond it. */
export interface Series {
  readonly game: Game;
  readonly config: MatchConfig;
  /** The current round. */
  readonly position: Position;
  /** Room for legal moves. */
  readonly moves: Int32Array;
  /** The rounds before the current one. */
  past: readonly RoundLog[];
  /** The current round as it began, and its actions so far; null before the first. */
  current: CurrentRound | null;
  /** The finished rounds, the current one too once it is over. */
  history: readonly PlayedRound[];
  /** The events of the current round; null where they are not known, as for a match out of JSON. */
  log: Trail<MatchEvent> | null;
  generator: GeneratorState | undefined;
}

interface CurrentRound {
  readonly start: Omit<RoundLog, 'actions'>;
  actions: Trail<string>;
}

/** A match whose next round is still to be dealt; without rounds where none are given. */
export function newSeries(
  game: Game,
  generator?: GeneratorState,
  past: readonly RoundLog[] = [],
  history: readonly PlayedRound[] = [],
): Series {
  const { config } = game;
  const position = createPosition(game, 0);
  const moves = movesFor(game);
  return { game, config, position, moves, past, current: null, history, log: null, generator };
}

const buffers = new WeakMap<Game, Int32Array>();

/** Room for moves, one for each game: no series outlives the call it is made in, so what is left in it never counts. */
function movesFor(game: Game): Int32Array {
  const known = buffers.get(game);
  if (known) return known;
  const moves = moveBuffer(game);
  buffers.set(game, moves);
  return moves;
}

/** What a match made here was made of, which spares reading its texts; a match out of JSON has nothing of the kind and is read. */
type Kept = Pick<Series, 'game' | 'past' | 'current' | 'history' | 'log'> & {
  readonly cells: Int32Array;
};

/** Where a match made here carries it, out of sight of JSON, copies and comparisons. */
const keptHere = Symbol('kept');

/** Of matches that were not made here and cannot change: what was found out about them. */
const keptOf = new WeakMap<Match, Kept>();

function keptBy(match: Match & { readonly [keptHere]?: Kept }): Kept | undefined {
  return match[keptHere] ?? keptOf.get(match);
}

/** The games of frozen configs that were asked for before. */
const gamesOf = new WeakMap<MatchConfig, Game>();

/** The compiled game of a match; throws `KernelFault` where its config cannot have come from here. */
function gameOf(config: MatchConfig): Game {
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
  const kept = keptBy(match);
  return kept ? seriesOf(match, kept, kept.cells.slice()) : readMatch(match);
}

/** The match as it stands, to be looked at only: nothing may be played in this series. */
export function look(match: Match): Series {
  const kept = keptBy(match);
  return kept ? seriesOf(match, kept, kept.cells) : readMatch(match);
}

function seriesOf({ config, generator }: Match, kept: Kept, cells: Int32Array): Series {
  const { game, past, history, log } = kept;
  const current = kept.current && { ...kept.current };
  const position = positionOver(game, cells);
  const moves = movesFor(game);
  return { game, config, position, moves, past, current, history, log, generator };
}

function readMatch(match: Match): Series {
  const past = match.rounds.slice(0, -1);
  const series = newSeries(gameOf(match.config), match.generator, past, match.history);
  const last = match.rounds.at(-1);
  if (!last || !match.position) return series;
  const { actions, ...start } = last;
  series.current = { start, actions: trailOf(actions) };
  fillPosition(series.position, match.position);
  if (match.result) {
    const { cells } = series.position;
    cells[register.end] = 1 + endKinds.indexOf(match.result.kind);
    cells[register.winners] = maskOf(match.result.winners);
    cells[register.champions] = maskOf(match.winners);
  }
  return series;
}

/** Remembers what became known of the current round of a match that cannot change any more. */
export function keepLog(match: Match, series: Series): void {
  if (Object.isFrozen(match)) keptOf.set(match, keep(series));
}

function keep({ game, past, current, history, log, position }: Series): Kept {
  return { game, past, current, history, log, cells: position.cells };
}

/** Where the match stands. */
export function phaseOf(series: Series): Phase {
  if (get(series.position, register.champions) !== 0) return 'match-over';
  const over = series.current === null || get(series.position, register.end) !== 0;
  return over ? 'round-over' : 'playing';
}

/** The seat to act; null between rounds and after the match. */
export function turnOf(series: Series): Seat | null {
  return phaseOf(series) === 'playing' ? get(series.position, register.turn) : null;
}

/** Scores by side as they stand. */
export function scoresOf({ position, game }: Series): readonly number[] {
  return getRun(position, game.at.scores, game.sideCount);
}

/**
 * The match as an immutable value, which takes the series over: nothing may be played in it afterwards. Its rounds and its
 * position are written out when they are first read, for most moments of a match are never looked at.
 */
export function snapshot(series: Series): Match {
  const kept = keep(series);
  const { config, history, generator, position } = series;
  let rounds: readonly RoundLog[] | undefined;
  const match: { -readonly [field in keyof Match]: Match[field] } = {
    config,
    get rounds() {
      rounds ??= freeze(roundsOf(kept));
      return rounds;
    },
    history: freeze(history),
    phase: phaseOf(series),
    turn: turnOf(series),
    scores: freeze(scoresOf(series)),
    winners: freeze(sidesOf(get(position, register.champions))),
  };
  if (generator) match.generator = freeze(generator);
  if (kept.current) givePosition(match, kept);
  const result = get(position, register.end) !== 0 && history.at(-1)?.result;
  if (result) match.result = result;
  Object.defineProperty(match, keptHere, { value: kept });
  return Object.freeze(match);
}

function roundsOf({ past, current }: Kept): readonly RoundLog[] {
  return current ? [...past, { ...current.start, actions: listOf(current.actions) }] : past;
}

function givePosition(match: Match, { game, cells }: Kept): void {
  let text: MatchPosition | undefined;
  const get = (): MatchPosition => {
    text ??= freeze(positionText(positionOver(game, cells)));
    return text;
  };
  Object.defineProperty(match, 'position', { enumerable: true, get });
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
