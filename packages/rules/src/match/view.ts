import type { MatchEvent } from '../event-types.ts';
import { legalTexts } from '../kernel/action-text.ts';
import { freeze } from '../kernel/freeze.ts';
import { handCounts, handOf } from '../kernel/hands.ts';
import { boneyardCount, get, register } from '../kernel/position.ts';
import type { Match, SeatView } from '../match-types.ts';
import type { Seat } from '../vocabulary.ts';
import { factsOf } from './facts.ts';
import { replayRound } from './replay-round.ts';
import { keepLog, look, phaseOf, type Series, scoresOf, sidesOf, turnOf } from './series.ts';
import { listOf } from './trail.ts';

/** What this seat may know of an event (G8): a drawn tile is the drawer's alone. */
export function redact(event: MatchEvent, seat: Seat | 'public'): MatchEvent {
  if (event.type !== 'tile.drawn' || event.seat === seat) return event;
  const { tile: _, ...rest } = event;
  return rest;
}

/**
 * All that one seat may know of a match (G8): every field is listed here, so nothing gets through unnamed. What takes long
 * to write out is written when it is first read.
 */
export function view(match: Match, seat: Seat | 'public'): SeatView {
  const series = withLog(match);
  const { game, position, history } = series;
  const { rules } = game;
  const phase = phaseOf(series);
  const turn = turnOf(series);
  const over = get(position, register.end) !== 0;
  const handText = (of: Seat): string[] =>
    handOf(position, of).map((tile) => game.tiles.texts[tile] ?? '');
  const seats: readonly (Seat | 'public')[] = game.sides.flat();
  let table: SeatView['table'] | undefined;
  let log: SeatView['log'] | undefined;
  let facts: SeatView['facts'] | undefined;
  return Object.freeze({
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
    hand: Object.freeze(seats.includes(seat) ? handText(Number(seat)) : []),
    counts: Object.freeze(handCounts(position)),
    boneyard: boneyardCount(position),
    get table() {
      table ??= freeze(rules.layout.view(position));
      return table;
    },
    legal: Object.freeze(
      seat !== 'public' && seat === turn ? legalTexts(position, series.moves) : [],
    ),
    passes: get(position, register.passes),
    scores: freeze(scoresOf(series)),
    get log() {
      log ??= freeze(eventsOf(series).map((event) => redact(event, seat)));
      return log;
    },
    get facts() {
      facts ??= freeze(factsOf(eventsOf(series)));
      return facts;
    },
    results: freeze(history.map((round) => round.result)),
    result: (over && history.at(-1)?.result) || null,
    hands: over ? freeze(Array.from({ length: game.seats }, (_, of) => handText(of))) : null,
    winners: freeze(sidesOf(get(position, register.champions))),
  });
}

function eventsOf({ log }: Series): readonly MatchEvent[] {
  return log ? listOf(log) : [];
}

/** The match as it stands, with the events of its current round. */
function withLog(match: Match): Series {
  const known = look(match);
  if (known.log) return known;
  const series = replayRound(match, match.rounds.at(-1)?.actions.length ?? 0);
  keepLog(match, series);
  return series;
}
