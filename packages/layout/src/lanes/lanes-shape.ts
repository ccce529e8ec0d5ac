import { boxOf, join, mirrored } from '../box.ts';
import { areDistinct, isCount, isSize } from '../check-round.ts';
import { frozenPlacement } from '../freeze-plan.ts';
import type {
  EndId,
  HitArea,
  Lane,
  LanesFrame,
  Placement,
  Plan,
  Slot,
  World,
  WorldRect,
} from '../layout-types.ts';
import { firstRect } from '../line-arm.ts';
import { mirrorSlot } from '../mirror-slot.ts';
import { turnOf } from '../quarter.ts';
import type { Lying, ShapeRules } from '../shape-rules.ts';
import { spacedAreas, withRects } from '../spaced-areas.ts';
import { gap, unit } from '../units.ts';
import { chipRect, chipWidth, laneFrame, laneRect, laneRoom, laneStart } from './lane-frame.ts';
import { lanes as laneViews } from './lane-views.ts';

/**
 * A hub with a lane for each train (X4). A lane shows its last pieces; what it has no room for is folded into a pile at its beginning,
 * oldest first. There is always room for the next piece.
 */
export const lanesShape: ShapeRules = {
  check: ({ lanes, laneHead }) => {
    if (laneHead && !isSize(laneHead)) return 'bad-size';
    const isGood = !lanes || (areDistinct(['start', ...lanes]) && isCount(lanes.length, 1, 12));
    return isGood ? null : 'bad-plan';
  },
  frame: (query) => ({ rowWidth: 0, laneFrame: laneFrame(query, query.laneFrame) }),
  ends: () => [{ id: 'start', arm: null }],
  lay(plan, [end], piece) {
    const frame = framed(plan);
    if (!end.lane) {
      const rect = firstRect(true);
      return {
        slot: { ...slotOf(piece, 'start', rect), turn: turnOf(1, piece.joins) },
        ends: frame.ids.map((id) => ({ id, arm: null, lane: { folded: 0, open: [] } })),
      };
    }
    const at = frame.ids.indexOf(end.id);
    const before = end.lane;
    const lane = withPiece(before, { id: piece.id ?? '', across: piece.across }, frame);
    // What is only looked at is shown where it would be dropped; what is placed moves on with its lane.
    const slot =
      piece.id === null
        ? laidIn(frame, at, before, before.open.length, piece, end.id)
        : laidIn(frame, at, lane, lane.open.length - 1, piece, end.id);
    return {
      slot,
      ends: plan.ends.map((other) => (other === end ? { ...end, lane } : other)),
      moved: lane.folded > before.folded ? before.open.map(({ id }) => id) : [],
    };
  },
  settle(plan, placements) {
    const frame = framed(plan);
    const counts = new Map<EndId, number>();
    const lanes = new Map(plan.ends.map(({ id, lane }) => [id, lane]));
    return placements.map((piece) => {
      const lane = lanes.get(piece.end);
      if (!lane) return piece;
      const index = counts.get(piece.end) ?? 0;
      counts.set(piece.end, index + 1);
      const at = frame.ids.indexOf(piece.end);
      const slot = laidIn(frame, at, lane, index - lane.folded, piece, piece.end);
      return frozenPlacement(piece.id, plan.mirror ? mirrorSlot(slot) : slot);
    });
  },
  extent(plan) {
    const frame = framed(plan);
    const lanes = frame.ids.map((_, index) => boxOf(laneRect(frame, index)));
    const whole = lanes.reduce(join, boxOf(firstRect(true)));
    return plan.mirror ? mirrored(whole) : whole;
  },
  ahead: (_plan, extent) => [extent],
  areas(plan, areas, onScreen) {
    const views = new Map(laneViews(plan).map((view) => [view.end, view]));
    const all = areas.flatMap((area): readonly HitArea[] => {
      const { chip, folded = 0 } = views.get(area.slot) ?? {};
      if (!chip || folded === 0) return [area];
      return [{ slot: area.slot, kind: 'fold', count: folded, rect: onScreen(chip) }, area];
    });
    const lanes = [...views.values()].map(({ rect }) => onScreen(rect));
    const x = Math.min(...lanes.map((lane) => lane.x));
    const w = Math.max(...lanes.map((lane) => lane.x + lane.w)) - x;
    const rects = all.map(({ rect }) => rect);
    return withRects(all, spacedAreas(rects, { x, w }));
  },
};

function framed({ laneFrame: frame }: Plan): LanesFrame {
  if (!frame) throw new Error('a plan of lanes has lost its frame');
  return frame;
}

const lengthOf = ({ across }: Pick<Placement, 'across'>): World => (across ? unit : 2 * unit) + gap;

/** A lane with one more piece, folded as far as the next one needs. */
function withPiece({ folded, open }: Lane, piece: Lane['open'][number], frame: LanesFrame): Lane {
  const all = [...open, piece];
  let length = all.reduce((sum, one) => sum + lengthOf(one), 0) + 2 * unit;
  let more = 0;
  while (length > laneRoom(frame, folded + more > 0)) {
    const oldest = all[more];
    if (!oldest) break;
    length -= lengthOf(oldest);
    more += 1;
  }
  return { folded: folded + more, open: all.slice(more) };
}

/** The place in a lane with so many open pieces before it; below 0 in the pile. */
function laidIn(
  frame: LanesFrame,
  at: number,
  lane: Lane,
  index: number,
  piece: Pick<Lying, 'across' | 'joins'>,
  end: string,
): Slot {
  if (index < 0) {
    return {
      ...slotOf(piece, end, chipRect(frame, at)),
      turn: turnOf(1, piece.joins),
      folded: true,
    };
  }
  const { x, y } = laneStart(frame, at);
  const chip = lane.folded > 0 ? chipWidth + gap : 0;
  const near = lane.open.slice(0, index).reduce((sum, one) => sum + lengthOf(one), x + chip);
  const rect = piece.across
    ? { x: near, y: y - unit, w: unit, h: 2 * unit }
    : { x: near, y: y - unit / 2, w: 2 * unit, h: unit };
  return { ...slotOf(piece, end, rect), turn: turnOf(piece.across ? 1 : 0, piece.joins) };
}

function slotOf(
  { across, joins }: Pick<Lying, 'across' | 'joins'>,
  end: string,
  rect: WorldRect,
): Omit<Slot, 'turn'> {
  return { rect, across, flip: false, joins, end };
}
