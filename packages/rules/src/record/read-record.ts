import type { MatchEvent } from '../event-types.ts';
import { findRules } from '../games/find.ts';
import { games } from '../games/index.ts';
import { legalTexts, readMove } from '../kernel/action-text.ts';
import { compile } from '../kernel/compile.ts';
import { get, register } from '../kernel/position.ts';
import { show } from '../kernel/show.ts';
import { perform } from '../match/perform.ts';
import { refusalMessage } from '../match/play-match.ts';
import { newSeries, phaseOf, type Series, scoresOf } from '../match/series.ts';
import { startRound } from '../match/start-round.ts';
import type { GeneratorState } from '../match-types.ts';
import type { ErrorCode, Result, RulesError } from '../vocabulary.ts';
import { type RecordRound, readForm, readRounds } from './form.ts';
import type { RefereeRound, RefereeStep } from './referee-types.ts';

/** A record read to its end: the series, and each round as the referee reports it. */
export interface ReadRecord {
  readonly series: Series;
  readonly rounds: readonly RefereeRound[];
}

/** Reads a record as it came out of JSON, trusting nothing: the checks run in one fixed order and the first error wins. */
export function readRecord(
  json: unknown,
  { trace = false, generator }: { trace?: boolean; generator?: GeneratorState | undefined } = {},
): Result<ReadRecord> {
  const form = readForm(json);
  if (!form.ok) return form;
  const rules = findRules(form.game);
  if (!rules) {
    const known = games.map((game) => game.id).join(', ');
    return bad('unknown-game', `game: one of ${known} was expected, not ${show(form.game)}`);
  }
  const compiled = compile(rules, form.seats, form.options);
  if (!compiled.ok) return compiled;
  const rounds = readRounds(form.rounds);
  if (!rounds.ok) return rounds;
  const series = newSeries(compiled.game, generator);
  const reports: RefereeRound[] = [];
  for (const [index, round] of rounds.rounds.entries()) {
    const read = readRound(series, round, trace);
    if (!read.ok) return { ok: false, error: located(read.error, index + 1) };
    reports.push(read.report);
  }
  return { ok: true, series, rounds: reports };
}

function readRound(
  series: Series,
  round: RecordRound,
  trace: boolean,
): Result<{ readonly report: RefereeRound }> {
  const phase = phaseOf(series);
  if (phase === 'match-over') return bad('match-over', 'the match was over before this round');
  if (phase === 'playing') return bad('bad-record', 'the round before this one is not over');
  const events: MatchEvent[] = [];
  const wrong = startRound(series, round.start, events);
  if (wrong) return { ok: false, error: wrong };
  const steps: RefereeStep[] = [];
  for (const [index, action] of round.actions.entries()) {
    const error = readAction(series, action, trace ? steps : null);
    if (error) return { ok: false, error: { ...error, step: index + 1 } };
  }
  const over = get(series.position, register.end) !== 0;
  const result = over ? series.history.at(-1)?.result : undefined;
  const report = { ...(trace && { steps }), ...(result && { result }), scores: scoresOf(series) };
  return { ok: true, report };
}

function readAction(
  series: Series,
  action: string,
  steps: RefereeStep[] | null,
): RulesError | null {
  const { position, moves } = series;
  if (get(position, register.end) !== 0) {
    return { code: 'round-over', message: `${show(action)}: the round is over` };
  }
  const seat = get(position, register.turn);
  if (steps) steps.push({ seat, legal: legalTexts(position, moves), scores: scoresOf(series) });
  const move = readMove(position, moves, action, seat);
  if (typeof move === 'string') {
    return { code: 'illegal-action', message: refusalMessage(series, action, move) };
  }
  perform(series, move, []);
  return null;
}

function located(error: RulesError, round: number): RulesError {
  const { code, step, message } = error;
  return step === undefined ? { code, round, message } : { code, round, step, message };
}

function bad(code: ErrorCode, message: string): Result<never> {
  return { ok: false, error: { code, message } };
}
