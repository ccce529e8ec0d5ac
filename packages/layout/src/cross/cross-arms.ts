import { type Box, boxOf, join, withFullColumn, withFullRow } from '../box.ts';
import type { Arm, End, Plan, World, WorldRect } from '../layout-types.ts';
import { firstArm, layAtArm } from '../line-arm.ts';
import { unit } from '../units.ts';
import { nearest } from './pinwheel.ts';

/** The arms in the order of focus, with the way that each begins. */
export const ways = { left: 2, up: 3, right: 0, down: 1 } as const;

/** Whether an end is one of a cross. */
export const isWay = (id: string): id is keyof typeof ways => Object.hasOwn(ways, id);

/** How far an arm goes before it folds. */
export const reach = ({ rowWidth, columnHeight = rowWidth }: Plan, way: number): World =>
  (way % 2 === 0 ? rowWidth : columnHeight) / 2;

/** The ends of a cross of one piece: four of a piece that lies across, the two faces of one that lies along. */
export function firstEnds(across: boolean): readonly End[] {
  const side = firstArm(across);
  const tip: Arm = { ...side, x: unit };
  return Object.entries(ways)
    .filter(([, way]) => across || way % 2 === 0)
    .map(([id, way]) => ({ id, arm: way % 2 === 0 ? side : tip }));
}

/** A rect turned about the origin by quarters, clockwise. */
export function turnedRect(rect: WorldRect, quarters: number): WorldRect {
  let { x, y, w, h } = rect;
  for (let quarter = 0; quarter < quarters; quarter++) [x, y, w, h] = [-y - h, x, h, w];
  return { x, y, w, h };
}

/** The boxes round what so many more long pieces take up: all of them at one arm, or shared out evenly. Before any mirroring. */
export function comingRuns(plan: Plan, ends: readonly End[], pieces: number): readonly Box[] {
  const runs = (count: number) => ends.flatMap((end) => runAt(plan, end, count));
  const alike = runs(Math.floor(pieces / Math.max(1, ends.length)));
  const [first, ...rest] = alike;
  const grown = first ? [rest.reduce(join, first), ...runs(pieces)] : [];
  const { rowWidth, columnHeight = 0 } = plan;
  return grown.map((box) => withFullColumn(withFullRow(box, rowWidth), columnHeight));
}

/** The box round a run of pieces at an arm, with the slots after it. */
function runAt(plan: Plan, { id, arm }: End, pieces: number): readonly Box[] {
  if (!arm || !isWay(id)) return [];
  const way = ways[id];
  let at = arm;
  let box: Box | null = null;
  for (let piece = 0; piece <= pieces; piece++) {
    const slots = [false, true].map((across) => layAtArm(at, across, reach(plan, way), nearest));
    for (const { rect } of slots) {
      const taken = boxOf(turnedRect(rect, way));
      box = box ? join(box, taken) : taken;
    }
    at = slots[0]?.arm ?? at;
  }
  return box ? [box] : [];
}
