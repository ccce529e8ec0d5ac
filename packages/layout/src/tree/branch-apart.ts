/* A branch that finds no room beside its host begins in a lane below everything, and both joints carry a letter (X3). */
import { type Box, join } from '../box.ts';
import type { End, Joint, Mouth, Plan, WorldPoint } from '../layout-types.ts';
import type { Lying } from '../shape-rules.ts';
import { gap, unit } from '../units.ts';
import { type Lie, lengthwise, liesAt } from './mouth.ts';
import { isFree, roomOf } from './room.ts';

/** How far from everything a branch begins: an across piece and its tip still have room. */
const apart = 3 * unit + 2 * gap;

/** Where a branch begins: left below all pieces and slots, running rightwards; right of them where the board is wider than they are. */
export function lieApart(plan: Plan, piece: Lying): Lie {
  const { left, top, right, bottom } = occupied(plan);
  const { width, height } = plan.board;
  const isBeside = width * (bottom - top) > height * (right - left);
  const mouth: Mouth = isBeside
    ? { x: right + apart, y: top, way: 1 }
    : { x: left, y: bottom + apart, way: 0 };
  return liesAt(mouth, piece.across)[0];
}

/** The marks at both ends of the way to a branch, mirrored as the plan is. */
export function jointFor(plan: Plan, { mouth }: End, { box, next }: Lie): Joint {
  const before = plan.placements.filter(({ joint }) => joint).length;
  const seen = ({ x, y }: WorldPoint): WorldPoint => ({ x: plan.mirror ? 0 - x : x, y });
  return {
    letter: String.fromCharCode(65 + (before % 26)),
    host: seen(mouth ?? next),
    branch: seen({ x: box.left + box.right - next.x, y: box.top + box.bottom - next.y }),
  };
}

/** All pieces, and for each open end the first place that is free. */
function occupied(plan: Plan): Box {
  const room = roomOf(plan);
  return plan.ends.reduce((box, { mouth, host = '' }) => {
    const index = room.indexOf.get(host) ?? -1;
    const lies = mouth ? lengthwise(mouth) : [];
    return lies.reduce(
      (all, lie) => (isFree(room, lie.box, index) ? join(all, lie.box) : all),
      box,
    );
  }, room.boxes.reduce(join));
}
