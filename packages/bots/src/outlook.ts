import { numbers, type ParsedAction, type SeatView, type TileText } from '@pedra/rules';

/** A placement as this bot sees it. */
export type Placement = Extract<ParsedAction, { readonly kind: 'play' }>;

/** What one's own placement leaves behind. */
export interface Outlook {
  /** The numbers that will be open. */
  readonly ends: readonly number[];
  /** The rest of the hand. */
  readonly hand: readonly TileText[];
}

function without(hand: readonly TileText[], tile: TileText): readonly TileText[] {
  return hand.filter((held) => held !== tile);
}

/** What a placement leaves behind, or null on tables of a kind that is not known here. Pure. */
export function lookAhead(view: SeatView, { tile, place }: Placement): Outlook | null {
  if (view.table.kind !== 'line') return null;
  const [high, low] = numbers(tile);
  const taken = view.table.ends.find((end) => end.place === place);
  if (!taken) return null;
  const others = view.table.ends.filter((end) => end !== taken);
  const opened = taken.number === null ? [high, low] : [taken.number === high ? low : high];
  const ends = [...others.flatMap(({ number }) => number ?? []), ...opened];
  return { ends, hand: without(view.hand, tile) };
}

/** Whether a tile carries one of the numbers. */
export function fits(tile: TileText, ends: readonly number[]): boolean {
  return numbers(tile).some((number) => ends.includes(number));
}
