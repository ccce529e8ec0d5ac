import {
  pips,
  type RoundResult,
  type Seat,
  type SeatView,
  type Side,
  type TileText,
} from '@pedra/rules';

/** A hand laid open at the end of a round. */
export interface OpenHand {
  readonly seat: Seat;
  readonly tiles: readonly { readonly tile: TileText; readonly value: number }[];
  readonly sum: number;
}

/** A round counted out. */
export interface RoundTally {
  readonly kind: RoundResult['kind'];
  /** The hands that were counted first, the winners' last; each group in the order of play. */
  readonly hands: readonly OpenHand[];
  /** The side that scored; null where nobody did. */
  readonly winner: Side | null;
  /** The seat whose hand is empty; null in a blocked round. */
  readonly out: Seat | null;
  /** What the winner scored; 0 where nobody did. */
  readonly points: number;
  /**
   * How the points came about, where the hands tell it: the sums of the opponents' hands, and what is taken off for the
   * winner's own. Null where nobody scored or the game counts otherwise.
   */
  readonly sum: { readonly terms: readonly number[]; readonly less: number } | null;
  /**
   * By what the points were counted: the opponents' pips, those in fives rounded to the nearest (F8), or each side's own
   * pips (M14).
   */
  readonly way: 'pips' | 'fives' | 'own';
  /** The sum that two or more sides hold as the lightest at the end of a blocked round; null where one alone is lightest. */
  readonly level: number | null;
}

/** The side of a seat. */
function sideOf(view: SeatView, seat: Seat): Side {
  return view.sides.findIndex((seats) => seats.includes(seat));
}

function total(hands: readonly OpenHand[]): number {
  return hands.reduce((sum, hand) => sum + hand.sum, 0);
}

function openHand(seat: Seat, hand: readonly TileText[]): OpenHand {
  const tiles = hand.map((tile) => ({ tile, value: pips(tile) }));
  return { seat, tiles, sum: tiles.reduce((sum, { value }) => sum + value, 0) };
}

function sumOf(
  counted: readonly OpenHand[],
  own: readonly OpenHand[],
  points: number,
): RoundTally['sum'] {
  const terms = counted.filter(({ sum }) => sum > 0).map(({ sum }) => sum);
  if (total(counted) === points) return { terms, less: 0 };
  return total(counted) - total(own) === points ? { terms, less: total(own) } : null;
}

/** Told by what the hands bear out, never by the game. */
function wayOf(view: SeatView, hands: readonly OpenHand[], counted: number): RoundTally['way'] {
  const { points = [], winners = [] } = view.result ?? {};
  const own = view.sides.map((seats) => total(hands.filter(({ seat }) => seats.includes(seat))));
  const all = points.some((added) => added > 0);
  if (all && points.every((added, side) => added >= (own[side] ?? 0))) return 'own';
  const scored = points[winners[0] ?? -1] ?? 0;
  return scored > 0 && scored !== counted && scored === Math.floor((counted + 2) / 5)
    ? 'fives'
    : 'pips';
}

function levelOf(view: SeatView, hands: readonly OpenHand[]): number | null {
  const sums = view.sides.map((seats) => total(hands.filter(({ seat }) => seats.includes(seat))));
  const least = Math.min(...sums);
  return sums.filter((sum) => sum === least).length > 1 ? least : null;
}

/** Whether a hand had a part in the points: the opponents' always, the winners' own only where it is taken off. */
export function isCounted(
  view: SeatView,
  { winner, sum, way }: RoundTally,
  { seat }: OpenHand,
): boolean {
  return (
    way === 'own' ||
    winner === null ||
    sideOf(view, seat) !== winner ||
    (sum !== null && sum.less > 0)
  );
}

/** Counts out the round that a view shows the end of; null while it is being played. Pure. */
export function tallyOf(view: SeatView): RoundTally | null {
  if (!view.result || !view.hands) return null;
  const { kind, winners, points } = view.result;
  const winner = winners[0] ?? null;
  const scored = winner === null ? 0 : (points[winner] ?? 0);
  const hands = view.hands.map((hand, seat) => openHand(seat, hand));
  const own = hands.filter(({ seat }) => winner !== null && sideOf(view, seat) === winner);
  const counted = hands.filter((hand) => !own.includes(hand));
  return {
    kind,
    hands: [...counted, ...own],
    winner,
    out: hands.find(({ tiles }) => tiles.length === 0)?.seat ?? null,
    points: scored,
    sum: winner === null || scored === 0 ? null : sumOf(counted, own, scored),
    way: wayOf(view, hands, total(counted)),
    level: kind === 'blocked' ? levelOf(view, hands) : null,
  };
}

/** The results of all rounds that are over, the one on the table included. */
export function allResults(view: SeatView): readonly RoundResult[] {
  const { result, results, round } = view;
  return result && results.length < round ? [...results, result] : results;
}
