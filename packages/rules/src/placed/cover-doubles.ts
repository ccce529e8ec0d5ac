import { targetOf, tileOf } from '../kernel/move.ts';
import { get, register } from '../kernel/position.ts';
import { after, type PlacedPart } from '../kernel/ruleset.ts';
import { couldPlay, isChaining, setDuty, setOpen } from '../layout/train-cells.ts';

/** The owner's tile takes the own marker down (M8); a double keeps the turn for its cover (M10), a first chain for its next tile (M15). */
export function coverDoubles(): PlacedPart {
  return {
    coversDoubles: true,
    follow: (position, move) => {
      const { high, low } = position.game.tiles;
      const seat = get(position, register.turn);
      const train = targetOf(move);
      const double = high[tileOf(move)] === low[tileOf(move)];
      if (train === seat) setOpen(position, seat, false);
      setDuty(position, double ? train : -1);
      if (double) return after.sameSeat;
      return isChaining(position) && couldPlay(position, seat) ? after.sameSeat : after.nextSeat;
    },
  };
}
