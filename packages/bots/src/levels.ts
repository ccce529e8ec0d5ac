/** How a level plays. */
export interface Level {
  /** Width of the chance added to every score, in points of score; 0 always plays the best. */
  readonly noise: number;
  /** Whether it remembers which numbers the others were seen to lack. */
  readonly remembers: boolean;
  /** Whether it counts the tiles that have been laid. */
  readonly counts: boolean;
}

const levels = {
  easy: { noise: 16, remembers: false, counts: false },
  medium: { noise: 5, remembers: true, counts: false },
  hard: { noise: 0.5, remembers: true, counts: true },
} as const satisfies Readonly<Record<string, Level>>;

/** The names of the levels, weakest first. */
export function listLevels(): readonly string[] {
  return Object.keys(levels);
}

/** How a level plays; throws a `RangeError` for an unknown name. */
export function levelOf(name: string): Level {
  const level = Object.entries(levels).find(([known]) => known === name)?.[1];
  if (!level)
    throw new RangeError(`a level of ${listLevels().join(', ')} was expected, not ${name}`);
  return level;
}
