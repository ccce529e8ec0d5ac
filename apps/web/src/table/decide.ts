import type { Intent, Via } from '@pedra/renderer';
import { type Action, formatAction, type Place, type SeatView, type TileText } from '@pedra/rules';
import { placesByTile } from './places-by-tile.ts';

/** What the player wants, from pointer, key or reader alike. */
export type Wish = Intent | { readonly type: 'pass'; readonly via: Via };

/** What the player has chosen on the way to an action. */
export interface Picking {
  /** The tile that is picked; its ends light up. */
  readonly picked: TileText | null;
  /** The end that the keyboard is on while a tile is picked. */
  readonly place: Place | null;
}

/** What comes of a wish. */
export interface Outcome {
  readonly picking: Picking;
  /** To be sent to the host. */
  readonly action?: Action;
  /** A tile that cannot be played now; the host is asked why. */
  readonly refused?: { readonly tile: TileText; readonly attempt: Action };
}

/** Nothing picked. */
export const nothingPicked: Picking = { picked: null, place: null };

const playOf = (tile: TileText, place: Place) => formatAction({ kind: 'play', tile, place });

function refuse(view: SeatView, tile: TileText, place?: Place): Outcome {
  const attempt = playOf(tile, place ?? view.table.ends[0]?.place ?? 'start');
  return { picking: nothingPicked, refused: { tile, attempt } };
}

function pick(view: SeatView, picking: Picking, tile: TileText, via: Via): Outcome {
  if (picking.picked === tile) return { picking: nothingPicked };
  const places = placesByTile(view).get(tile);
  if (!places) return refuse(view, tile);
  const [only, ...others] = places;
  if (only !== undefined && others.length === 0) {
    return { picking: nothingPicked, action: playOf(tile, only) };
  }
  return { picking: { picked: tile, place: via === 'keyboard' ? (only ?? null) : null } };
}

/**
 * What a wish means at this moment (I3): a tile with one end is played at once, with more it is picked and its ends wait; a tile
 * that fits nowhere is refused. Pure; the host has the last word on every action.
 */
export function decide(view: SeatView, picking: Picking, wish: Wish): Outcome {
  switch (wish.type) {
    case 'pick':
      return pick(view, picking, wish.piece, wish.via);
    case 'drop':
      return placesByTile(view).get(wish.piece)?.includes(wish.end)
        ? { picking: nothingPicked, action: playOf(wish.piece, wish.end) }
        : refuse(view, wish.piece, wish.end);
    case 'cancel':
      return { picking: nothingPicked };
    case 'refused':
      return refuse(view, wish.piece);
    case 'tap-pile':
      return view.legal.includes('draw') ? { picking: nothingPicked, action: 'draw' } : { picking };
    case 'pass':
      return view.legal.includes('pass') ? { picking: nothingPicked, action: 'pass' } : { picking };
  }
}

/** A picking that still holds in a newer view; else nothing picked. */
export function stillPicked(view: SeatView, picking: Picking): Picking {
  if (picking.picked === null) return picking;
  const places = placesByTile(view).get(picking.picked);
  if (!places) return nothingPicked;
  return picking.place === null || places.includes(picking.place)
    ? picking
    : { ...picking, place: null };
}

/** The end after (or before) the one the keyboard is on, going round. */
export function nextPlace(view: SeatView, picking: Picking, by: 1 | -1): Picking {
  const places = picking.picked === null ? undefined : placesByTile(view).get(picking.picked);
  if (!places?.length) return picking;
  const now = picking.place === null ? (by === 1 ? -1 : 0) : places.indexOf(picking.place);
  return { ...picking, place: places[(now + by + places.length) % places.length] ?? null };
}
