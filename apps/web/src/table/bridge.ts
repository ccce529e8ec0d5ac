import { type EndId, type Plan, peek } from '@pedra/layout';
import type { Config, PieceView, PileView, RackView } from '@pedra/renderer';
import { numbers, type Place, type Seat, type SeatView, type TileText } from '@pedra/rules';
import { faceStyleOf } from '../app/look.ts';
import type { Settings } from '../app/settings-choices.ts';
import type { Picking } from './decide.ts';
import { boardInsets, type Frame } from './frame.ts';
import { placesByTile } from './places-by-tile.ts';
import { endsAt, engineOf, joinedHalf, pieceOf, placeAt } from './table-plan.ts';

/** Everything that a picture of the table follows from. */
export interface TablePicture {
  readonly view: SeatView;
  /** Whether the player may act now. */
  readonly acts: boolean;
  readonly picking: Picking;
  /** The tile of the hand that the keyboard is on. */
  readonly focusedTile: TileText | null;
  readonly frame: Frame;
  /** Where the tiles on the table lie. */
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
  const engine = engineOf(table);
  const laid = table.laid.map(({ tile, seat }) =>
    openPiece(tile, seat === undefined || seat === own ? boneyard : rackId(seat)),
  );
  return engine === null ? laid : [openPiece(engine, boneyard), ...laid];
}

function lastMove({ log }: SeatView): TileText | null {
  const last = log.findLast(({ type }) => type === 'tile.played');
  return last?.type === 'tile.played' ? last.tile : null;
}

/** The number by which a tile joins at a place where it fits; null on an empty table. */
function joiningNumber({ table }: SeatView, tile: TileText, at: Place): number | null {
  const shown = table.ends.filter(({ place }) => place === at).map(({ number }) => number);
  return shown.find((number) => number !== null && numbers(tile).includes(number)) ?? null;
}

/** Where a tile would lie: the end of the plan that stands for a place, and the half that touches there. */
interface Landing {
  readonly end: EndId;
  readonly joins: 0 | 1;
}

/** Of the ends that a place is, the one where the tile will lie once it is played; the first where the plan knows none. */
function landing(plan: Plan, view: SeatView, tile: TileText, at: Place): Landing {
  const joining = joiningNumber(view, tile, at);
  const { id: _, ...piece } = pieceOf(view.table.kind, tile, joining);
  const ends = endsAt(plan, at, joining);
  const slot = peek(plan, ends, piece);
  return { end: slot.ok ? slot.end : (ends[0] ?? at), joins: joinedHalf(tile, joining) };
}

/**
 * The renderer's config for what a seat knows: the only place where rules and renderer meet. Pure. A tile seen open goes by its
 * text; hidden ones by their rack and a number, without faces.
 */
export function tableConfig(picture: TablePicture): Picture {
  const { view, acts, picking, focusedTile, frame, plan, settings } = picture;
  const places = acts ? placesByTile(view) : new Map<TileText, readonly Place[]>();
  const landings = new Map(
    [...places].map(([tile, at]) => [tile, at.map((place) => landing(plan, view, tile, place))]),
  );
  const onto = picking.picked === null ? [] : (landings.get(picking.picked) ?? []);
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
    slots: Object.fromEntries([...landings].map(([tile, at]) => [tile, at.map(({ end }) => end)])),
    joins: Object.fromEntries(
      [...landings].map(([tile, at]) => [
        tile,
        Object.fromEntries(at.map(({ end, joins }) => [end, joins])),
      ]),
    ),
    racks,
    piles: [pile],
    selected: picking.picked,
    focusedEnd: onto.find(({ end }) => placeAt(end) === picking.place)?.end ?? null,
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
