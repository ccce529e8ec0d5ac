/** Where and how a piece is seen: everything about it that can move. */
export interface Pose {
  /** Centre, in px from the top left of the table element. */
  readonly x: number;
  readonly y: number;
  /** Px per face side. */
  readonly u: number;
  /** Degrees clockwise; 0: first face left, 90: first face on top. */
  readonly turn: number;
  /** 1 faces seen, −1 back seen; between them the piece is turning over. */
  readonly face: number;
  readonly alpha: number;
  /** 0 in the light, 1 in shade. */
  readonly shade: number;
  /** 0 lying, 1 in the air. */
  readonly lift: number;
  /** Size against rest: 1. */
  readonly grow: number;
}

/** A pose that is being moved. */
export type LivePose = { -readonly [Field in keyof Pose]: Pose[Field] };

/** A whole quarter: how a piece lies when it rests. */
export type Quarter = 0 | 90 | 180 | 270;

/** The two ways art is drawn: along and upright; half turns swap the faces' places only. */
export type ArtTurn = 0 | 90;

/** The quarter that any number of degrees is nearest to. */
export function quarterOf(degrees: number): Quarter {
  const quarter = ((Math.round(degrees / 90) % 4) + 4) % 4;
  return quarter === 0 ? 0 : quarter === 1 ? 90 : quarter === 2 ? 180 : 270;
}

/** The art that a piece lying at `quarter` is drawn with. */
export function artTurn(quarter: Quarter): ArtTurn {
  return quarter === 0 || quarter === 180 ? 0 : 90;
}

/** The size of a box of w × h once turned by a quarter. */
export function turned(w: number, h: number, quarter: Quarter): { w: number; h: number } {
  return artTurn(quarter) === 0 ? { w, h } : { w: h, h: w };
}

/** The way a point (from the centre) goes when its piece is turned by a quarter. */
export function turnPoint(x: number, y: number, quarter: Quarter): { x: number; y: number } {
  if (quarter === 0) return { x, y };
  if (quarter === 90) return { x: -y, y: x };
  return quarter === 180 ? { x: -x, y: -y } : { x: y, y: -x };
}

/** The degrees nearest to `from` that mean the same as `to`, so that nothing turns the long way round. */
export function nearestTurn(from: number, to: number): number {
  return to + 360 * Math.round((from - to) / 360);
}

/** Writes into `out` what lies between two poses at progress `p`; the path bows upwards by `arc` face sides. */
export function blendPose(out: LivePose, from: Pose, to: Pose, p: number, arc: number): void {
  const q = 1 - p;
  const bow = 4 * p * q;
  out.u = from.u * q + to.u * p;
  out.x = from.x * q + to.x * p;
  out.y = from.y * q + to.y * p - arc * out.u * bow;
  out.turn = from.turn * q + to.turn * p;
  out.face = from.face * q + to.face * p;
  out.alpha = from.alpha * q + to.alpha * p;
  out.shade = from.shade * q + to.shade * p;
  out.lift = Math.min(1, from.lift * q + to.lift * p + (arc > 0 ? bow : 0));
  out.grow = from.grow * q + to.grow * p;
}
