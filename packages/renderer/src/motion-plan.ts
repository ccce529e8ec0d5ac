import type { PieceId } from '@pedra/layout';
import type { Arrangement, Spot } from './arrange.ts';
import type { Config, PieceView } from './config.ts';
import type { EasingName } from './easing.ts';
import type { Pose } from './pose.ts';

/** One piece's way from where it is seen now to where it belongs. */
export interface Motion {
  readonly piece: PieceId;
  readonly kind:
    | 'deal'
    | 'play'
    | 'draw'
    | 'reveal'
    | 'camera'
    | 'move'
    | 'flow'
    | 'raise'
    | 'appear'
    | 'leave';
  /** Where it starts; absent: where it is seen now. */
  readonly from?: Pose;
  /** Where it ends; absent for pieces that stay at their spot. */
  readonly to: Pose;
  readonly delay: number;
  readonly duration: number;
  readonly easing: EasingName;
  /** How far its path bows upwards, in u. */
  readonly arc: number;
}

/** A state and how it is laid out. */
export interface Picture {
  readonly state: Pick<Config, 'pieces' | 'piles' | 'racks'>;
  readonly arrangement: Arrangement;
}

/** Milliseconds and stagger of each motion. */
export const times = {
  deal: 260,
  dealStagger: 55,
  dealAtMost: 1600,
  playSelf: 180,
  playOther: 320,
  settle: 80,
  draw: 240,
  drawStagger: 110,
  reveal: 180,
  revealStagger: 90,
  camera: 320,
  move: 180,
  raise: 120,
  hover: 90,
  fade: 120,
  sweep: 450,
  undo: 160,
  snap: 90,
  turn: 120,
} as const;

const settleSize = 1.03;
const flightArc = 0.6;

/** What moves between two pictures, and how; pure. Pieces that stay where they are get no motion. */
export function planMotion(before: Picture, after: Picture): readonly Motion[] {
  const arrivals = arrivalsOf(before, after);
  const sweep = isSweep(before, after);
  const leaving = [...before.arrangement.pieces]
    .filter(([id]) => !after.arrangement.pieces.has(id) && !arrivals.consumed.has(id))
    .map(([id, spot]) => leave(id, spot, sweep));
  const staying = [...after.arrangement.pieces].flatMap(([id, spot]) => {
    const old = before.arrangement.pieces.get(id);
    return old ? moveOf(id, old, spot, before) : [];
  });
  return [...leaving, ...staying, ...arrivals.motions];
}

/** The same changes for those who want no motion: what goes elsewhere fades in there. */
export function planFades(before: Picture, after: Picture): readonly Motion[] {
  const fade = { delay: 0, duration: times.fade, easing: 'linear', arc: 0 } as const;
  const moved = [...after.arrangement.pieces].flatMap(([id, spot]): Motion[] => {
    const old = before.arrangement.pieces.get(id);
    if (old && samePlace(old, spot)) return [];
    const kind = old ? (old.home === spot.home ? 'raise' : 'play') : 'appear';
    const from = kind === 'raise' ? spot : { ...spot, alpha: 0 };
    return [{ piece: id, kind, from, to: spot, ...fade }];
  });
  const left = [...before.arrangement.pieces]
    .filter(([id]) => !after.arrangement.pieces.has(id))
    .map(
      ([id, spot]): Motion => ({ piece: id, kind: 'leave', to: { ...spot, alpha: 0 }, ...fade }),
    );
  return [...left, ...moved];
}

function moveOf(id: PieceId, old: Spot, spot: Spot, before: Picture): readonly Motion[] {
  if (samePlace(old, spot)) return [];
  const motion = { piece: id, to: spot, delay: 0, arc: 0 } as const;
  const raised = old.x === spot.x && old.u === spot.u && old.lift !== spot.lift;
  if (raised && old.home === spot.home) return [raise(id, spot)];
  if (old.home === 'plan' && spot.home === 'plan')
    return [{ ...motion, kind: 'camera', duration: times.camera, easing: 'inOutQuad' }];
  if (spot.home === 'plan') return [play(id, spot, isOwn(before, old.home))];
  if (old.home === 'plan')
    return [{ ...motion, kind: 'move', duration: times.undo, easing: 'outCubic' }];
  if (old.home !== spot.home)
    return [{ ...motion, kind: 'move', duration: times.draw, easing: 'outCubic' }];
  const inPlace = old.x === spot.x && old.u === spot.u;
  return inPlace
    ? [raise(id, spot)]
    : [{ ...motion, kind: 'flow', duration: times.move, easing: 'outCubic' }];
}

function raise(piece: PieceId, to: Spot): Motion {
  return { piece, kind: 'raise', to, delay: 0, duration: times.raise, easing: 'outCubic', arc: 0 };
}

function play(id: PieceId, spot: Spot, own: boolean, from?: Pose): Motion {
  return {
    piece: id,
    kind: 'play',
    ...(from ? { from } : {}),
    to: { ...spot, grow: settleSize },
    delay: 0,
    duration: own ? times.playSelf : times.playOther,
    easing: 'outCubic',
    arc: own ? 0 : flightArc,
  };
}

function leave(id: PieceId, spot: Spot, sweep: boolean): Motion {
  const to = {
    ...spot,
    alpha: 0,
    ...(sweep ? { x: spot.x + spot.u * 6, turn: spot.turn + 8 } : {}),
  };
  const duration = sweep ? times.sweep : times.fade;
  return {
    piece: id,
    kind: 'leave',
    to,
    delay: 0,
    duration,
    easing: sweep ? 'inQuad' : 'linear',
    arc: 0,
  };
}

/** Whether the line is cleared: a round is over. */
function isSweep(before: Picture, after: Picture): boolean {
  const line = [...before.arrangement.pieces].filter(([, spot]) => spot.home === 'plan');
  return line.length > 1 && line.every(([id]) => !after.arrangement.pieces.has(id));
}

/**
 * Motions of pieces seen for the first time. A piece that comes from a rack takes the place of one that has just gone from there: a
 * hidden piece that is played changes its name.
 */
function arrivalsOf(before: Picture, after: Picture) {
  const known = before.arrangement.pieces;
  const fresh = inDealOrder(after).filter(([view]) => !known.has(view.id));
  const gone = [...known].filter(([id]) => !after.arrangement.pieces.has(id));
  const consumed = new Set<PieceId>();
  const sources = sourcesOf(before, after);
  const dealt = ![...known.values()].some((spot) => spot.home === 'plan') || isSweep(before, after);
  const many = dealt && fresh.length > 2;
  const stagger = many ? staggerOf(fresh.length) : times.drawStagger;
  const wait = isSweep(before, after) ? times.sweep / 2 : 0;
  let drawn = 0;
  let revealed = 0;
  const motions = fresh.map(([view, spot]): Motion => {
    const source = view.from === undefined ? undefined : sources.get(view.from);
    const old = gone.find(([id, { home }]) => home === view.from && !consumed.has(id));
    if (old) consumed.add(old[0]);
    const from = old?.[1] ?? source;
    if (!from) return appear(view.id, spot);
    const start = { ...from, face: -1, shade: 0, grow: 1, alpha: 1 };
    if (spot.home === 'plan') return play(view.id, spot, false, start);
    if (old?.[1].home === spot.home) return reveal(view.id, start, spot, revealed++);
    const delay = (many ? wait : 0) + stagger * drawn++;
    const duration = many ? times.deal : times.draw;
    const kind = many ? 'deal' : 'draw';
    return {
      piece: view.id,
      kind,
      from: start,
      to: spot,
      delay,
      duration,
      easing: 'outCubic',
      arc: 0.3,
    };
  });
  return { motions, consumed };
}

/** A hidden piece is laid open where it stands. */
function reveal(piece: PieceId, from: Pose, to: Spot, place: number): Motion {
  const { reveal: duration, revealStagger } = times;
  const delay = place * revealStagger;
  return { piece, kind: 'reveal', from, to, delay, duration, easing: 'inOutQuad', arc: 0 };
}

function appear(piece: PieceId, to: Spot): Motion {
  const fade = { delay: 0, duration: times.fade, easing: 'linear', arc: 0 } as const;
  return { piece, kind: 'appear', from: { ...to, alpha: 0 }, to, ...fade };
}

function staggerOf(count: number): number {
  return Math.min(times.dealStagger, (times.dealAtMost - times.deal) / Math.max(1, count - 1));
}

/** New pieces in the order they are dealt: one to each rack in turn. */
function inDealOrder(after: Picture): readonly (readonly [PieceView, Spot])[] {
  const order = new Map<PieceId, number>();
  for (const [seat, rack] of after.state.racks.entries())
    for (const [place, id] of rack.pieces.entries()) order.set(id, place * 100 + seat);
  return after.state.pieces
    .flatMap((view) => {
      const spot = after.arrangement.pieces.get(view.id);
      return spot ? [[view, spot] as const] : [];
    })
    .sort(([a], [b]) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
}

/** Where a piece seems to come from, by the id of a pile or rack. */
function sourcesOf(before: Picture, after: Picture): ReadonlyMap<string, Pose> {
  const rest = { face: -1, alpha: 1, shade: 0, lift: 0, grow: 1 };
  const sources = new Map<string, Pose>();
  for (const { state, arrangement } of [after, before]) {
    for (const pile of arrangement.piles) {
      const top = pile.spots.at(-1);
      const rect = state.piles.find(({ id }) => id === pile.id)?.rect;
      if (top) sources.set(pile.id, { ...rest, ...top, u: pile.u });
      else if (rect && !sources.has(pile.id))
        sources.set(pile.id, {
          ...rest,
          x: rect.x + rect.w / 2,
          y: rect.y + rect.h / 2,
          u: 24,
          turn: 0,
        });
    }
    for (const [id, { wood, u }] of arrangement.racks)
      sources.set(id, { ...rest, x: wood.x + wood.w / 2, y: wood.y + wood.h / 2, u, turn: 90 });
  }
  return sources;
}

function isOwn(picture: Picture, rack: string): boolean {
  return picture.state.racks.some(({ id, own }) => id === rack && own === true);
}

function samePlace(a: Spot, b: Spot): boolean {
  return (
    a.home === b.home &&
    a.x === b.x &&
    a.y === b.y &&
    a.u === b.u &&
    a.turn === b.turn &&
    a.face === b.face &&
    a.shade === b.shade &&
    a.lift === b.lift
  );
}
