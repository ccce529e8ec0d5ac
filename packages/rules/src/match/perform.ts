import type { MatchEvent } from '../event-types.ts';
import { moveText } from '../kernel/action-text.ts';
import { handCount, handOf } from '../kernel/hands.ts';
import { tileOf } from '../kernel/move.ts';
import { boneyardCount, DRAW, forget, get, getRun, PASS, register } from '../kernel/position.ts';
import { play } from '../kernel/round.ts';
import { endKinds, type Position } from '../kernel/ruleset.ts';
import type { RoundResult } from '../match-types.ts';
import type { Place, Seat } from '../vocabulary.ts';
import { tell } from './round-log.ts';
import { type Series, scoresOf, sidesOf } from './series.ts';
import { extend } from './trail.ts';

/** Makes a legal move in the series and tells what happened. */
export function perform(series: Series, move: number, events: MatchEvent[]): void {
  const { position } = series;
  const before = momentOf(position);
  const action = moveText(position, move);
  forget(position);
  play(position, move);
  if (series.current) series.current.actions = extend(series.current.actions, action);
  tell(series, events, describe(position, move, before, action));
  if (get(position, register.end) !== 0) closeRound(series, before.seat, events);
}

/** What an event tells of the moment before it. */
interface Moment {
  readonly seat: Seat;
  readonly ends: readonly number[];
  readonly markers: readonly Place[];
  /** Of the seat's side. */
  readonly score: number;
}

function momentOf(position: Position): Moment {
  const { layout } = position.game.rules;
  const seat = get(position, register.turn);
  const markers = layout.state?.(position).markers ?? [];
  return { seat, ends: layout.ends(position), markers, score: scoreOf(position, seat) };
}

/** The score of a seat's side, without what the end of the round added. */
function scoreOf(position: Position, seat: Seat): number {
  const { at, sideCount } = position.game;
  const side = seat % sideCount;
  return get(position, at.scores + side) - get(position, at.points + side);
}

function describe(position: Position, move: number, before: Moment, action: string): MatchEvent {
  const { at, rules, tiles } = position.game;
  const { seat, ends } = before;
  const { count, markers = [], duty } = rules.layout.state?.(position) ?? {};
  if (move === PASS) {
    const opens = markers.find((place) => !before.markers.includes(place));
    return { type: 'turn.passed', reveals: false, seat, ends, ...(opens && { opens }) };
  }
  if (move === DRAW) {
    const tile = tiles.texts[get(position, at.deck + get(position, register.stock) - 1)] ?? '';
    const boneyard = boneyardCount(position);
    return { type: 'tile.drawn', reveals: true, seat, tile, boneyard, ends };
  }
  const closes = before.markers.find((place) => !markers.includes(place));
  return {
    type: 'tile.played',
    reveals: false,
    seat,
    tile: tiles.texts[tileOf(move)] ?? '',
    place: action.slice(action.indexOf('@') + 1),
    ends: rules.layout.ends(position),
    left: handCount(position, seat),
    ...(count !== undefined && { count, points: scoreOf(position, seat) - before.score }),
    ...(closes && { closes }),
    ...(duty && { duty }),
  };
}

function closeRound(series: Series, closer: Seat, events: MatchEvent[]): void {
  const { position, game } = series;
  const { at, sideCount, seats, tiles } = game;
  const kind = endKinds[get(position, register.end) - 1] ?? 'domino';
  const winners = sidesOf(get(position, register.winners));
  const points = getRun(position, at.points, sideCount);
  const scores = scoresOf(series);
  const result: RoundResult = { kind, winners, points };
  const opener = get(position, register.opener);
  series.history = [...series.history, { opener, closer, result, scores }];
  const round = get(position, register.round);
  const hands = Array.from({ length: seats }, (_, seat) =>
    handOf(position, seat).map((tile) => tiles.texts[tile] ?? ''),
  );
  const ended = { kind, winners, points, scores, hands };
  tell(series, events, { type: 'round.ended', reveals: true, round, ...ended });
  const champions = sidesOf(get(position, register.champions));
  if (champions.length > 0) {
    tell(series, events, { type: 'match.ended', reveals: false, winners: champions, scores });
  }
}
