import { forceOpening, legalOnLine, type NaiveLineTable, stepOnLine } from './naive-line.ts';
import {
  dealHands,
  emptyTable,
  endRound,
  type NaiveGame,
  nextSeat,
  seatsOf,
} from './naive-table.ts';
import {
  carries,
  heaviestOf,
  highestDoubleOf,
  isDouble,
  otherNumber,
  pipsOf,
  pipsOfAll,
} from './naive-tiles.ts';

/** A table that remembers how the last tile lay to the ends, for the count by kinds of finish (B12). */
interface NaiveBrazilianTable extends NaiveLineTable {
  last: { double: boolean; both: boolean };
}

/** The lightest tile first, its pips alone. */
const ascending = (hand: readonly string[]) => hand.map(pipsOf).sort((a, b) => a - b);

/** Whether hand a is lighter than the level hand b: at the first difference in ascending order (B10). */
function lighterTiles(a: readonly string[], b: readonly string[]): boolean {
  const left = ascending(a);
  const right = ascending(b);
  for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
    if (left[i] !== right[i]) return (left[i] ?? 0) < (right[i] ?? 0);
  }
  return false;
}

/** The side that wins a block (B9, B10), if any. */
function lowestSide(table: NaiveBrazilianTable): number | null {
  const totals = table.scores.map((_, side) =>
    pipsOfAll(seatsOf(table, side).flatMap((seat) => table.hands[seat] ?? [])),
  );
  const lowest = table.scores
    .map((_, side) => side)
    .filter((side) => totals[side] === Math.min(...totals));
  if (lowest.length === 1) return lowest[0] ?? null;
  if (table.seats === 4) return null;
  const best = lowest.filter((side) =>
    lowest.every(
      (other) => other === side || lighterTiles(table.hands[side] ?? [], table.hands[other] ?? []),
    ),
  );
  return best.length === 1 ? (best[0] ?? null) : null;
}

/** What the winner of a round scores: the opponents' pips, or by the kind of finish (B8, B9, B12). */
function worth(table: NaiveBrazilianTable, side: number, kind: 'domino' | 'blocked'): number {
  if (table.options.tentos === true) {
    if (kind === 'blocked') return 1;
    const { double, both } = table.last;
    if (double && both) return Number(table.options.cruzada ?? 6);
    if (both) return 3;
    return double ? 2 : 1;
  }
  return pipsOfAll(table.hands.flatMap((hand, seat) => (table.sides[seat] === side ? [] : hand)));
}

/** How a tile lies to the ends before it is laid (B12). */
function howItFits(table: NaiveBrazilianTable, tile: string): { double: boolean; both: boolean } {
  if (!table.ends) return { double: isDouble(tile), both: false };
  const [left, right] = table.ends;
  const both =
    left === right ? carries(tile, left) : carries(tile, left) && otherNumber(tile, left) === right;
  return { double: isDouble(tile), both };
}

/** Brazilian dominoes by the rule sheet, part B. */
export const naiveBrazilian: NaiveGame<NaiveBrazilianTable> = {
  id: 'brazilian',
  setUp: (seats, options) => ({
    ...emptyTable(seats, options, seats === 4),
    ends: null,
    last: { double: false, both: false },
  }),
  deal(table, deck) {
    const { round, opener } = table;
    dealHands(table, deck, 7);
    if (table.hands.some((hand) => hand.filter(isDouble).length >= 4)) {
      table.round = round;
      return false;
    }
    table.ends = null;
    const held = table.hands.flat();
    if (table.round === 1) forceOpening(table, highestDoubleOf(held) ?? heaviestOf(held) ?? '');
    else {
      table.turn = nextSeat(table, opener);
      table.opener = table.turn;
    }
    return true;
  },
  legal: legalOnLine,
  play(table, action) {
    const [tile = ''] = action.split('@');
    if (action.includes('@')) table.last = howItFits(table, tile);
    const kind = stepOnLine(table, action);
    if (!kind) return;
    const side = kind === 'domino' ? (table.sides[table.turn] ?? 0) : lowestSide(table);
    const points = table.scores.map(() => 0);
    if (side !== null) points[side] = worth(table, side, kind);
    const fallback = table.options.tentos === true ? 6 : 100;
    endRound(
      table,
      { kind, winners: side === null ? [] : [side], points },
      Number(table.options.target ?? fallback),
    );
  },
};
