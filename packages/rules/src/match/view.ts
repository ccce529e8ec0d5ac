import type { MatchEvent } from '../event-types.ts';
import { legalTexts, readMove } from '../kernel/action-text.ts';
import { freeze } from '../kernel/freeze.ts';
import { get, getRun, register } from '../kernel/position.ts';
import type { Match, SeatView } from '../match-types.ts';
import type { Seat } from '../vocabulary.ts';
import { factsOf } from './facts.ts';
import { KernelFault } from './kernel-fault.ts';
import { perform } from './perform.ts';
import { positionText } from './position-cache.ts';
import { keepLog, logOf } from './round-log.ts';
import { gameOf, newSeries, phaseOf, resume, type Series, scoresOf, sidesOf } from './series.ts';
import { startRound } from './start-round.ts';

/** What this seat may know of an event (G8): a drawn tile is the drawer's alone. */
export function redact(event: MatchEvent, seat: Seat | 'public'): MatchEvent {
  if (event.type !== 'tile.drawn' || event.seat === seat) return event;
  const { tile: _, ...rest } = event;
  return rest;
}

/** All that one seat may know of a match (G8): every field is listed here, so nothing gets through unnamed. */
export function view(match: Match, seat: Seat | 'public'): SeatView {
  const known = logOf(match);
  const replayed: MatchEvent[] = [];
  const series = known ? resume(match) : replayRound(match, replayed);
  const events = known ?? replayed;
  if (!known && Object.isFrozen(match)) keepLog(match, freeze(replayed));
  const { game, position } = series;
  const { rules } = game;
  const phase = phaseOf(series);
  const turn = phase === 'playing' ? get(position, register.turn) : null;
  const over = get(position, register.end) !== 0;
  const { hands, boneyard } = positionText(position);
  return freeze({
    game: rules.id,
    seats: game.seats,
    sides: game.sides,
    direction: rules.direction,
    set: game.tiles.top,
    options: game.options,
    seat,
    phase,
    round: get(position, register.round),
    opener: get(position, register.opener),
    turn,
    hand: seat === 'public' ? [] : (hands[seat] ?? []),
    counts: getRun(position, game.at.counts, game.seats),
    boneyard: boneyard.length,
    table: rules.layout.view(position),
    legal: seat !== 'public' && seat === turn ? legalTexts(position, series.moves) : [],
    passes: get(position, register.passes),
    scores: scoresOf(series),
    log: events.map((event) => redact(event, seat)),
    facts: factsOf(events),
    results: series.history.map((round) => round.result),
    result: (over && series.history.at(-1)?.result) || null,
    hands: over ? hands : null,
    winners: sidesOf(get(position, register.champions)),
  });
}

/** The current round played again from its start, with everything that happened in it. */
function replayRound(match: Match, events: MatchEvent[]): Series {
  const before = match.history.slice(0, Math.max(0, match.rounds.length - 1));
  const series = newSeries(gameOf(match.config), undefined, [], before);
  const last = match.rounds.at(-1);
  if (!last || !match.position) return series;
  series.position.cells[register.round] = match.position.round - 1;
  const { deck, rejected, opener, position } = last;
  const wrong = startRound(series, { deck, rejected, opener, position }, events);
  if (wrong) throw new KernelFault(`rounds: ${wrong.message}`);
  for (const action of last.actions) {
    const seat = get(series.position, register.turn);
    const move = readMove(series.position, series.moves, action, seat);
    if (typeof move === 'string') throw new KernelFault(`rounds: ${action} is ${move}`);
    perform(series, move, events);
  }
  return series;
}
