import { moveText } from '../kernel/action-text.ts';
import { tileOf } from '../kernel/move.ts';
import {
  boneyardCount,
  DRAW,
  forget,
  get,
  getRun,
  handOf,
  PASS,
  register,
} from '../kernel/position.ts';
import { play } from '../kernel/round.ts';
import { endKinds, type Position } from '../kernel/ruleset.ts';
import type { MatchEvent, RoundResult } from '../match-types.ts';
import type { Seat } from '../vocabulary.ts';
import { type Series, scoresOf, sidesOf } from './series.ts';

/** Makes a legal move in the series and tells what happened. */
export function perform(series: Series, move: number, events: MatchEvent[]): void {
  const { position } = series;
  const seat = get(position, register.turn);
  const ends = position.game.rules.layout.ends(position);
  const action = moveText(position, move);
  forget(position);
  play(position, move);
  series.current?.actions.push(action);
  events.push(describe(position, move, seat, action, ends));
  if (get(position, register.end) !== 0) closeRound(series, seat, events);
}

function describe(
  position: Position,
  move: number,
  seat: Seat,
  action: string,
  ends: readonly number[],
): MatchEvent {
  const { at, rules, tiles } = position.game;
  if (move === PASS) return { type: 'turn.passed', reveals: false, seat, ends };
  if (move === DRAW) {
    const tile = tiles.texts[get(position, at.deck + get(position, register.stock) - 1)] ?? '';
    const boneyard = boneyardCount(position);
    return { type: 'tile.drawn', reveals: true, seat, tile, boneyard, ends };
  }
  return {
    type: 'tile.played',
    reveals: false,
    seat,
    tile: tiles.texts[tileOf(move)] ?? '',
    place: action.slice(action.indexOf('@') + 1),
    ends: rules.layout.ends(position),
    left: get(position, at.counts + seat),
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
  series.history.push({ opener: get(position, register.opener), closer, result, scores });
  const round = get(position, register.round);
  const hands = Array.from({ length: seats }, (_, seat) =>
    handOf(position, seat).map((tile) => tiles.texts[tile] ?? ''),
  );
  events.push({ type: 'round.ended', reveals: true, round, kind, winners, points, scores, hands });
  const champions = sidesOf(get(position, register.champions));
  if (champions.length > 0) {
    events.push({ type: 'match.ended', reveals: false, winners: champions, scores });
  }
}
