import type { ReactNode } from 'react';

/** A drawing of pieces that lie on felt, with their shadow under all of them; a picture without words. */
export function FeltPieces({
  width,
  height,
  className = '',
  children,
}: {
  readonly width: number;
  readonly height: number;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <svg
      className={`felt-pieces ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <g className="casts-shadow">{children}</g>
    </svg>
  );
}
