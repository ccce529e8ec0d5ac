import type { Action, Place, SeatView, TileText } from '@pedra/rules';

/** An action taken apart: what is laid where, or a step without a tile. */
export type Step =
  | { readonly type: 'lay'; readonly tile: TileText; readonly place: Place }
  | { readonly type: 'draw' }
  | { readonly type: 'pass' };

/** What an action of a view means; undefined for a text that is none. */
export function stepOf(action: Action): Step | undefined {
  if (action === 'draw' || action === 'pass') return { type: action };
  const at = action.indexOf('@');
  return at > 0
    ? { type: 'lay', tile: action.slice(0, at), place: action.slice(at + 1) }
    : undefined;
}

/** The action that lays a tile at a place. */
export function layAction(tile: TileText, place: Place): Action {
  return `${tile}@${place}`;
}

/** The places where each tile of the hand may be laid now, in the order of the table's ends; tiles that fit nowhere are absent. */
export function placesByTile(view: SeatView): ReadonlyMap<TileText, readonly Place[]> {
  const found = new Map<TileText, Place[]>();
  for (const action of view.legal) {
    const step = stepOf(action);
    if (step?.type !== 'lay') continue;
    found.set(step.tile, [...(found.get(step.tile) ?? []), step.place]);
  }
  const order = view.table.ends.map(({ place }) => place);
  for (const places of found.values()) places.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return found;
}
