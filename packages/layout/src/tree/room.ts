import { type Box, boxOf } from '../box.ts';
import type { PieceId, Plan, World } from '../layout-types.ts';
import { mirrorSlot } from '../mirror-slot.ts';
import { gap } from '../units.ts';

/** What lies in a tree, before any mirroring. Who thinks of more boxes takes them away again. */
export interface Room {
  readonly boxes: Box[];
  readonly indexOf: ReadonlyMap<PieceId, number>;
}

const rooms = new WeakMap<Plan, Room>();

/** The room of a plan; built once. */
export function roomOf(plan: Plan): Room {
  let room = rooms.get(plan);
  if (!room) {
    const { placements, mirror } = plan;
    room = {
      boxes: placements.map((piece) => boxOf((mirror ? mirrorSlot(piece) : piece).rect)),
      indexOf: new Map(placements.map(({ id }, index) => [id, index])),
    };
    rooms.set(plan, room);
  }
  return room;
}

/** Whether a box keeps its distance, a gap unless told otherwise, from every piece but one: the neighbour that it is joined to. */
export function isFree(
  { boxes }: Room,
  { left, top, right, bottom }: Box,
  neighbour: number,
  distance: World = gap,
): boolean {
  return boxes.every(
    (other, index) =>
      other.left >= right + distance ||
      other.right <= left - distance ||
      other.top >= bottom + distance ||
      other.bottom <= top - distance ||
      index === neighbour,
  );
}
