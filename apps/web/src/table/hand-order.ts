import { numbers, pips, type TileText } from '@pedra/rules';

/** How the own hand stands: as it was dealt and drawn, by number, or by value. */
export type HandOrder = 'dealt' | 'number' | 'value';

const compare: Readonly<Record<HandOrder, ((a: TileText, b: TileText) => number) | null>> = {
  dealt: null,
  number: (a, b) => numbers(b)[0] - numbers(a)[0] || numbers(b)[1] - numbers(a)[1],
  value: (a, b) => pips(b) - pips(a) || numbers(b)[0] - numbers(a)[0],
};

/** The hand in this order, the highest first; the very same hand where nothing is to be sorted. */
export function inHandOrder(hand: readonly TileText[], order: HandOrder): readonly TileText[] {
  const by = compare[order];
  return by ? hand.toSorted(by) : hand;
}
