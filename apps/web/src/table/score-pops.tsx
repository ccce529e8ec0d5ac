import type { Geometry } from '@pedra/renderer';
import type { Seat, TileText } from '@pedra/rules';
import type { Host } from '@pedra/session';
import { useEffect, useState } from 'react';
import { pageClock } from '../play/page-clock.ts';

/** Points made in play, shown for a moment at the tile that made them. */
interface Pop {
  readonly tile: TileText;
  readonly points: number;
}

/** How long one is seen, in ms. */
const lasts = 1300;

/** Points that placements make, risen from their tiles (F6); for the eye alone, since every event is announced. */
export function ScorePops(props: {
  readonly host: Host;
  readonly own: Seat;
  readonly geometry: Geometry;
}) {
  const { host, own, geometry } = props;
  const [pops, setPops] = useState<readonly Pop[]>([]);
  useEffect(
    () =>
      host.subscribe(own, ({ events }) => {
        for (const event of events) {
          if (event.type !== 'tile.played' || !event.points) continue;
          const pop = { tile: event.tile, points: event.points };
          setPops((shown) => [...shown, pop]);
          pageClock.setTimeout(() => setPops((shown) => shown.filter((one) => one !== pop)), lasts);
        }
      }),
    [host, own],
  );
  return pops.map(({ tile, points }) => {
    const piece = geometry.pieces[tile];
    if (!piece) return null;
    const style = { left: piece.x + piece.w / 2, top: piece.y + piece.h / 2 };
    return (
      <span key={tile} className="score-pop numbers" style={style} aria-hidden="true">
        +{points}
      </span>
    );
  });
}
