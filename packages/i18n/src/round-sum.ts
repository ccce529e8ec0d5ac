import type { SeatView, Side, TileText } from '@pedra/rules';
import { type SpeechContext, seatValues, sideValues } from './speech-context.ts';
import type { Words } from './words.ts';

function pipsOf(tile: TileText): number {
  return tile.split('-').reduce((sum, number) => sum + Number(number), 0);
}

function handPips(hand: readonly TileText[]): number {
  return hand.reduce((sum, tile) => sum + pipsOf(tile), 0);
}

function sidePips(view: SeatView, hands: NonNullable<SeatView['hands']>): readonly number[] {
  return view.sides.map((seats) =>
    seats.reduce((sum, seat) => sum + handPips(hands[seat] ?? []), 0),
  );
}

/** What was added up: the opponents' hands, or the tiles of the one hand that counts. */
function termsOf(view: SeatView, hands: NonNullable<SeatView['hands']>, winner: Side): number[] {
  const own = view.sides[winner] ?? [];
  const counted = hands.filter((hand, seat) => !own.includes(seat) && handPips(hand) > 0);
  const [only, ...others] = counted;
  return only && others.length === 0 ? only.map(pipsOf) : counted.map(handPips);
}

function nobodyText(words: Words, totals: readonly number[]): string {
  const pips = Math.min(...totals);
  const level = totals.filter((total) => total === pips).length > 1;
  return level ? words.text('sum.level', { pips }) : words.text('say.round-nobody');
}

/** The rule by which the points came about; only what the laid-open hands bear out is claimed. */
function ruleKey(kind: string, less: number, pairs: boolean) {
  if (kind === 'domino') return pairs ? 'sum.out.pairs' : 'sum.out';
  if (less > 0) return pairs ? 'sum.blocked.less.pairs' : 'sum.blocked.less';
  return pairs ? 'sum.blocked.pairs' : 'sum.blocked';
}

/** Whether every side was given what its own hands hold, or more where a blank double counts extra. */
function addsOwn(points: readonly number[], totals: readonly number[]): boolean {
  return (
    points.some((added) => added > 0) && points.every((added, side) => added >= (totals[side] ?? 0))
  );
}

function addedText(words: Words, context: SpeechContext, points: readonly number[]): string {
  const entries = points.map((score, side) => {
    const { names } = sideValues(words, context, [side]);
    return words.text('say.score.entry', { names, score });
  });
  return words.list(entries, ',');
}

/**
 * How the points of the round came about, in sentences: the rule, a tie if there was one, the sum. Everything is derived
 * from the hands and the result; empty while the round is being played or where the game counts in another way. Pure.
 */
export function explainRound(words: Words, context: SpeechContext): readonly string[] {
  const { view } = context;
  const { result, hands } = view;
  if (!result || !hands || result.kind === 'target') return [];
  const totals = sidePips(view, hands);
  if (addsOwn(result.points, totals)) {
    return [words.text('sum.own', { scores: addedText(words, context, result.points) })];
  }
  const [winner] = result.winners;
  if (winner === undefined) return [nobodyText(words, totals)];
  const own = totals[winner] ?? 0;
  const others = totals.reduce((sum, total) => sum + total, 0) - own;
  const points = result.points[winner] ?? 0;
  if (view.table.kind === 'tree') {
    return [words.text('sum.fives', { pips: others, points })];
  }
  if (points !== others && points !== others - own) return [];
  const less = points === others ? 0 : own;
  const pairs = view.sides.some((seats) => seats.length > 1);
  const said = [words.text(ruleKey(result.kind, less, pairs))];
  if (result.kind === 'blocked' && totals.filter((total) => total === own).length > 1) {
    const who = sideValues(words, context, result.winners);
    said.push(words.text('sum.tie', { ...who, pips: own }));
  }
  const terms = termsOf(view, hands, winner);
  if (terms.length > 1 || less > 0) {
    const values = { terms: terms.join(' + '), less, points };
    said.push(words.text(less > 0 ? 'sum.terms.less' : 'sum.terms', values));
  }
  return said;
}

/** Every hand laid open, by seat, one sentence each; empty while the round is being played. Pure. */
export function readOpenHands(words: Words, context: SpeechContext): readonly string[] {
  return (context.view.hands ?? []).map((hand, seat) =>
    words.text('sum.hand', {
      ...seatValues(words, context, seat),
      count: hand.length,
      tiles: words.list(hand, ','),
      pips: handPips(hand),
    }),
  );
}
