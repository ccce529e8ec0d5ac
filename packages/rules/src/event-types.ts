import type { RoundResult } from './match-types.ts';
import type { Place, Seat, Side, TileText } from './vocabulary.ts';

/** Something that happened. `reveals` says that it showed somebody something hidden: undo stops there. */
export type MatchEvent = { readonly reveals: boolean } & (
  | { readonly type: 'deal.rejected'; readonly round: number; readonly seat: Seat }
  | {
      /** Lots were drawn for the lead. */
      readonly type: 'lots.drawn';
      readonly round: number;
      /** Whom they gave the lead. */
      readonly seat: Seat;
      /** The tile that each seat drew, by seat; a record does not keep them. */
      readonly tiles?: readonly TileText[];
    }
  | {
      readonly type: 'round.dealt';
      readonly round: number;
      readonly opener: Seat;
      /** Tiles in each hand. */
      readonly counts: readonly number[];
      /** Tiles in the boneyard. */
      readonly boneyard: number;
    }
  | {
      readonly type: 'tile.played';
      readonly seat: Seat;
      readonly tile: TileText;
      readonly place: Place;
      /** The numbers of the open ends after it: of a line left and right, of trains those the next to act may lay on. */
      readonly ends: readonly number[];
      /** Tiles left in that hand. */
      readonly left: number;
      /** Counting games: what the open ends add up to after it. */
      readonly count?: number;
      /** Counting games: the points that the placement itself scored, 0 too. */
      readonly points?: number;
      /** Train games: the train whose marker came down with it. */
      readonly closes?: Place;
      /** Train games: the train whose double must now be covered. */
      readonly duty?: Place;
    }
  | {
      readonly type: 'tile.drawn';
      readonly seat: Seat;
      /** Given to the drawer only. */
      readonly tile?: TileText;
      /** Tiles left in the boneyard. */
      readonly boneyard: number;
      /** The numbers of the ends that nothing fitted. */
      readonly ends: readonly number[];
    }
  | {
      readonly type: 'turn.passed';
      readonly seat: Seat;
      /** The numbers of the ends that nothing fitted. */
      readonly ends: readonly number[];
      /** Train games: the train whose marker went up. */
      readonly opens?: Place;
    }
  | {
      readonly type: 'round.ended';
      readonly round: number;
      readonly kind: RoundResult['kind'];
      readonly winners: readonly Side[];
      readonly points: readonly number[];
      /** By side, after the round. */
      readonly scores: readonly number[];
      /** Every hand, laid open, by seat. */
      readonly hands: readonly (readonly TileText[])[];
    }
  | {
      readonly type: 'match.ended';
      readonly winners: readonly Side[];
      readonly scores: readonly number[];
    }
);
