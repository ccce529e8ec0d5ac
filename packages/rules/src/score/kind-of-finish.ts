import { tileOf } from '../kernel/move.ts';
import { get, register } from '../kernel/position.ts';
import { fittedBothEnds } from '../layout/line.ts';
import type { Prize } from './prizes.ts';

/** Points by the kind of finish (B12): simple, with a double, at both ends (`lá-e-lô`), with a double at both (`cruzada`, by an option). */
export function kindOfFinish({ cruzada }: { readonly cruzada: string }): Prize {
  return (position) => {
    const { at, options, tiles } = position.game;
    const last = get(position, at.laid + get(position, register.laid) - 1);
    const double = tiles.high[tileOf(last)] === tiles.low[tileOf(last)];
    if (!fittedBothEnds(position, last)) return double ? 2 : 1;
    return double ? Number(options[cruzada]) : 3;
  };
}
