import { holds } from '../kernel/hands.ts';
import type { Position } from '../kernel/ruleset.ts';
import type { Side } from '../vocabulary.ts';
import { pipsAgainst, sidePips } from './side-pips.ts';

/** The points that a side is given at the end of a round. */
export type Prize = (position: Position, side: Side) => number;

/** The pips in the opponents' hands; a partner's are never counted (D7, B8). */
export const opponentsPips: Prize = pipsAgainst;

/** The pips in the opponents' hands less those in the own (D8). */
export const opponentsPipsLessOwn: Prize = (position, side) =>
  pipsAgainst(position, side) - sidePips(position, side);

/** The pips left in the own hands, the double blank counting what an option sets (M14, M15). */
export function ownPips({ blankDouble }: { readonly blankDouble: string }): Prize {
  return (position, side) => {
    const { options, seats, sideCount } = position.game;
    let pips = sidePips(position, side);
    for (let seat: number = side; seat < seats; seat += sideCount) {
      if (holds(position, seat, 0)) pips += Number(options[blankDouble]);
    }
    return pips;
  };
}

/** Another prize, of which every five count one, rounded to the nearest (F8). */
export function inFives(prize: Prize): Prize {
  return (position, side) => Math.floor((prize(position, side) + 2) / 5);
}

/** Always the same points. */
export function flat(points: number): Prize {
  return () => points;
}

/** One prize where an option is on, another where it is off. */
export function byOption(option: string, on: Prize, off: Prize): Prize {
  return (position, side) =>
    position.game.options[option] === true ? on(position, side) : off(position, side);
}
