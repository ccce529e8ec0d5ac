import { type Place, parseAction, type SeatView, type TileText } from '@pedra/rules';

/** The places where each tile of the hand may be laid now, in the order of the table's ends; tiles that fit nowhere are absent. */
export function placesByTile(view: SeatView): ReadonlyMap<TileText, readonly Place[]> {
  const found = new Map<TileText, Place[]>();
  for (const text of view.legal) {
    const action = parseAction(text);
    if (action?.kind !== 'play') continue;
    found.set(action.tile, [...(found.get(action.tile) ?? []), action.place]);
  }
  const order = view.table.ends.map(({ place }) => place);
  for (const places of found.values()) places.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return found;
}
