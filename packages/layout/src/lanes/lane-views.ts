/* What a table of lanes shows beside its pieces: the strip of each lane, its words and its chip (X4, X5); and a lane as a sheet. */
import type { EndId, Plan, Result, Size, WorldRect } from '../layout-types.ts';
import { place, planRound } from '../plan.ts';
import { chipRect, laneRect } from './lane-frame.ts';

/** One lane in the world. */
export interface LaneView {
  readonly end: EndId;
  /** The whole lane. */
  readonly rect: WorldRect;
  /** The chip; folded pieces lie in the very same place. */
  readonly chip: WorldRect;
  /** How many pieces lie under the chip; at 0 there is no chip. */
  readonly folded: number;
  /** How many pieces lie open. */
  readonly open: number;
}

/** The lanes of a plan in the order they were given; none in other shapes. */
export function lanes(plan: Plan): readonly LaneView[] {
  const { laneFrame: frame } = plan;
  if (!frame) return [];
  const seen = (rect: WorldRect) => (plan.mirror ? { ...rect, x: -rect.x - rect.w } : rect);
  const ends = new Map(plan.ends.map(({ id, lane }) => [id, lane]));
  return frame.ids.map((end, index) => ({
    end,
    rect: seen(laneRect(frame, index)),
    chip: seen(chipRect(frame, index)),
    folded: ends.get(end)?.folded ?? 0,
    open: ends.get(end)?.across.length ?? 0,
  }));
}

/**
 * All pieces of one lane as a line on a board of its own, from hub to tip; its one open end is `right`, or `start` while the lane is
 * empty. Trouble: `unknown-end`, `bad-size`.
 */
export function laneSheet(plan: Plan, end: EndId, board: Size): Result<{ readonly plan: Plan }> {
  if (!plan.laneFrame?.ids.includes(end)) return { ok: false, code: 'unknown-end' };
  const pieces = plan.placements.filter((piece) => piece.end === end);
  const across = pieces.filter((piece) => piece.across).length;
  const long = pieces.length - across + 1;
  const planned = planRound({ shape: 'line', long, across, board, mirror: plan.mirror });
  if (!planned.ok) return planned;
  let sheet = planned.plan;
  for (const { id, across: isAcross, joins } of pieces) {
    const placed = place(sheet, ['start', 'right'], { id, across: isAcross, joins });
    if (!placed.ok) return placed;
    sheet = placed.plan;
  }
  const ends = sheet.ends.filter(({ id }) => id !== 'left');
  return { ok: true, plan: Object.freeze({ ...sheet, ends: Object.freeze(ends) }) };
}
