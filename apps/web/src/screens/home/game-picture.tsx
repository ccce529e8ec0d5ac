import type { GameInfo } from '@pedra/rules';
import { useMemo } from 'react';
import { type SeatPlace, seatPlaces } from '../../app/seating.ts';
import { sampleTable } from '../../ui/sample-round.ts';
import { seatColour, seatOutline } from '../../ui/seat-shape.tsx';
import { SmallPiece } from '../../ui/small-piece.tsx';
import { type LaidTable, laidTable, TablePieces } from '../../ui/table-picture.tsx';

const width = 270;
const height = 132;
const u = 26;
/** So flat a frame that a short line never turns a corner. */
const straight = 40;

/** A game as a small table: a line out of one of its rounds, with its pile, or its partners and the way the play runs. */
export function GamePicture({ game }: { readonly game: GameInfo }) {
  const seats = Math.max(...game.seats);
  const pairs = game.pairs.includes(seats);
  const partners = pairs && game.table === 'line';
  const wide = game.table !== 'line';
  const line = useMemo(() => {
    const table = sampleTable(game, tilesShown(game, pairs));
    return table && laidTable(table, game.table === 'line' ? straight : width / height);
  }, [game, pairs]);
  return (
    <svg className="picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {partners && <Partners game={game} seats={seats} />}
      <g className="casts-shadow">
        {line && <Centred line={line} at={partners || wide ? width / 2 : width / 2 - 28} />}
        {!partners && !wide && <Pile />}
      </g>
    </svg>
  );
}

/** So many tiles tell what kind of table it is. */
function tilesShown(game: GameInfo, pairs: boolean): number {
  const few = { line: pairs ? 3 : 4, tree: 7, trains: 6 };
  return few[game.table];
}

function Centred({ line, at }: { readonly line: LaidTable; readonly at: number }) {
  const side = Math.min(u, (width - 24) / line.width, (height - 12) / line.height);
  const y = (height - line.height * side) / 2;
  return <TablePieces line={line} u={side} x={at - (line.width * side) / 2} y={y} />;
}

function Pile() {
  return [15, 69].map((y) => <SmallPiece key={y} numbers={null} u={24} x={226} y={y} />);
}

const spots: Readonly<Record<SeatPlace, readonly [x: number, y: number]>> = {
  bottom: [135, 112],
  left: [34, 66],
  'top-left': [80, 20],
  top: [135, 20],
  'top-right': [190, 20],
  right: [236, 66],
};

function Partners({ game, seats }: { readonly game: GameInfo; readonly seats: number }) {
  const toRight = game.direction === 'counterclockwise';
  return (
    <>
      {seatPlaces(seats, game.direction).map((place, seat) => (
        <g
          key={place}
          transform={`translate(${spots[place].join(' ')})`}
          className={seatColour(seat, 'felt')}
        >
          <circle r="13" fill="#08140e" opacity=".5" />
          <path d={seatOutline(seat)} fill="currentColor" transform="translate(-6 -6) scale(.86)" />
        </g>
      ))}
      <g className="picture-arrow" transform={toRight ? undefined : `matrix(-1 0 0 1 ${width} 0)`}>
        <path d="M162 112c26-2 48-9 62-24" />
        <path d="M215 90l9-2-1 9" />
      </g>
    </>
  );
}
