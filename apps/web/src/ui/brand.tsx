import { SmallPiece } from './small-piece.tsx';

/** The name of the product with its piece. */
export function Brand() {
  return (
    <span className="brand">
      <svg viewBox="-1 -1 16 30" width="16" height="30" aria-hidden="true">
        <SmallPiece numbers={[2, 1]} u={14} />
      </svg>
      Pedra
    </span>
  );
}
