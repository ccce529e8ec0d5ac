/* What a table of lanes shows beside its pieces: the strip of each lane and its chip (X4, X5). */
import type { EndId, Plan, WorldRect } from '../layout-types.ts';
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
    open: ends.get(end)?.open.length ?? 0,
  }));
}
