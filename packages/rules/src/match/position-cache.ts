import { handOf } from '../kernel/hands.ts';
import { boneyardCount, get, getRun, register } from '../kernel/position.ts';
import type { Position } from '../kernel/ruleset.ts';
import { setUp } from '../kernel/set-up.ts';
import type { MatchPosition } from '../match-types.ts';
import { KernelFault } from './kernel-fault.ts';

/** The position as a match carries it. */
export function positionText(position: Position): MatchPosition {
  const { game } = position;
  const { at, seats, sideCount, tiles } = game;
  const text = (tile: number): string => tiles.texts[tile] ?? '';
  const stock = at.deck + get(position, register.stock);
  const forced = get(position, register.forced);
  return {
    hands: Array.from({ length: seats }, (_, seat) => handOf(position, seat).map(text)),
    boneyard: getRun(position, stock, boneyardCount(position)).map(text),
    turn: get(position, register.turn),
    ...game.rules.layout.write(position),
    forced: forced < 0 ? null : text(forced),
    opener: get(position, register.opener),
    scores: getRun(position, at.scores, sideCount),
    round: get(position, register.round),
    passes: get(position, register.passes),
  };
}

/** Fills a position from what a match carries; throws `KernelFault` where that cannot have come from here. */
export function fillPosition(position: Position, cached: MatchPosition): void {
  const { layout } = position.game.rules;
  const { indexOf } = position.game.tiles;
  const index = (text: string): number => {
    const tile = indexOf.get(text);
    if (tile === undefined) throw new KernelFault(`position: ${text} is no tile of the set`);
    return tile;
  };
  setUp(position, {
    ...cached,
    hands: cached.hands.map((hand) => hand.map(index)),
    boneyard: cached.boneyard.map(index),
    forced: cached.forced === null ? -1 : index(cached.forced),
  });
  const wrong = layout.read(position, { ...cached }, (tile) => tile !== undefined);
  if (wrong !== null) throw new KernelFault(`position: ${wrong}`);
}
