import { forceOpening, legalOnLine, type NaiveLineTable, stepOnLine } from './naive-line.ts';
import { dealHands, emptyTable, endRound, type NaiveGame } from './naive-table.ts';
import { heaviestOf, highestDoubleOf, pipsOfAll } from './naive-tiles.ts';

/** What a blocked round pays (D8): to the lightest hand, of level ones to that with fewer tiles, the others less its own. */
function blockedPoints(hands: readonly string[][]): { winner: number | null; points: number[] } {
  const points = hands.map(() => 0);
  const pips = hands.map(pipsOfAll);
  const lightest = hands.map((_, seat) => seat).filter((seat) => pips[seat] === Math.min(...pips));
  const fewest = Math.min(...lightest.map((seat) => hands[seat]?.length ?? 0));
  const winners = lightest.filter((seat) => hands[seat]?.length === fewest);
  const winner = winners.length === 1 ? (winners[0] ?? null) : null;
  if (winner === null) return { winner, points };
  const own = pips[winner] ?? 0;
  points[winner] = pipsOfAll(hands.flat()) - own - own;
  return { winner, points };
}

/** Draw dominoes by the rule sheet, part D. */
export const naiveDraw: NaiveGame<NaiveLineTable> = {
  id: 'draw',
  setUp: (seats, options) => ({ ...emptyTable(seats, options, false), ends: null }),
  deal(table, deck) {
    dealHands(table, deck, table.seats === 2 ? 7 : 5);
    table.ends = null;
    const held = table.hands.flat();
    forceOpening(table, highestDoubleOf(held) ?? heaviestOf(held) ?? '');
    return true;
  },
  legal: legalOnLine,
  play(table, action) {
    const kind = stepOnLine(table, action);
    if (!kind) return;
    const target = Number(table.options.target ?? 100);
    if (kind === 'domino') {
      const points = table.hands.map(() => 0);
      points[table.turn] = pipsOfAll(table.hands.flat());
      endRound(table, { kind, winners: [table.turn], points }, target);
    } else {
      const { winner, points } = blockedPoints(table.hands);
      endRound(table, { kind, winners: winner === null ? [] : [winner], points }, target);
    }
  },
};
