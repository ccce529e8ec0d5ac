import type { Plan } from '@pedra/layout';
import type { Config, PieceView, PileView, RackView } from '@pedra/renderer';
import { numbers, type Place, type Seat, type SeatView, type TileText } from '@pedra/rules';
import { faceStyleOf } from '../app/look.ts';
import type { Settings } from '../app/settings-choices.ts';
import type { Picking } from './decide.ts';
import { boardInsets, type Frame } from './frame.ts';
import { endOf, joinedHalf } from './line-plan.ts';
import { placesByTile } from './places-by-tile.ts';

/** Everything that a picture of the table follows from. */
export interface TablePicture {
  readonly view: SeatView;
  /** Whether the player may act now. */
  readonly acts: boolean;
  readonly picking: Picking;
  /** The tile of the hand that the keyboard is on. */
  readonly focusedTile: TileText | null;
  readonly frame: Frame;
  /** Where the tiles of the line lie. */
  readonly plan: Plan;
  readonly settings: Settings;
}

/** A config without what is called back. */
export type Picture = Omit<Config, 'onIntent' | 'onGeometry' | 'onEffect'>;

/** The id of the pile that tiles are drawn from. */
export const boneyard = 'boneyard';
const kind = 'long';
const rackId = (seat: Seat) => `seat${seat}`;

function openPiece(tile: TileText, from: string): PieceView {
  const [high, low] = numbers(tile);
  return { id: tile, kind, faces: [`${high}`, `${low}`], up: true, across: high === low, from };
}

/** What stands in an opponent's rack: backs without a name of their own, or the hand once it is laid open. */
function rackTiles({ counts, hands }: SeatView, seat: Seat): readonly PieceView[] {
  const open = hands?.[seat];
  if (open) return open.map((tile) => openPiece(tile, rackId(seat)));
  return Array.from({ length: counts[seat] ?? 0 }, (_, index) => ({
    id: `${rackId(seat)}-${index}`,
    kind,
    faces: [],
    up: false,
    from: boneyard,
  }));
}

function racksOf({ view, frame }: TablePicture): {
  readonly pieces: readonly PieceView[];
  readonly racks: readonly RackView[];
} {
  const others = frame.seats.map(({ seat, rack: rect, facing, u }) => {
    const pieces = rackTiles(view, seat);
    return {
      pieces,
      rack: { id: rackId(seat), rect, facing, u, pieces: pieces.map(({ id }) => id) },
    };
  });
  if (view.seat === 'public') {
    return { pieces: others.flatMap((o) => o.pieces), racks: others.map((o) => o.rack) };
  }
  const own: RackView = {
    id: rackId(view.seat),
    rect: frame.hand,
    facing: 'up',
    u: frame.handU,
    own: true,
    pieces: view.hand,
  };
  return {
    pieces: [
      ...view.hand.map((tile) => openPiece(tile, boneyard)),
      ...others.flatMap(({ pieces }) => pieces),
    ],
    racks: [own, ...others.map(({ rack }) => rack)],
  };
}

function laidPieces({ table, seat: own }: SeatView): readonly PieceView[] {
  return table.laid.map(({ tile, seat }) =>
    openPiece(tile, seat === undefined || seat === own ? boneyard : rackId(seat)),
  );
}

function lastMove({ log }: SeatView): TileText | null {
  const last = log.findLast(({ type }) => type === 'tile.played');
  return last?.type === 'tile.played' ? last.tile : null;
}

/** Which half of each playable tile touches the line at each of its ends. */
function joinsOf(places: ReadonlyMap<TileText, readonly Place[]>, { table }: SeatView) {
  const number = (at: Place) => table.ends.find(({ place }) => place === at)?.number ?? null;
  return Object.fromEntries(
    [...places].map(([tile, at]) => [
      tile,
      Object.fromEntries(at.map((place) => [endOf(place), joinedHalf(tile, number(place))])),
    ]),
  );
}

/**
 * The renderer's config for what a seat knows: the only place where rules and renderer meet. Pure. A tile seen open goes by its
 * text; hidden ones by their rack and a number, without faces.
 */
export function tableConfig(picture: TablePicture): Picture {
  const { view, acts, picking, focusedTile, frame, plan, settings } = picture;
  const places = acts ? placesByTile(view) : new Map<TileText, readonly Place[]>();
  const { pieces, racks } = racksOf(picture);
  const pile: PileView = {
    id: boneyard,
    rect: frame.pile,
    count: view.boneyard,
    kind,
    active: acts && view.legal.includes('draw'),
  };
  return {
    pieces: [...laidPieces(view), ...pieces],
    plan,
    slots: Object.fromEntries([...places].map(([tile, at]) => [tile, at.map(endOf)])),
    joins: joinsOf(places, view),
    racks,
    piles: [pile],
    selected: picking.picked,
    focusedEnd: picking.place === null ? null : endOf(picking.place),
    focusedPiece: focusedTile,
    lastMove: lastMove(view),
    dim: acts && settings.dim ? view.hand.filter((tile) => !places.has(tile)) : [],
    insets: boardInsets(frame),
    motion: settings.motion,
    speed: settings.speed,
    mirror: false,
    skin: settings.skin,
    table: settings.table,
    faceStyle: faceStyleOf(settings, view.set),
    lightness: settings.lightness,
    interactive: view.phase === 'playing',
  };
}

/** The same table with nothing lying on it, as it is between two rounds. */
export function clearedTable<T extends Picture>(config: T): T {
  const empty = { ...config.plan, placements: [], ends: [] };
  return {
    ...config,
    pieces: [],
    plan: empty,
    slots: {},
    joins: {},
    racks: config.racks.map((rack) => ({ ...rack, pieces: [] })),
    piles: config.piles.map((pile) => ({ ...pile, count: 0 })),
    selected: null,
    focusedEnd: null,
    focusedPiece: null,
    lastMove: null,
    dim: [],
  };
}
