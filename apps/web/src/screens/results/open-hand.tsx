import { numbers, type Seat } from '@pedra/rules';
import { type ReactNode, useRef } from 'react';
import { useWords } from '../../app/words.tsx';
import { useSize } from '../../table/use-size.ts';
import { FeltPieces } from '../../ui/felt-pieces.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { SmallPiece } from '../../ui/small-piece.tsx';

import { fitHand } from './fit-hand.ts';
import type { OpenHand } from './round-tally.ts';

interface OpenHandRowProps {
  readonly hand: OpenHand;
  /** As it is called on screen. */
  readonly name: string;
  /** The name that the portrait goes by. */
  readonly face: string;
  /** Beside the name: how many are left, or that this one went out. */
  readonly note: string;
  /** Whether it has a part in the points. */
  readonly counted: boolean;
  /** The side of a face in px where there is room. */
  readonly wanted: number;
}

/** One hand laid open on felt: every value under its piece, the sum at the end. */
export function OpenHandRow({ hand, name, face, note, counted, wanted }: OpenHandRowProps) {
  const words = useWords();
  const empty = hand.tiles.length === 0;
  const look = empty ? ' is-empty' : counted ? '' : ' is-aside';
  return (
    <li className={`open-hand${look}`}>
      <Who seat={hand.seat} name={name} face={face} note={note} />
      {empty ? (
        <p className="nothing-left">{words.text('result.hand.out')}</p>
      ) : (
        <CountedPieces hand={hand} wanted={wanted} />
      )}
    </li>
  );
}

function Who(props: {
  readonly seat: Seat;
  readonly name: string;
  readonly face: string;
  readonly note: string;
}) {
  return (
    <div className="who">
      <Portrait name={props.face} size={44} seat={props.seat} />
      <span>
        <b>{props.name}</b>
        <small>{props.note}</small>
      </span>
    </div>
  );
}

/** The hand in rows that fit; digits stand under their pieces, with plus signs between. */
function CountedPieces({ hand, wanted }: { readonly hand: OpenHand; readonly wanted: number }) {
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const width = useSize(frame)?.width || 432;
  const { u, gap, columns } = fitHand(hand.tiles.length, width, wanted);
  const rows: (typeof hand.tiles)[] = [];
  for (let at = 0; at < hand.tiles.length; at += columns)
    rows.push(hand.tiles.slice(at, at + columns));
  const tiles = words.list(
    hand.tiles.map(({ tile }) => tile),
    ',',
  );
  return (
    <div ref={frame} className={`counted ${u >= 38 ? 'is-large' : u >= 32 ? 'is-medium' : ''}`}>
      <p className="aside-text">
        {tiles} = {hand.sum}
      </p>
      {rows.map((row, index) => (
        <div key={row[0]?.tile} aria-hidden="true">
          <Tray row={row} u={u} gap={gap} />
          <SumRow row={row} u={u} gap={gap} last={index === rows.length - 1}>
            {hand.sum}
          </SumRow>
        </div>
      ))}
    </div>
  );
}

type Row = OpenHand['tiles'];

function Tray({ row, u, gap }: { readonly row: Row; readonly u: number; readonly gap: number }) {
  const width = row.length * (u + gap) - gap;
  return (
    <div
      className="tray felt"
      style={{ padding: `${Math.round(u / 3.6)}px ${Math.round(gap * 0.8)}px` }}
    >
      <FeltPieces width={width + 4} height={2 * u + 4}>
        {row.map(({ tile }, index) => (
          <SmallPiece key={tile} numbers={numbers(tile)} u={u} x={2 + index * (u + gap)} y={1} />
        ))}
      </FeltPieces>
    </div>
  );
}

function SumRow({
  row,
  u,
  gap,
  last,
  children,
}: {
  readonly row: Row;
  readonly u: number;
  readonly gap: number;
  readonly last: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className="sum numbers" style={{ paddingLeft: Math.round(gap * 0.8) + 2 }}>
      {row.map(({ tile, value }, index) => (
        <span key={tile}>
          <b className="serif" style={{ width: u }}>
            {value}
          </b>
          <i style={{ width: gap }}>{index < row.length - 1 || !last ? '+' : ''}</i>
        </span>
      ))}
      {last && (
        <span className="total">
          <i>=</i>
          <b className="serif">{children}</b>
        </span>
      )}
    </div>
  );
}
