import type { Words } from '@pedra/i18n';
import type { SeatView } from '@pedra/rules';
import type { TableSetup } from '@pedra/session';
import { playerName } from '../../ui/game-words.ts';
import { isCounted, type OpenHand, type RoundTally } from './round-tally.ts';
import { sideName } from './sides.ts';

/** The end of a round in one line: who went out, or that it was blocked, and for how many points. */
export function roundTitle(
  words: Words,
  view: SeatView,
  setup: TableSetup,
  { kind, out, points, winner, way }: RoundTally,
): string {
  if (way === 'own') {
    if (out === null) return words.text('say.blocked');
    const who = out === view.seat ? 'you' : 'other';
    return words.text('say.out', { who, name: playerName(words, setup, out) });
  }
  if (winner === null)
    return words.text(kind === 'blocked' ? 'result.title.level' : 'result.title.nobody');
  const name = sideName(words, view, setup, winner);
  if (kind === 'target') return words.text('result.title.target', { name });
  if (kind === 'domino' && out !== null) {
    const who = out === view.seat ? 'you' : 'other';
    return words.text('result.title.out', { who, name: playerName(words, setup, out), points });
  }
  const alone = view.sides[winner]?.join() === `${view.seat}`;
  const whom = sideName(words, view, setup, winner, true);
  return words.text('result.title.blocked', { who: alone ? 'you' : 'other', name: whom, points });
}

/** The sum that makes the points, where it takes more than one hand: `12 + 9 − 4 = 17`; null else. */
export function sumText(words: Words, { sum, points }: RoundTally): string | null {
  if (!sum || (sum.terms.length < 2 && sum.less === 0)) return null;
  const terms = sum.terms.join(' + ');
  return sum.less === 0
    ? words.text('sum.terms', { terms, points })
    : words.text('sum.terms.less', { terms, less: sum.less, points });
}

/** The rule by which the round was counted, in one or two sentences; null where it was counted in play. */
export function ruleText(
  words: Words,
  view: SeatView,
  setup: TableSetup,
  { kind, winner, sum, level, way, hands, points }: RoundTally,
): string | null {
  if (kind === 'target') return null;
  if (way === 'own') {
    const entries = (view.result?.points ?? []).map((score, side) =>
      words.text('say.score.entry', { names: sideName(words, view, setup, side), score }),
    );
    return words.text('sum.own', { scores: words.list(entries, ',') });
  }
  if (way === 'fives') {
    const counted = hands.filter(({ seat }) => !view.sides[winner ?? -1]?.includes(seat));
    const pips = counted.reduce((all, hand) => all + hand.sum, 0);
    return words.text('sum.fives', { pips, points });
  }
  const pairs = view.sides.some((seats) => seats.length > 1);
  if (kind === 'domino') return words.text(pairs ? 'sum.out.pairs' : 'sum.out');
  if (winner === null) return words.text('sum.level', { pips: level ?? 0 });
  const less = sum !== null && sum.less > 0;
  const rule = words.text(
    less
      ? pairs
        ? 'sum.blocked.less.pairs'
        : 'sum.blocked.less'
      : pairs
        ? 'sum.blocked.pairs'
        : 'sum.blocked',
  );
  if (level === null) return rule;
  const who = view.sides[winner]?.join() === `${view.seat}` ? 'you' : 'other';
  const names = sideName(words, view, setup, winner, true);
  return `${rule} ${words.text('sum.tie', { who, names, pips: level })}`;
}

/** What stands beside a hand: that it went out, or how many tiles are left and whether they were left out of the count. */
export function handNote(words: Words, view: SeatView, tally: RoundTally, hand: OpenHand): string {
  if (hand.tiles.length === 0) return words.text('result.out');
  const left = words.text('table.tiles', { count: hand.tiles.length });
  if (isCounted(view, tally, hand)) return left;
  return words.list([left, words.text('result.not-counted')], ',');
}
