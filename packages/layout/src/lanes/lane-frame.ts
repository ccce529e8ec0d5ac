/* How a board is shared out among the lanes of a hub (X4). */
import type { EndId, LanesFrame, Px, RoundQuery, Size, World, WorldRect } from '../layout-types.ts';
import { cap } from '../readable.ts';
import { gap, padding, unit } from '../units.ts';

/** A lane is as high as an across piece and some felt, in u. */
const pitch = 2.2;
/** The chip over folded pieces: one of them, upright. */
export const chipWidth: World = unit;
/** The room of a long piece with its gap. */
const step: World = 2 * unit + gap;
/** So many places a lane shows at least, the open one among them. */
const fewest = 5;
/** Smaller pieces than this, in px a face, are shown in two columns if that makes them larger. */
const small: Px = 20;
/** The hub with its gap to the lanes. */
const hub: World = unit + 2 * gap;

/** The ids of lanes: the caller's, or one for each arm. */
function idsOf({ lanes, arms = 2 }: RoundQuery): readonly EndId[] {
  return lanes ?? Array.from({ length: arms }, (_, index) => `lane${index + 1}`);
}

/** The lanes of a round, or those of a former frame: one column, or two where a single one would make pieces too small. */
export function laneFrame(query: RoundQuery, former?: LanesFrame): LanesFrame {
  const ids = [...(former?.ids ?? idsOf(query))];
  const { board, laneHead = { width: 0, height: 0 } } = query;
  const head = former?.head ?? laneHead;
  const room = {
    width: Math.max(1, board.width - 2 * padding),
    height: Math.max(1, board.height - 2 * padding),
  };
  const sizeIn = (columns: 1 | 2) =>
    Math.min(faceSize(ids.length, columns, room, head), cap(board));
  const columns = sizeIn(1) < small && sizeIn(2) > sizeIn(1) ? 2 : 1;
  const u = sizeIn(columns);
  const inWorld = (length: Px): World => Math.round((length / u) * unit);
  const before = inWorld(head.width);
  const width = Math.floor((inWorld(room.width) - hub) / columns);
  return {
    ids,
    columns,
    width: Math.max(width, before + chipWidth + gap + 2 * step),
    height: Math.round(pitch * unit) + inWorld(head.height),
    before,
    above: inWorld(head.height),
    head: { width: head.width, height: head.height },
  };
}

/** Px of a face at which so many lanes fit. */
function faceSize(lanes: number, columns: number, room: Size, head: Size): Px {
  const rows = Math.ceil(lanes / columns);
  const high = room.height / rows - head.height;
  const wide = room.width - columns * head.width;
  const across = (hub + columns * (chipWidth + gap + fewest * step)) / unit;
  return Math.max(1, Math.min(high / pitch, wide / across));
}

/** The whole of a lane, by its index; before any mirroring. */
export function laneRect({ ids, columns, width, height }: LanesFrame, index: number): WorldRect {
  const rows = Math.ceil(ids.length / columns);
  const column = Math.floor(index / rows);
  return {
    x: unit / 2 + 2 * gap + column * width,
    y: Math.round((-rows * height) / 2) + (index % rows) * height,
    w: width,
    h: height,
  };
}

/** Where the first piece of a lane begins, or the chip over those that are folded. */
export function laneStart(
  frame: LanesFrame,
  index: number,
): { readonly x: World; readonly y: World } {
  const { x, y, h } = laneRect(frame, index);
  return { x: x + frame.before, y: Math.round(y + frame.above + (h - frame.above) / 2) };
}

/** The chip of a lane; folded pieces lie in this very place. */
export function chipRect(frame: LanesFrame, index: number): WorldRect {
  const { x, y } = laneStart(frame, index);
  return { x, y: y - unit, w: chipWidth, h: 2 * unit };
}

/** The length that the pieces of a lane and its slot may take, behind a chip or without one. */
export function laneRoom({ width, before }: LanesFrame, hasChip: boolean): World {
  return width - before - gap - (hasChip ? chipWidth + gap : 0);
}
