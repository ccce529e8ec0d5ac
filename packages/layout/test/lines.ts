import fc from 'fast-check';
import { type Face, type Plan, place, planRound, type Size } from '../src/index.ts';
import { fail } from './fail.ts';

/** Viewports of common screens and what they leave for the line, in px. */
export const screens = [
  { view: [320, 480], board: [320, 350] },
  { view: [360, 640], board: [360, 467] },
  { view: [390, 844], board: [390, 627] },
  { view: [640, 360], board: [640, 244] },
  { view: [821, 462], board: [821, 337] },
  { view: [907, 510], board: [907, 372] },
  { view: [1024, 768], board: [1024, 566] },
  { view: [1280, 720], board: [1280, 528] },
  { view: [1920, 1080], board: [1920, 862] },
  { view: [2560, 1440], board: [2560, 1222] },
].map(({ view, board }) => ({ view: size(view), board: size(board) }));

/** The boards alone. */
export const boards = screens.map(({ board }) => board);

function size([width = 0, height = 0]: readonly number[]): Size {
  return { width, height };
}

/** The longest lines of the sets up to 6, 9, 12 and 15. */
export const sets = [
  { long: 21, across: 7 },
  { long: 41, across: 10 },
  { long: 78, across: 13 },
  { long: 113, across: 16 },
];

/** One move of a line: which end, how it lies, which face touches. */
export interface Move {
  readonly end: 'start' | 'left' | 'right';
  readonly across: boolean;
  readonly joins: Face;
}

/** A round to be played. */
export interface Round {
  readonly long: number;
  readonly across: number;
  readonly board: Size;
  readonly mirror: boolean;
  readonly moves: readonly Move[];
}

/** What somebody would play if it were legal; percentages are below 100. */
interface Wish {
  readonly isRight: number;
  readonly across: number;
  readonly joins: Face;
}

const anyWish: fc.Arbitrary<Wish> = fc.nat(19_999).map((number) => ({
  isRight: number % 100,
  across: Math.floor(number / 100) % 100,
  joins: number < 10_000 ? 0 : 1,
}));

/**
 * Rounds on the boards of common screens whose across pieces are never neighbours: whole lines or the beginnings of them, both arms
 * used evenly, one more than the other, or one alone.
 */
export const anyRound: fc.Arbitrary<Round> = fc
  .record({
    set: fc.constantFrom(...sets),
    board: fc.constantFrom(...boards),
    mirror: fc.boolean(),
    share: fc.constantFrom(0, 30, 50, 90, 100),
    part: fc.constantFrom(1, 0.5),
  })
  .chain(({ set, board, mirror, share, part }) => {
    const length = Math.ceil((set.long + set.across) * part);
    return fc
      .array(anyWish, { minLength: length, maxLength: length, size: 'max' })
      .map((wanted) => ({ ...set, board, mirror, moves: legalMoves(set, share, wanted) }));
  });

function legalMoves(
  set: { long: number; across: number },
  share: number,
  wanted: readonly Wish[],
): readonly Move[] {
  const rest = { ...set };
  const was = { left: false, right: false };
  return wanted.flatMap(({ isRight, across, joins }, index) => {
    const side = isRight < share ? 'right' : 'left';
    const mayLie = rest.across > 0 && !was[side];
    const crosswise = mayLie && (rest.long === 0 || across < 30);
    if (!crosswise && rest.long === 0) return [];
    rest[crosswise ? 'across' : 'long'] -= 1;
    if (index === 0) Object.assign(was, { left: crosswise, right: crosswise });
    else was[side] = crosswise;
    return [{ end: index === 0 ? ('start' as const) : side, across: crosswise, joins }];
  });
}

/** The plans of a round, from the empty one to the last. */
export function plansOf({ moves, ...query }: Round): readonly Plan[] {
  const plans = [emptyPlan(query)];
  for (const [index, { end, ...piece }] of moves.entries()) {
    const placed = place(lastPlan(plans), end, { id: `p${index}`, ...piece });
    if (!placed.ok) throw new Error(placed.code);
    plans.push(placed.plan);
  }
  return plans;
}

/** An empty line. */
export function emptyPlan(query: Omit<Round, 'moves' | 'mirror'> & { mirror?: boolean }): Plan {
  const planned = planRound({ shape: 'line', ...query });
  if (!planned.ok) throw new Error(planned.code);
  return planned.plan;
}

/** The last of some plans. */
export const lastPlan = (plans: readonly Plan[]): Plan => plans.at(-1) ?? fail('no plan');

/** A number in [0, 1) for each call, from a seed. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 4) / 2 ** 28;
  };
}

/** A whole line by chance, with every piece that has a place; `share` of the pieces go right. */
export function wholeLine(
  set: { long: number; across: number },
  board: Size,
  share: number,
  seed: number,
): Round {
  const next = numbers(seed);
  const wanted = Array.from({ length: set.long + set.across }, (_, index) => {
    const part = (100 * set.across) / (set.long + set.across);
    const isWanted = next() * 100 < part * 1.3 || index % 4 === 3;
    return { isRight: next() * 100, across: isWanted ? 0 : 99, joins: 0 as const };
  });
  return { ...set, board, mirror: false, moves: legalMoves(set, 100 * share, wanted) };
}
