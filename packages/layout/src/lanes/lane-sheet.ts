import type { EndId, Plan, Result, Size } from '../layout-types.ts';
import { place, planRound } from '../plan.ts';

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
