import type { EndId, PieceId } from '@pedra/layout';
import { type Board, fitBoard, slotSpot } from './board.ts';
import type { Config, PieceView, RackView } from './config.ts';
import { faceSide } from './face-side.ts';
import { type PileSpots, pileSpots } from './pile-spots.ts';
import { type Pose, type Quarter, quarterOf, turned } from './pose.ts';
import { type RackSpots, rackSpots } from './rack-spots.ts';

/** Which pieces lie over which: those behind a rack's wood, the line, the own rack, and one before its lip. */
type Layer = 'behind' | 'line' | 'rack' | 'front';

/** A piece at rest. */
export interface Spot extends Pose {
  /** `plan`, or the id of the rack it stands in. */
  readonly home: string;
  readonly layer: Layer;
  readonly turn: Quarter;
  /** How many levels of pieces lie below it. */
  readonly level: number;
  /** Its place among those of its level, from low to high. */
  readonly order: number;
}

/** The size that is drawn on. */
export interface Size {
  readonly width: number;
  readonly height: number;
  /** Device px per CSS px. */
  readonly ratio: number;
}

/** What the pointer is doing, as far as it changes the picture. */
export interface Touch {
  readonly hovered: PieceId | null;
  readonly dragged: PieceId | null;
}

/** The pointer does nothing that shows. */
export const untouched: Touch = { hovered: null, dragged: null };

/** Everything at rest: where each thing lies when all motion is over. */
export interface Arrangement {
  readonly board: Board;
  readonly pieces: ReadonlyMap<PieceId, Spot>;
  /** Where the picked piece would lie, by end. */
  readonly ghosts: ReadonlyMap<EndId, Spot>;
  /** The piece that the ghosts are of. */
  readonly picked: PieceId | null;
  readonly racks: ReadonlyMap<string, RackSpots & { readonly facing: RackView['facing'] }>;
  readonly piles: readonly PileSpots[];
}

const home = { plan: 'plan' } as const;
const raised = { picked: 0.25, hovered: 0.12 };

/** Lays everything out for one state and size; pure. `previous` keeps the camera calm. */
export function arrange(
  state: Config,
  size: Size,
  touch: Touch,
  previous: Board | null,
): Arrangement {
  const views = new Map(state.pieces.map((piece) => [piece.id, piece]));
  const picked = touch.dragged ?? state.selected;
  const board = fitBoard(state, size, previous);
  const pieces = new Map<PieceId, Spot>(placedPieces(state, size, touch, board, views));
  const racks = new Map<string, RackSpots & { facing: RackView['facing'] }>();
  for (const rack of state.racks) {
    const laid = rackSpots(rack, (id) => kindOf(state, views.get(id)));
    racks.set(rack.id, { ...laid, facing: rack.facing });
    for (const [id, spot] of rackPieces(state, size, touch, rack, laid, views))
      pieces.set(id, spot);
  }
  return {
    board,
    pieces,
    ghosts: ghostsOf(state, size, board, picked === null ? undefined : views.get(picked)),
    picked,
    racks,
    piles: state.piles.map((pile) => {
      const kind = pile.kind ?? Object.keys(state.skin.kinds)[0] ?? '';
      return pileSpots(pile, kind, state.skin.kinds[kind] ?? { w: 1, h: 1 });
    }),
  };
}

function* placedPieces(
  state: Config,
  size: Size,
  touch: Touch,
  board: Board,
  views: ReadonlyMap<PieceId, PieceView>,
): Generator<readonly [PieceId, Spot]> {
  const pickable = new Set(state.pickable ?? []);
  const dim = new Set(state.dim);
  const marked = new Set(state.marked ?? []);
  for (const [order, { id, x, y, turn, level, folded }] of board.placed.entries()) {
    const view = views.get(id);
    if (!view) continue;
    const up = pickable.has(id) ? raiseOf(state, touch, id) : 0;
    // What is picked or has a ring is seen whole, before its neighbours.
    const ringed = state.focusedPiece === id || marked.has(id);
    const before = up > 0 || (ringed && pickable.has(id));
    const at = { x, y: y - up * faceSide(state.skin) * board.u, turn, u: board.u };
    const resting = spot(state, size, view, at, home.plan, before ? 'front' : 'line');
    const shade = dim.has(id) ? 1 : 0;
    yield [id, { ...resting, level, order, shade, lift: up, alpha: folded ? 0 : 1 }];
  }
}

/** How far a piece is raised from its place, in face sides. */
function raiseOf({ selected }: Config, { hovered }: Touch, id: PieceId): number {
  return selected === id ? raised.picked : hovered === id ? raised.hovered : 0;
}

function* rackPieces(
  state: Config,
  size: Size,
  touch: Touch,
  rack: RackView,
  laid: RackSpots,
  views: ReadonlyMap<PieceId, PieceView>,
): Generator<readonly [PieceId, Spot]> {
  const open = rack.facing === 'up' || rack.pieces.some((id) => views.get(id)?.up);
  for (const { id, x, y, turn } of laid.spots) {
    const view = views.get(id);
    if (!view) continue;
    const up =
      rack.own && state.selected === id ? raised.picked : touch.hovered === id ? raised.hovered : 0;
    const at = { x, y: y - up * laid.u, turn, u: laid.u };
    // The keyboard's ring is seen whole, so its piece comes before the lip.
    const layer = state.focusedPiece === id ? 'front' : open ? 'rack' : 'behind';
    const resting = spot(state, size, view, at, rack.id, layer);
    yield [id, { ...resting, shade: state.dim.includes(id) ? 1 : 0, lift: up }];
  }
}

function ghostsOf(state: Config, size: Size, board: Board, view: PieceView | undefined) {
  const ghosts = new Map<EndId, Spot>();
  if (!view) return ghosts;
  for (const end of state.slots[view.id] ?? []) {
    const at = slotSpot(state, board, view, end);
    if (at) ghosts.set(end, spot(state, size, view, { ...at, u: board.u }, home.plan, 'line'));
  }
  return ghosts;
}

function spot(
  state: Config,
  size: Size,
  view: PieceView,
  at: { x: number; y: number; u: number; turn: Quarter },
  where: string,
  layer: Layer,
): Spot {
  const { w, h } = kindOf(state, view);
  const box = turned(w * at.u, h * at.u, quarterOf(at.turn));
  const onPixel = (centre: number, side: number) =>
    Math.round((centre - side / 2) * size.ratio) / size.ratio + side / 2;
  return {
    x: onPixel(at.x, box.w),
    y: onPixel(at.y, box.h),
    u: at.u,
    turn: at.turn,
    face: view.up ? 1 : -1,
    alpha: 1,
    shade: 0,
    lift: 0,
    grow: 1,
    home: where,
    layer,
    level: 0,
    order: 0,
  };
}

function kindOf(
  state: Config,
  view: PieceView | undefined,
): { readonly w: number; readonly h: number } {
  return (view && state.skin.kinds[view.kind]) ?? { w: 1, h: 1 };
}
