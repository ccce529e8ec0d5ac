import type { PieceKind, Skin } from './skin.ts';

/** The shorter side of a skin's smallest face, in u: what has to be large enough to be read. 1 where it has no faces. */
export function faceSide({ kinds }: Pick<Skin, 'kinds'>): number {
  const sides = Object.values(kinds).flatMap(({ faces }: PieceKind) =>
    faces.map(({ w, h }) => Math.min(w, h)),
  );
  return sides.length > 0 ? Math.min(...sides) : 1;
}
