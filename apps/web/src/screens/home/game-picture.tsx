import type { GameInfo } from '@pedra/rules';
import { useMemo } from 'react';
import { seatPlaces } from '../../app/seating.ts';
import { FeltPieces } from '../../ui/felt-pieces.tsx';
import { LinePicture } from '../../ui/line-picture.tsx';
import { sampleLine } from '../../ui/sample-round.ts';
import { seatColour, seatOutline } from '../../ui/seat-shape.tsx';
import { SmallPiece } from '../../ui/small-piece.tsx';

const u = 26;

/** A game as a small table: a line out of one of its matches, its pile, or its partners and the way the play runs. */
export function GamePicture({ game }: { readonly game: GameInfo }) {
  const most = Math.max(...game.seats);
  const pairs = game.pairs.includes(most);
  const line = useMemo(() => sampleLine(game, pairs ? 3 : 4), [game, pairs]);
  return (
    <>
      {line && <LinePicture table={line} width={pairs ? 150 : 190} height={120} most={u} />}
      {pairs ? <Partners game={game} seats={most} /> : <Pile />}
    </>
  );
}

function Pile() {
  return (
    <span className="picture-pile">
      <FeltPieces width={u + 4} height={4 * u + 12}>
        <SmallPiece numbers={null} u={u - 2} x={2} y={1} />
        <SmallPiece numbers={null} u={u - 2} x={2} y={2 * u + 4} />
      </FeltPieces>
    </span>
  );
}

const spots = { bottom: [135, 112], left: [34, 66], top: [135, 20], right: [236, 66] } as const;

function Partners({ game, seats }: { readonly game: GameInfo; readonly seats: number }) {
  const toRight = game.direction === 'counterclockwise';
  return (
    <svg className="picture-partners" viewBox="0 0 270 132" aria-hidden="true">
      {seatPlaces(seats, game.direction).map((place, seat) => {
        const [x, y] = place in spots ? spots[place as keyof typeof spots] : spots.top;
        return (
          <g key={place} transform={`translate(${x} ${y})`} className={seatColour(seat, 'felt')}>
            <circle r="13" fill="#08140e" opacity=".5" />
            <path
              d={seatOutline(seat)}
              fill="currentColor"
              transform="translate(-6 -6) scale(.86)"
            />
          </g>
        );
      })}
      <g className="picture-arrow" transform={toRight ? undefined : 'matrix(-1 0 0 1 270 0)'}>
        <path d="M162 112c26-2 48-9 62-24" />
        <path d="M215 90l9-2-1 9" />
      </g>
    </svg>
  );
}
