import type { MatchEvent, Seat, TileText } from '@pedra/rules';
import { groupDraws } from './group-draws.ts';
import { shortPlace } from './place-text.ts';
import type { Words } from './words.ts';

/** One line of the list of moves: who, what was laid, and a word or two beside it. */
export interface LogLine {
  /** Whose line it is; null where it is nobody's. */
  readonly seat: Seat | null;
  /** The tile that was laid; null for everything else. */
  readonly tile: TileText | null;
  /** Such as `left`, `draws 4`, `passes`. */
  readonly text: string;
}

/** What one event is in a word or two, such as `left`, `draws 4`, `passes`; `count` draws are one line. Pure. */
export function shortLine(words: Words, event: MatchEvent, count = 1): string {
  switch (event.type) {
    case 'deal.rejected':
      return words.text('short.deal-again');
    case 'lots.drawn':
      return words.text('short.lots');
    case 'round.dealt':
      return words.text('short.round', { round: event.round });
    case 'tile.played':
      return shortPlace(words, event.place, event.seat);
    case 'tile.drawn':
      return words.text('short.draws', { count });
    case 'turn.passed':
      return words.text('short.passes');
    case 'round.ended':
      if (event.kind === 'blocked') return words.text('short.blocked');
      return words.text(event.kind === 'domino' ? 'short.out' : 'short.target-reached');
    case 'match.ended':
      return words.text('short.match-over');
  }
}

function seatOf(event: MatchEvent): Seat | null {
  if (event.type === 'round.ended') {
    const out = event.hands.findIndex((hand) => hand.length === 0);
    return event.kind === 'domino' && out >= 0 ? out : null;
  }
  return 'seat' in event ? event.seat : null;
}

/** The list of moves for these events, in order; draws that follow one another are one line. Pure. */
export function logLines(words: Words, events: readonly MatchEvent[]): readonly LogLine[] {
  return groupDraws(events).map(({ event, count }) => ({
    seat: seatOf(event),
    tile: event.type === 'tile.played' ? event.tile : null,
    text: shortLine(words, event, count),
  }));
}
