import { type Box, boxOf, join } from '../box.ts';
import type { PieceId, Plan, World } from '../layout-types.ts';
import { gap } from '../units.ts';

/** What lies in a tree, before any mirroring: four edges a piece, and room for those that are only thought of. */
export interface Room {
  readonly edges: Int32Array;
  count: number;
  readonly indexOf: ReadonlyMap<PieceId, number>;
}

const rooms = new WeakMap<Plan, Room>();

/** The room of a plan; built once, and given back as it was by who thinks of more in it. */
export function roomOf(plan: Plan): Room {
  let room = rooms.get(plan);
  if (!room) {
    const { placements, ends, mirror } = plan;
    room = {
      edges: new Int32Array(4 * (placements.length + 3 * ends.length + 5)),
      count: 0,
      indexOf: new Map(placements.map(({ id }, index) => [id, index])),
    };
    for (const { rect } of placements) {
      push(room, boxOf(mirror ? { ...rect, x: -rect.x - rect.w } : rect));
    }
    rooms.set(plan, room);
  }
  return room;
}

/** Adds a piece. */
export function push(room: Room, { left, top, right, bottom }: Box): void {
  const at = 4 * room.count;
  room.edges[at] = left;
  room.edges[at + 1] = top;
  room.edges[at + 2] = right;
  room.edges[at + 3] = bottom;
  room.count += 1;
}

/** Whether a box keeps its distance, a gap unless told otherwise, from every piece but one: the neighbour that it is joined to. */
export function isFree(room: Room, box: Box, neighbour: number, distance: World = gap): boolean {
  const { edges, count } = room;
  const left = box.left - distance;
  const top = box.top - distance;
  const right = box.right + distance;
  const bottom = box.bottom + distance;
  for (let index = 0, at = 0; index < count; index++, at += 4) {
    if (
      (edges[at] as number) < right &&
      (edges[at + 2] as number) > left &&
      (edges[at + 1] as number) < bottom &&
      (edges[at + 3] as number) > top &&
      index !== neighbour
    ) {
      return false;
    }
  }
  return true;
}

/** The box round all pieces. */
export function boundsOf(room: Room): Box {
  let box = boxAt(room, 0);
  for (let index = 1; index < room.count; index++) box = join(box, boxAt(room, index));
  return box;
}

function boxAt({ edges }: Room, index: number): Box {
  const at = 4 * index;
  return {
    left: edges[at] ?? 0,
    top: edges[at + 1] ?? 0,
    right: edges[at + 2] ?? 0,
    bottom: edges[at + 3] ?? 0,
  };
}
