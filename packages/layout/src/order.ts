import type { PieceId, Plan } from './layout-types.ts';

/** The ids of all pieces in the order of focus (L14): of a line from its left end to its right end; of a free plan as they were placed. */
export function order(plan: Plan): readonly PieceId[] {
  const ids = (isWanted: (end: string) => boolean) =>
    plan.placements.filter(({ end }) => isWanted(end)).map(({ id }) => id);
  if (plan.shape === 'free') return ids(() => true);
  return [...ids((end) => end === 'left').reverse(), ...ids((end) => end !== 'left')];
}
