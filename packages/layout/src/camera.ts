import { unit } from './arm.ts';
import { type Bounds, boundsOf } from './bounds.ts';
import type { Plan, Px, Size } from './layout-types.ts';
import { peek } from './plan.ts';

/** How the world is seen: a point (x, y) of it is at (x · scale + camera.x, y · scale + camera.y) px of the board. */
export interface Camera {
  /** Px per world unit. */
  readonly scale: number;
  readonly x: Px;
  readonly y: Px;
  /** `faces` are large enough to read; below, `numerals`; below that not all is shown, and the camera follows the last piece. */
  readonly mode: 'faces' | 'numerals' | 'follow';
  /** Whether it differs from the one before. */
  readonly changed: boolean;
}

/** Room round everything, in px. */
const margin = 8;
/** The largest a face side is shown, in px, on boards with a short side below `compact` and on others. */
const largest = { compact: 64, other: 96 };
const compact = 600;
/** Px of a face side below which faces are drawn as numerals, and below which the camera follows. */
const floors = { faces: 20, numerals: 16 };
/** A change of scale is at least this much, so that a line grows without twitching. */
const leastChange = 0.04;
/** Boards smaller than this show one piece at a time. */
const tiny: Size = { width: 160, height: 120 };

/** Everything that must be seen: what is laid and where the next piece may lie. */
function boundsOfPlan(plan: Plan): Bounds {
  const slots = plan.ends.flatMap(({ id }) => {
    const slot = peek(plan, id);
    return slot.ok ? [slot.rect] : [];
  });
  const all = boundsOf([...plan.placements.map(({ rect }) => rect), ...slots]);
  return all ?? { left: -unit, top: -unit, right: unit, bottom: unit };
}

function modeOf(scale: number, board: Size): Camera['mode'] {
  if (board.width < tiny.width || board.height < tiny.height) return 'follow';
  if (scale * unit >= floors.faces) return 'faces';
  return scale * unit >= floors.numerals ? 'numerals' : 'follow';
}

/** Whether all of this is within the board as this camera shows it. */
function shows(
  { scale, x, y }: Camera,
  { left, top, right, bottom }: Bounds,
  board: Size,
): boolean {
  return (
    left * scale + x >= margin &&
    top * scale + y >= margin &&
    right * scale + x <= board.width - margin &&
    bottom * scale + y <= board.height - margin
  );
}

/**
 * The camera that shows a plan on a board. Within a round its scale never grows, and it stays as it was while everything can be
 * seen; a board without size keeps the former camera. Pure.
 */
export function camera(plan: Plan, board: Size, previous?: Camera): Camera {
  const { width, height } = board;
  if (!(width > 0 && height > 0)) {
    return previous ?? { scale: floors.faces / unit, x: 0, y: 0, mode: 'follow', changed: false };
  }
  const bounds = boundsOfPlan(plan);
  if (previous && previous.mode !== 'follow' && shows(previous, bounds, board)) {
    return { ...previous, changed: false };
  }
  const cap = (Math.min(width, height) < compact ? largest.compact : largest.other) / unit;
  const fitting = Math.min(
    cap,
    (width - 2 * margin) / (bounds.right - bounds.left),
    (height - 2 * margin) / (bounds.bottom - bounds.top),
  );
  const allowed =
    !previous || fitting >= previous.scale
      ? Math.min(fitting, previous?.scale ?? cap)
      : Math.min(fitting, previous.scale * (1 - leastChange));
  const mode = modeOf(allowed, board);
  return mode === 'follow' ? follow(plan, board) : centred(bounds, board, allowed, mode);
}

function centred(
  { left, top, right, bottom }: Bounds,
  board: Size,
  scale: number,
  mode: Camera['mode'],
): Camera {
  return {
    scale,
    x: board.width / 2 - ((left + right) / 2) * scale,
    y: board.height / 2 - ((top + bottom) / 2) * scale,
    mode,
    changed: true,
  };
}

/** Holds the last piece in the middle at the smallest size that can be read. */
function follow(plan: Plan, board: Size): Camera {
  const last = plan.placements.at(-1)?.rect ?? { x: 0, y: 0, w: 0, h: 0 };
  const bounds = { left: last.x, top: last.y, right: last.x + last.w, bottom: last.y + last.h };
  return centred(bounds, board, floors.numerals / unit, 'follow');
}
