/* The open ends of a tree: one at each edge of a placed piece that something may be joined to (X2). */
import { boxOf } from '../box.ts';
import type { End, Face, Mouth, PieceId, Placement, Plan, Quarter } from '../layout-types.ts';
import { mirrorSlot } from '../mirror-slot.ts';
import { turnedWay } from '../quarter.ts';
import type { Lying } from '../shape-rules.ts';
import { unit } from '../units.ts';
import { type Lie, tipsOf } from './mouth.ts';

/** The other face. */
const otherFace = (face: Face): Face => (face === 0 ? 1 : 0);

/** Both ends of a tree of one piece, the left one first. */
export function firstEnds({ id, across, joins }: Lying): readonly [End, End] {
  const left: Mouth = { x: across ? -unit / 2 : -unit, y: 0, way: 2 };
  const right: Mouth = { x: -left.x, y: 0, way: 0 };
  return across
    ? [sideEnd(id, 0, left), sideEnd(id, 1, right)]
    : [faceEnd(id, joins, left), faceEnd(id, otherFace(joins), right)];
}

/** The open ends after a piece was joined to one of them: its own in that one's place, then the tips that this opens. */
export function endsAfter(plan: Plan, end: End, { next }: Lie, piece: Lying): readonly End[] {
  const { id, across, joins } = piece;
  const own = across ? sideEnd(id, 1, next) : faceEnd(id, otherFace(joins), next);
  return plan.ends.flatMap((other) =>
    other.id === end.id ? [own, ...tipsOpened(plan, end)] : other,
  );
}

/** The two tips of a placed piece, the one that is laid first before the other. */
export function tipEnds(plan: Plan, piece: Placement): readonly [End, End] {
  const { rect, turn } = plan.mirror ? mirrorSlot(piece) : piece;
  const [behind, before] = tipsOf(boxOf(rect), turnedWay((turn / 90) as Quarter, 2 * piece.joins));
  return [tipEnd(piece.id, piece.joins, behind), tipEnd(piece.id, otherFace(piece.joins), before)];
}

/** The tips of a host whose last free side this is. */
function tipsOpened(plan: Plan, { id, host, part }: End): readonly End[] {
  if (part !== 'side' || plan.ends.some((other) => other.host === host && other.id !== id))
    return [];
  const piece = plan.placements.find((placed) => placed.id === host);
  return piece?.branches ? tipEnds(plan, piece) : [];
}

function faceEnd(host: PieceId | null, face: Face, mouth: Mouth): End {
  return { id: `${host}:face${face}`, arm: null, host: `${host}`, part: 'face', face, mouth };
}

function sideEnd(host: PieceId | null, side: 0 | 1, mouth: Mouth): End {
  return { id: `${host}:side${side}`, arm: null, host: `${host}`, part: 'side', mouth };
}

function tipEnd(host: PieceId | null, face: Face, mouth: Mouth): End {
  return { id: `${host}:tip${face}`, arm: null, host: `${host}`, part: 'tip', face, mouth };
}
