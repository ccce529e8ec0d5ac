import { boardOf } from './board.ts';
import { type Box, boxOf, join } from './box.ts';
import { extentOf, extentsAhead, slotRects } from './extent.ts';
import type { Camera, Plan, PxRect, View } from './layout-types.ts';
import { countOf } from './lineage.ts';
import { cap, type Floors, floorsFor } from './readable.ts';
import { padding, unit } from './units.ts';

/** A smaller change of scale is not made (V1). */
const hysteresis = 0.04;
/** A round begins with room for so many pieces; when the scale must shrink, it shrinks enough for as many more. */
const lookahead = 5;
/** A board below this is shown in follow mode (A4). */
const smallest = { w: 160, h: 120 };
/** Relative error that sums of fractions may have. */
const tolerance = 1e-9;

/**
 * The camera that shows all pieces and open slots of a plan in a view (V1), or follows the last piece where they would be too small
 * (V4). Give the previous camera of the same round and view: then the scale never grows, and nothing moves without need. A view
 * without room gives the previous camera.
 */
export function camera(plan: Plan, view: View, previous?: Camera): Camera {
  const board = boardOf(view);
  if (board.w === 0) return previous ?? blind;
  const room = inner(board);
  const floors = floorsFor(view);
  const extent = extentOf(plan);
  const fit = Math.min(fitting(extent, room), cap(view) / unit);
  const least = previous?.mode === 'follow' ? floors.numerals * (1 + hysteresis) : floors.numerals;
  const isTiny = board.w < smallest.w || board.h < smallest.h;
  if (isTiny || fit * unit < less(least)) return followed(plan, view, room, floors, previous);

  const keeps = previous !== undefined && fit >= less(previous.scale);
  const stays = keeps && isInside(extent, previous, room);
  const looksAhead = previous ? !stays : countOf(plan) === 0;
  const ahead = looksAhead ? extentsAhead(plan, extent, lookahead) : [extent];
  const most = previous ? Math.min(fit, (1 - hysteresis) * previous.scale) : fit;
  const fitAhead = Math.min(...ahead.map((box) => fitting(box, room)));
  const scale = keeps ? previous.scale : roomy(most, fitAhead, floors);
  if (scale * unit < less(floors.numerals)) return followed(plan, view, room, floors, previous);
  const place = stays ? previous : shown(extent, ahead.reduce(join), scale, room);
  const mode = scale * unit >= less(floors.faces) ? 'faces' : 'numerals';
  return since(previous, { mode, scale, x: place.x, y: place.y });
}

/** Where nothing can be seen and nothing was. */
const blind: Camera = { scale: 16 / unit, x: 0, y: 0, mode: 'follow', changed: false };

const less = (value: number) => value * (1 - tolerance);

function inner({ x, y, w, h }: PxRect): PxRect {
  const left = Math.min(padding, w / 4);
  const top = Math.min(padding, h / 4);
  return { x: x + left, y: y + top, w: w - 2 * left, h: h - 2 * top };
}

function fitting({ left, top, right, bottom }: Box, room: PxRect): number {
  return Math.min(room.w / (right - left), room.h / (bottom - top));
}

/** A scale with room for what comes, at most `most`; but not below a floor, or so little above it that the next change must be. */
function roomy(most: number, ahead: number, floors: Floors): number {
  const wanted = Math.min(most, ahead);
  for (const floor of [floors.faces / unit, floors.numerals / unit]) {
    if (most >= less(floor) && wanted < floor / (1 - hysteresis)) return Math.min(floor, most);
  }
  return wanted;
}

type Place = Pick<Camera, 'x' | 'y'>;

/** The middle of what is to come, or as near to it as keeps everything in the room. */
function shown(extent: Box, ahead: Box, scale: number, room: PxRect): Place {
  const middle = centred(ahead, scale, room);
  const { left, top, right, bottom } = extent;
  const between = (least: number, value: number, most: number) =>
    most < least ? (least + most) / 2 : Math.min(most, Math.max(least, value));
  return {
    x: between(room.x - left * scale, middle.x, room.x + room.w - right * scale),
    y: between(room.y - top * scale, middle.y, room.y + room.h - bottom * scale),
  };
}

function centred({ left, top, right, bottom }: Box, scale: number, room: PxRect): Place {
  return {
    x: room.x + room.w / 2 - ((left + right) / 2) * scale,
    y: room.y + room.h / 2 - ((top + bottom) / 2) * scale,
  };
}

function isInside(box: Box, { scale, x, y }: Camera, room: PxRect) {
  const slack = tolerance * (room.w + room.h);
  return (
    box.left * scale + x >= room.x - slack &&
    box.top * scale + y >= room.y - slack &&
    box.right * scale + x <= room.x + room.w + slack &&
    box.bottom * scale + y <= room.y + room.h + slack
  );
}

/** V4: large enough to read, with the last piece and the chosen end in view. */
function followed(plan: Plan, view: View, room: PxRect, floors: Floors, previous?: Camera): Camera {
  const held = floors.follow / unit;
  const scale = previous && previous.scale * (1 - hysteresis) < held ? previous.scale : held;
  const target = followedBox(plan, view);
  const stays = previous?.scale === scale && isInside(target, previous, room);
  const { x, y } = stays ? previous : centred(target, scale, room);
  return since(previous, { mode: 'follow', scale, x, y });
}

function followedBox(plan: Plan, { end }: View): Box {
  const last = plan.placements.at(-1);
  const chosen = plan.ends.find(({ id }) => id === end) ?? plan.ends.at(-1);
  const [first, ...rest] = [
    ...(last ? [last.rect] : []),
    ...(chosen ? slotRects(plan, chosen) : []),
  ].map(boxOf);
  return first ? rest.reduce(join, first) : extentOf(plan);
}

function since(previous: Camera | undefined, next: Omit<Camera, 'changed'>): Camera {
  const changed =
    previous?.scale !== next.scale ||
    previous.x !== next.x ||
    previous.y !== next.y ||
    previous.mode !== next.mode;
  return { scale: next.scale, x: next.x, y: next.y, mode: next.mode, changed };
}
