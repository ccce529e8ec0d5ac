import { boxOf, join } from '../box.ts';
import type { Lane, LanesFrame, Slot, World, WorldRect } from '../layout-types.ts';
import { firstRect } from '../line-arm.ts';
import { turnOf } from '../quarter.ts';
import type { Frame, Lying, ShapeRules } from '../shape-rules.ts';
import { gap, unit } from '../units.ts';
import { chipRect, chipWidth, laneFrame, laneRect, laneRoom, laneStart } from './lane-frame.ts';

/**
 * A hub with a lane for each train (X4). A lane shows its last pieces; what it has no room for is folded into a pile at its beginning,
 * oldest first. There is always room for the next piece.
 */
export const lanesShape: ShapeRules = {
  frame: (query) => ({ rowWidth: 0, laneFrame: laneFrame(query) }),
  ends: () => [{ id: 'start', arm: null }],
  lay(plan, [end], piece) {
    const frame = framed(plan);
    if (!end.lane) {
      const rect = firstRect(true);
      return {
        slot: { ...slotOf(piece, 'start', rect), turn: turnOf(1, piece.joins) },
        ends: frame.ids.map((id) => ({ id, arm: null, lane: { folded: 0, across: [] } })),
      };
    }
    const lane = withPiece(end.lane, piece.across, frame);
    const at = frame.ids.indexOf(end.id);
    return {
      slot: laidIn(frame, at, end.lane, end.lane.across.length, piece, end.id),
      settled: laidIn(frame, at, lane, lane.across.length - 1, piece, end.id),
      ends: plan.ends.map((other) => (other === end ? { ...end, lane } : other)),
      moves: lane.folded > end.lane.folded,
    };
  },
  settle(plan, ends, placements) {
    const frame = framed(plan);
    const counts = new Map<string, number>();
    const lanes = new Map(ends.map(({ id, lane }) => [id, lane]));
    return placements.map((placed) => {
      const lane = lanes.get(placed.end);
      if (!lane) return placed;
      const index = counts.get(placed.end) ?? 0;
      counts.set(placed.end, index + 1);
      const at = frame.ids.indexOf(placed.end);
      return laidIn(
        frame,
        at,
        lane,
        index - lane.folded,
        { ...placed, branches: false },
        placed.end,
      );
    });
  },
  extent(plan) {
    const frame = framed(plan);
    const lanes = frame.ids.map((_, index) => boxOf(laneRect(frame, index)));
    return lanes.reduce(join, boxOf(firstRect(true)));
  },
  ahead: (_plan, extent) => [extent],
  chips: (plan) =>
    plan.ends.flatMap(({ id, lane }) => {
      if (!lane || lane.folded === 0) return [];
      const frame = framed(plan);
      return [{ end: id, rect: chipRect(frame, frame.ids.indexOf(id)), count: lane.folded }];
    }),
};

function framed({ laneFrame: frame }: Pick<Frame, 'laneFrame'>): LanesFrame {
  if (!frame) throw new Error('a plan of lanes has lost its frame');
  return frame;
}

const lengthOf = (isAcross: boolean): World => (isAcross ? unit : 2 * unit) + gap;

/** A lane with one more piece, folded as far as the next one needs. */
function withPiece({ folded, across }: Lane, isAcross: boolean, frame: LanesFrame): Lane {
  const open = [...across, isAcross];
  let length = open.reduce((sum, one) => sum + lengthOf(one), 0) + 2 * unit;
  let more = 0;
  while (more < open.length && length > laneRoom(frame, folded + more > 0)) {
    length -= lengthOf(open[more] === true);
    more += 1;
  }
  return { folded: folded + more, across: open.slice(more) };
}

/** The place in a lane with so many open pieces before it; below 0 in the pile. */
function laidIn(
  frame: LanesFrame,
  at: number,
  lane: Lane,
  index: number,
  piece: Lying,
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
  const near = lane.across.slice(0, index).reduce((sum, one) => sum + lengthOf(one), x + chip);
  const rect = piece.across
    ? { x: near, y: y - unit, w: unit, h: 2 * unit }
    : { x: near, y: y - unit / 2, w: 2 * unit, h: unit };
  return { ...slotOf(piece, end, rect), turn: turnOf(piece.across ? 1 : 0, piece.joins) };
}

function slotOf({ across, joins }: Lying, end: string, rect: WorldRect): Omit<Slot, 'turn'> {
  return { rect, across, flip: false, joins, end };
}
