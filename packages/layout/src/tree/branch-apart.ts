/* A branch that finds no room beside its host begins in a lane below everything, and both joints carry a letter (X3). */
import { type Box, join } from '../box.ts';
import type { End, Joint, Mouth, Plan } from '../layout-types.ts';
import type { Lying } from '../shape-rules.ts';
import { gap, unit } from '../units.ts';
import { type Lie, lengthwise, liesAt } from './mouth.ts';
import { boundsOf, isFree, roomOf } from './room.ts';

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

/** The marks at both ends of the way to a branch. */
export function jointFor(plan: Plan, { mouth }: End, { box, next }: Lie): Joint {
  const letter = letters.charAt(
    plan.placements.filter(({ joint }) => joint).length % letters.length,
  );
  const host = mouth ? { x: mouth.x, y: mouth.y } : { x: 0, y: 0 };
  const branch = { x: box.left + box.right - next.x, y: box.top + box.bottom - next.y };
  return { letter, host, branch };
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

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
  }, boundsOf(room));
}
