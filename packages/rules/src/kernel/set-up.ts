import type { Seat } from '../vocabulary.ts';
import { forget, register } from './position.ts';
import type { Position } from './ruleset.ts';

/** A moment of a round by tile indices, all but the table. */
export interface RoundParts {
  /** By seat, in the order that views show them. */
  readonly hands: readonly (readonly number[])[];
  /** In drawing order. */
  readonly boneyard: readonly number[];
  readonly turn: Seat;
  readonly opener: Seat;
  /** The tile that must open, −1 for a free opening. */
  readonly forced: number;
  readonly round: number;
  readonly passes: number;
  /** By side. */
  readonly scores: readonly number[];
}

/** Overwrites the position with these parts and an empty table. */
export function setUp(position: Position, parts: RoundParts): void {
  const { cells, game } = position;
  const { at, tiles } = game;
  cells.fill(0);
  game.rules.layout.clear(position);
  let dealt = at.deck;
  parts.hands.forEach((hand, seat) => {
    for (const tile of hand) {
      const word = at.hands + seat * tiles.words + (tile >> 5);
      cells[word] = (cells[word] ?? 0) | (1 << (tile & 31));
      cells[dealt++] = tile;
    }
  });
  cells[register.stock] = dealt - at.deck;
  cells.set(parts.boneyard, dealt);
  cells[register.dealt] = dealt - at.deck + parts.boneyard.length;
  cells[register.turn] = parts.turn;
  cells[register.opener] = parts.opener;
  cells[register.forced] = parts.forced;
  cells[register.round] = parts.round;
  cells[register.passes] = parts.passes;
  cells.set(parts.scores, at.scores);
  forget(position);
}

/** Overwrites the position with a fresh deal of a whole deck; who opens is still to be decided. */
export function dealDeck(
  position: Position,
  deck: readonly number[],
  round: number,
  scores: readonly number[],
): void {
  const { hand, rules, seats } = position.game;
  const aside = rules.setAside?.tile(position.game, round) ?? -1;
  const dealt = aside < 0 ? deck : deck.filter((tile) => tile !== aside);
  const hands = Array.from({ length: seats }, (_, seat) =>
    dealt.slice(seat * hand, (seat + 1) * hand),
  );
  const boneyard = dealt.slice(seats * hand);
  setUp(position, { hands, boneyard, turn: 0, opener: 0, forced: -1, round, passes: 0, scores });
  rules.setAside?.put(position, aside);
}
