/** Maps progress 0 … 1 to progress; 0 stays 0 and 1 stays 1. */
export type Easing = (progress: number) => number;

/** The easings that motion uses, by name. */
export const easings = {
  linear: (p) => p,
  inQuad: (p) => p * p,
  outCubic: (p) => 1 - (1 - p) ** 3,
  inOutQuad: (p) => (p < 0.5 ? 2 * p * p : 1 - (2 - 2 * p) ** 2 / 2),
} as const satisfies Readonly<Record<string, Easing>>;

export type EasingName = keyof typeof easings;
