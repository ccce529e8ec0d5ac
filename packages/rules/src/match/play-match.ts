import { makeGenerator } from '../chance/generator.ts';
import type { MatchEvent } from '../event-types.ts';
import { findRules } from '../games/find.ts';
import { legalTexts, readMove } from '../kernel/action-text.ts';
import { compile } from '../kernel/compile.ts';
import { freeze } from '../kernel/freeze.ts';
import { get, register } from '../kernel/position.ts';
import { legalMoves } from '../kernel/round.ts';
import { show } from '../kernel/show.ts';
import type { Deal, Match, MatchConfig } from '../match-types.ts';
import type { Action, ErrorCode, Refusal, Result, Seat } from '../vocabulary.ts';
import { perform } from './perform.ts';
import { replayRound } from './replay-round.ts';
import { newSeries, phaseOf, resume, type Series, snapshot } from './series.ts';
import { shuffled } from './shuffled.ts';
import { startRound } from './start-round.ts';

/** A match after something happened, and what happened. */
export interface Step {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
}

/** A new match with its first round dealt, from a seed or from a deck that the caller has shuffled. */
export function begin(
  config: MatchConfig,
  chance: { readonly seed: string } | { readonly deal: Deal },
): Result<Step> {
  const rules = findRules(config.game);
  if (!rules)
    return refuse('unknown-game', `game: a listed game was expected, not ${show(config.game)}`);
  const compiled = compile(rules, config.seats, config.options);
  if (!compiled.ok) return compiled;
  if ('deal' in chance) return dealNext(newSeries(compiled.game), chance.deal);
  return dealNext(newSeries(compiled.game, makeGenerator(chance.seed)));
}

/** The next round, from the deal given, else from the match's own generator (G7). */
export function nextRound(match: Match, deal?: Deal): Result<Step> {
  if (match.phase === 'match-over') return refuse('match-over', 'the match is over');
  if (match.phase === 'playing') return refuse('bad-record', 'the round is not over yet');
  return dealNext(resume(match), deal);
}

function dealNext(series: Series, deal?: Deal): Result<Step> {
  const chosen = deal ?? shuffled(series);
  if (!chosen) return refuse('bad-deck', 'a deck was expected: this match has no generator');
  const events: MatchEvent[] = [];
  const { deck, rejected, opener, lots } = chosen;
  const wrong = startRound(series, { deck, rejected, opener, position: undefined }, events, lots);
  return wrong ? { ok: false, error: wrong } : { ok: true, ...step(series, events) };
}

/** The match after an action; an illegal one changes nothing and is refused with its reason (G9). */
export function act(match: Match, action: Action, seat?: Seat): Result<Step> {
  if (match.phase !== 'playing') {
    return refuse(
      match.phase,
      `${show(action)}: nobody acts now, the ${match.phase.replace('-', ' is ')}`,
    );
  }
  const series = resume(match);
  const { position, moves } = series;
  const turn = get(position, register.turn);
  const move = readMove(position, moves, action, seat ?? turn);
  if (typeof move === 'string') {
    const message = refusalMessage(series, action, move);
    return { ok: false, error: { code: 'illegal-action', reason: move, message } };
  }
  const events: MatchEvent[] = [];
  perform(series, move, events);
  return { ok: true, ...step(series, events) };
}

/** Plays forced draws and passes, each a step of its own (G5), until a seat has a choice or the round is over. */
export function settle(match: Match): Step {
  if (match.phase !== 'playing') return freeze({ match, events: [] });
  const series = resume(match);
  const { position, moves } = series;
  const events: MatchEvent[] = [];
  while (phaseOf(series) === 'playing') {
    legalMoves(position, moves);
    const first = moves[0] ?? 0;
    if (first >= 0) break;
    perform(series, first, events);
  }
  return events.length === 0 ? freeze({ match, events }) : step(series, events);
}

/** A message for a refused action: its reason, and what would have been legal. */
export function refusalMessage(series: Series, action: unknown, reason: Refusal): string {
  const expected = legalTexts(series.position, series.moves).join(', ');
  return `${show(action)}: ${reason}; seat ${get(series.position, register.turn)} may ${expected}`;
}

/** The match as it is now, and what happened. */
function step(series: Series, events: MatchEvent[]): Step {
  return freeze({ match: snapshot(series), events });
}

function refuse(code: ErrorCode, message: string): Result<never> {
  return { ok: false, error: { code, message } };
}

/**
 * The match as it was before the action of this number, counted from 0, in its current round: for taking a decision back.
 * An action that was not made gives the match as it is.
 */
export function rewind(match: Match, action: number): Match {
  const made = match.rounds.at(-1)?.actions.length ?? 0;
  if (action < 0 || action >= made) return match;
  return snapshot(replayRound(match, action));
}
