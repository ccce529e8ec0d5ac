import type { PieceId } from '@pedra/layout';
import type { PxRect, RackView } from './config.ts';
import type { Quarter } from './pose.ts';

/** Where a rack's pieces and its wood go, in px. */
export interface RackSpots {
  readonly wood: PxRect;
  /** The part of the wood that is in front of the pieces. */
  readonly lip: PxRect;
  /** Px per face side, shrunk so that all pieces fit. */
  readonly u: number;
  readonly spots: readonly { id: PieceId; x: number; y: number; turn: Quarter }[];
}

/** The size of a piece at turn 0, in u. */
export type SizeOf = (id: PieceId) => { readonly w: number; readonly h: number };

/** Depth of the own rack's wood, and of its lip, in u wanted; the rest of a standing piece is above the wood. */
const wood = 1.7;
const lip = 0.36;
/** Depth of the wood before pieces that are seen from behind: it hides their lower half. */
const screen = 0.85;
/** Room between pieces and at the ends, in u. */
const gaps = { own: 0.24, other: 0.12, end: 0.2 };
const mostRows = 4;

/** Where the pieces of a rack stand. An own rack that gets crowded lays them down in rows where that makes them larger. */
export function rackSpots(rack: RackView, sizeOf: SizeOf): RackSpots {
  return rack.facing === 'up' ? ownRack(rack, sizeOf) : otherRack(rack, sizeOf);
}

interface Rows {
  readonly u: number;
  readonly perRow: number;
  readonly turn: Quarter;
}

function ownRack({ rect, pieces, u: wanted }: RackView, sizeOf: SizeOf): RackSpots {
  const bottom = rect.y + rect.h;
  const depth = Math.min(rect.h, wood * wanted);
  const lipDepth = (depth * lip) / wood;
  const foot = bottom - lipDepth;
  const size = largest(pieces, sizeOf);
  const upright: Quarter = size.w > size.h ? 90 : 0;
  const count = Math.max(1, pieces.length);
  const standing: Rows = {
    u: Math.min(wanted, fit(rect.w, count, size.short, gaps.own)),
    perRow: count,
    turn: upright,
  };
  const lying = Array.from({ length: mostRows }, (_, index): Rows => {
    const rows = index + 1;
    const perRow = Math.ceil(count / rows);
    const u = Math.min(
      fit(rect.w, perRow, size.long, gaps.own),
      fit(rect.h - lipDepth, rows, size.short, gaps.own),
    );
    return { u: Math.min(wanted, u), perRow, turn: upright === 90 ? 0 : 90 };
  });
  const best = lying.reduce((a, b) => (b.u > a.u ? b : a), standing);
  const lies = best !== standing;
  return {
    wood: lies ? rect : { x: rect.x, y: bottom - depth, w: rect.w, h: depth },
    lip: { x: rect.x, y: foot, w: rect.w, h: lipDepth },
    u: best.u,
    spots: inRows(
      pieces,
      best,
      rect.x + rect.w / 2,
      foot,
      lies ? size.long : size.short,
      lies ? size.short : size.long,
    ),
  };
}

/** Lays pieces out in rows, the last one on `foot`, each row centred. */
function inRows(
  pieces: readonly PieceId[],
  rows: Rows,
  middle: number,
  foot: number,
  w: number,
  h: number,
) {
  const { u, perRow, turn } = rows;
  const count = Math.ceil(pieces.length / perRow);
  return pieces.map((id, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, pieces.length - row * perRow);
    const column = (index % perRow) - (inRow - 1) / 2;
    const x = middle + column * (w + gaps.own) * u;
    const y = foot - (h / 2 + (count - 1 - row) * (h + gaps.own)) * u;
    return { id, x, y, turn };
  });
}

function otherRack({ rect, facing, pieces, u: wanted }: RackView, sizeOf: SizeOf): RackSpots {
  const across = facing === 'down';
  const room = across ? rect.w : rect.h;
  const depth = across ? rect.h : rect.w;
  const size = largest(pieces, sizeOf);
  const visible = size.long - screen;
  const fitting = Math.min(wanted, fit(room, Math.max(1, pieces.length), size.short, gaps.other));
  const u = depth > wanted ? Math.min(fitting, depth / size.long) : fitting;
  const thick = screen * u;
  const near =
    facing === 'left' ? rect.x : across ? rect.y + rect.h - thick : rect.x + rect.w - thick;
  const band: PxRect = across
    ? { x: rect.x, y: near, w: rect.w, h: thick }
    : { x: near, y: rect.y, w: thick, h: rect.h };
  const out = facing === 'left' ? near + thick : near;
  const centre = out + (facing === 'left' ? 1 : -1) * (visible - size.long / 2) * u;
  const long: Quarter = size.w > size.h ? 0 : 90;
  const spots = pieces.map((id, index) => {
    const fromFirst = index - (pieces.length - 1) / 2;
    const along = (facing === 'right' ? fromFirst : -fromFirst) * (size.short + gaps.other) * u;
    return across
      ? { id, x: rect.x + rect.w / 2 + along, y: centre, turn: turnOf(long, 90) }
      : { id, x: centre, y: rect.y + rect.h / 2 + along, turn: long };
  });
  return { wood: band, lip: band, u, spots };
}

function turnOf(quarter: Quarter, by: 90): Quarter {
  return quarter === 0 ? by : 0;
}

/** Px per face side so that `count` boxes of `side` u and their gaps fill `room` at most. */
function fit(room: number, count: number, side: number, gap: number): number {
  return Math.max(0, room / (count * side + (count - 1) * gap + 2 * gaps.end));
}

function largest(pieces: readonly PieceId[], sizeOf: SizeOf) {
  const sizes = pieces.map(sizeOf);
  const w = Math.max(1, ...sizes.map((size) => size.w));
  const h = Math.max(1, ...sizes.map((size) => size.h));
  const none = pieces.length === 0;
  return { w: none ? 2 : w, h, long: none ? 2 : Math.max(w, h), short: Math.min(w, h) };
}
