import { type Plan, place, planRound, type Size, type Turn, unit } from '@pedra/layout';

const numbers = [0, 1, 2, 3, 4, 5, 6];
const turns: readonly Turn[] = [0, 90, 180, 270];
const turned = (x: number, y: number, turn: number): readonly [number, number] =>
  turn === 0 ? [x, y] : turned(-y, x, turn - 90);

/** Places of my own, in rings of a pinwheel. A rectangle is in world units: 256 to the side of a face. */
const slots = [1, 2, 4].flatMap((ring) =>
  turns.flatMap((turn) =>
    numbers.slice(0, ring).map((index) => {
      const [x, y] = turned(2 * index + 0.5 - ring, -ring, turn);
      const [w, h] = turn % 180 === 0 ? [2, 1] : [1, 2];
      const [left, top] = [1.03 * x - w / 2, 1.03 * y - h / 2].map((u) => Math.round(u * unit));
      const rect = { x: left ?? 0, y: top ?? 0, w: w * unit, h: h * unit };
      return { id: `${ring} ${turn} ${index}`, rect, turn };
    }),
  ),
);

/** Which piece goes to which end: each to a place of my own, or one after the other to the right of a line. */
const set = numbers.flatMap((a) => numbers.slice(0, a + 1).map((b) => `${a}-${b}`));
const row = [...numbers].reverse().flatMap((n) => [`${n}-${n}`, `${n}-${n - 1}`].slice(0, n + 1));
const ends = {
  free: set.map((id, index) => [id, slots[index]?.id ?? ''] as const),
  line: row.map((id, index) => [id, index === 0 ? 'start' : 'right'] as const),
};

/** Lays the pieces: the plan of a shape. */
export function planOf(shape: keyof typeof ends, board: Size): Plan {
  const made = planRound({ shape, long: 21, across: 7, board, slots });
  if (!made.ok) throw new Error(made.code);
  return ends[shape].reduce((laid, [id, end]) => {
    const placed = place(laid, end, { id, across: shape === 'line' && id[0] === id[2] });
    return placed.ok ? placed.plan : laid;
  }, made.plan);
}
