/*
 * The two-arm serpentine (S1–S5). An arm is walked rightwards and downwards from the first piece; the left arm is the same walk
 * turned by half about the origin, so there is one algorithm for both.
 */
import type { Arm, World, WorldRect } from './layout-types.ts';
import { gap, unit } from './units.ts';

/** The way from the touching face to the other one. */
export type Heading = 'right' | 'down' | 'left';

/** One piece laid at an arm. */
export interface Laid {
  readonly rect: WorldRect;
  readonly heading: Heading;
  /** Whether an across piece was laid along (S5). */
  readonly flip: boolean;
  /** The arm after it. */
  readonly arm: Arm;
}

/** The rectangle of a line's first piece: its middle is the world's origin. */
export function firstRect(across: boolean): WorldRect {
  const w = across ? unit : 2 * unit;
  const h = across ? 2 * unit : unit;
  return { x: -w / 2, y: -h / 2, w, h };
}

/** Either arm before its first piece. */
export function firstArm(across: boolean): Arm {
  return { x: across ? unit / 2 : unit, y: 0, dir: 1, cornered: false, across };
}

/** Lays a piece at an arm whose rows go from `near` to `far`. Pure; each piece costs the same. */
export function layAtArm(arm: Arm, across: boolean, far: World, near: World = -far): Laid {
  if (arm.cornered) return firstOfRow(arm);
  const crosswise = across && !arm.across;
  const length = crosswise ? unit : 2 * unit;
  const room = arm.dir === 1 ? far - arm.x : arm.x - near;
  if (room < gap + length + gap + unit) return corner(arm);
  return { ...straight(arm, crosswise, length), flip: across && !crosswise };
}

const along = (arm: Arm): Heading => (arm.dir === 1 ? 'right' : 'left');

function straight(arm: Arm, crosswise: boolean, length: World): Omit<Laid, 'flip'> {
  const near = arm.x + arm.dir * gap;
  const far = near + arm.dir * length;
  const half = crosswise ? unit : unit / 2;
  return {
    rect: { x: Math.min(near, far), y: arm.y - half, w: length, h: 2 * half },
    heading: crosswise ? 'down' : along(arm),
    arm: { ...arm, x: far, across: crosswise },
  };
}

/** S3: upright, its first face in the cell straight ahead. */
function corner(arm: Arm): Laid {
  const near = arm.x + arm.dir * gap;
  const far = near + arm.dir * unit;
  return {
    rect: { x: Math.min(near, far), y: arm.y - unit / 2, w: unit, h: 2 * unit },
    heading: 'down',
    flip: false,
    arm: {
      x: far,
      y: arm.y + 2 * unit + gap,
      dir: arm.dir === 1 ? -1 : 1,
      cornered: true,
      across: false,
    },
  };
}

/** S4: along the row, its first face straight below the corner's second; the arm still stands on the outer edge of the corner. */
function firstOfRow(arm: Arm): Laid {
  const far = arm.x + arm.dir * 2 * unit;
  return {
    rect: { x: Math.min(arm.x, far), y: arm.y - unit / 2, w: 2 * unit, h: unit },
    heading: along(arm),
    flip: false,
    arm: { ...arm, x: far, cornered: false },
  };
}
