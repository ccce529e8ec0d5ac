import type { Side } from '@pedra/rules';

/** One side's way through a match. */
export interface ScoreLine {
  readonly side: Side;
  /** The score after each round, in order. */
  readonly totals: readonly number[];
}

/** A curve of scores as a drawing of `width` × `height`. */
export interface ScoreCurve {
  readonly left: number;
  readonly right: number;
  readonly lines: readonly {
    readonly side: Side;
    /** Path data. */
    readonly path: string;
    /** Where the score rose, but for the end of the line. */
    readonly dots: readonly Point[];
    readonly end: Point;
    /** Where the words beside the end stand: pushed apart from others. */
    readonly labelY: number;
  }[];
  /** Lines across, from below; the highest is the target where there is one. */
  readonly levels: readonly {
    readonly score: number;
    readonly y: number;
    readonly target: boolean;
  }[];
  /** Numbers of rounds below. */
  readonly ticks: readonly { readonly round: number; readonly x: number }[];
}

/** A point of the drawing, from its top left. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The frame of a curve. */
export interface CurveFrame {
  readonly width: number;
  readonly height: number;
  /** Kept free on the right for names and scores. */
  readonly labels: number;
}

const leftMargin = 34;
const topMargin = 16;
const bottomMargin = 28;
const labelGap = 18;
/** Between the numbers of two rounds, in px. */
const tickGap = 24;

/** Running scores out of what each round added to each side; `scores` are those in force and end every line. */
export function scoreLines(
  points: readonly (readonly number[])[],
  scores: readonly number[],
): readonly ScoreLine[] {
  return scores.map((score, side) => {
    let sum = 0;
    const totals = points.map((added) => {
      sum += added[side] ?? 0;
      return sum;
    });
    return { side, totals: totals.length > 0 ? [...totals.slice(0, -1), score] : [score] };
  });
}

/** The least round number of 1, 2 or 5 times a power of ten that is not below `value`, and 10 at least. */
function roundUp(value: number): number {
  let step = 10;
  while (step * 10 < value) step *= 10;
  return [1, 2, 5, 10].map((factor) => factor * step).find((top) => top >= value) ?? value;
}

/** A line that rises in one soft step a round. */
function softPath(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y}`;
      const reach = (x - before.x) * 0.5;
      return `C${round(before.x + reach)} ${before.y} ${round(x - reach)} ${y} ${x} ${y}`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Moves labels down or up until none is nearer than `labelGap` to the next, keeping their order and the frame. */
function pushApart(wanted: readonly number[], lowest: number): readonly number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  for (let i = 1; i < order.length; i += 1) {
    const [above, here] = [order[i - 1], order[i]];
    if (above && here) here.y = Math.max(here.y, above.y + labelGap);
  }
  let limit = lowest;
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, limit);
    limit = label.y - labelGap;
  }
  return wanted.map((y, index) => order.find((label) => label.index === index)?.y ?? y);
}

/** The drawing of a match's scores so far. Pure. */
export function scoreCurve(
  lines: readonly ScoreLine[],
  target: number | null,
  frame: CurveFrame,
): ScoreCurve {
  const rounds = Math.max(1, ...lines.map(({ totals }) => totals.length));
  const highest = Math.max(0, ...lines.flatMap(({ totals }) => totals));
  const top = Math.max(target ?? roundUp(highest), highest);
  const right = frame.width - frame.labels;
  const base = frame.height - bottomMargin;
  const xOf = (after: number) => round(leftMargin + ((right - leftMargin) * after) / rounds);
  const yOf = (score: number) => round(base - ((base - topMargin) * score) / top);

  const ends = lines.map(({ totals }) => yOf(totals.at(-1) ?? 0));
  const labels = pushApart(ends, base);
  const every = Math.ceil((rounds * tickGap) / (right - leftMargin));
  const level = target ?? top;
  return {
    left: leftMargin,
    right,
    lines: lines.map(({ side, totals }, index) => {
      const points = [0, ...totals].map((score, after) => ({ x: xOf(after), y: yOf(score) }));
      return {
        side,
        path: softPath(points),
        dots: points.slice(1, -1).filter((_, i) => totals[i] !== (totals[i - 1] ?? 0)),
        end: points.at(-1) ?? { x: leftMargin, y: base },
        labelY: labels[index] ?? base,
      };
    }),
    levels: [0, Math.round(level / 2), level].map((score) => ({
      score,
      y: yOf(score),
      target: score === target,
    })),
    ticks: Array.from({ length: rounds }, (_, index) => ({
      round: index + 1,
      x: round((xOf(index) + xOf(index + 1)) / 2),
    })).filter(({ round: number }) => (number - 1) % every === 0),
  };
}
