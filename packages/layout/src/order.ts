import type { EndId, PieceId, Placement, Plan } from './layout-types.ts';

/**
 * The ids of all pieces in the order of focus (L14): of a line from its left end to its right end; of a cross and of lanes the first
 * piece, then arm by arm outwards; of a tree each piece before those that grow from it; of a free plan as they were placed.
 */
export function order(plan: Plan): readonly PieceId[] {
  const { placements } = plan;
  const at = (end: EndId) => placements.filter((piece) => piece.end === end).map(({ id }) => id);
  switch (plan.shape) {
    case 'line':
      return [...at('left').reverse(), ...at('start'), ...at('right')];
    case 'cross':
      return ['start', 'left', 'up', 'right', 'down'].flatMap(at);
    case 'lanes':
      return ['start', ...(plan.laneFrame?.ids ?? [])].flatMap(at);
    case 'tree':
      return outwards(placements);
    case 'free':
      return placements.map(({ id }) => id);
  }
}

/** Pieces of a tree, each before those that grow from it. */
function outwards(placements: readonly Placement[]): readonly PieceId[] {
  const grown = new Map<PieceId | null, PieceId[]>();
  for (const { id, end } of placements) {
    const host = end === 'start' ? null : end.slice(0, end.lastIndexOf(':'));
    grown.set(host, [...(grown.get(host) ?? []), id]);
  }
  const walk = (host: PieceId | null): readonly PieceId[] =>
    (grown.get(host) ?? []).flatMap((id) => [id, ...walk(id)]);
  return walk(null);
}
