import { listLevels } from '@pedra/bots';
import type { GameInfo, Seat } from '@pedra/rules';
import { partnerOf, type SeatPlace, seatPlaces } from '../../app/seating.ts';
import type { TableChoice } from '../../app/table-choice.ts';
import { useWords } from '../../app/words.tsx';
import { cast, levelOf } from '../../ui/cast/cast.ts';
import { LevelFace } from '../../ui/level-face.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { HighestNumber, SmallPiece } from '../../ui/small-piece.tsx';

interface RoundTableProps {
  readonly choice: TableChoice;
  readonly game: GameInfo;
  /** The seat whose guest is being chosen. */
  readonly selected: Seat;
  readonly onSelect: (seat: Seat) => void;
}

/** The table from above with everybody round it; a press on a guest chooses that seat. */
export function RoundTable({ choice, game, selected, onSelect }: RoundTableProps) {
  const words = useWords();
  const places = seatPlaces(choice.seats, game.direction);
  const partner = partnerOf(0, choice.seats, game);
  return (
    <div className="round-table">
      <TableTop game={game} />
      {choice.guests.map((id, index) => {
        const seat = index + 1;
        return (
          <Guest
            key={id}
            id={id}
            seat={seat}
            place={places[seat] ?? 'top'}
            partner={seat === partner}
            selected={seat === selected}
            onSelect={() => onSelect(seat)}
          />
        );
      })}
      <div className="seat-place is-bottom">
        <Portrait name="" seat={0} />
        <b>{words.text('player.you')}</b>
      </div>
    </div>
  );
}

function Guest(props: {
  readonly id: string;
  readonly seat: Seat;
  readonly place: SeatPlace;
  readonly partner: boolean;
  readonly selected: boolean;
  readonly onSelect: () => void;
}) {
  const words = useWords();
  const levels = listLevels();
  const character = cast.find(({ id }) => id === props.id);
  if (!character) return null;
  const level = levelOf(character, levels);
  return (
    <button
      type="button"
      className={`seat-place is-${props.place}`}
      aria-pressed={props.selected}
      onClick={props.onSelect}
    >
      <Portrait name={character.name} seat={props.seat} />
      <span>
        <b>{character.name}</b>
        {props.partner && <small>{words.text('set-up.partner')}</small>}
        {!props.partner && levels.length > 1 && (
          <small>
            <LevelFace level={level} />
            {words.text(`level.${level}`)}
          </small>
        )}
      </span>
    </button>
  );
}

/** Felt in a wooden rim, one piece, and an arrow the way the play runs. */
function TableTop({ game }: { readonly game: GameInfo }) {
  const toRight = game.direction === 'counterclockwise';
  const highest = game.set;
  return (
    <svg className="table-top" viewBox="0 0 240 240" aria-hidden="true">
      <defs>
        <radialGradient id="table-top-lamp" cx=".22" cy=".1" r="1">
          <stop offset="0" stopColor="#ffe2a0" stopOpacity=".26" />
          <stop offset=".7" stopColor="#ffe2a0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="123" cy="129" rx="116" ry="111" className="table-top-shadow" />
      <circle cx="120" cy="120" r="114" className="table-top-wood" />
      <circle cx="120" cy="120" r="105" className="table-top-felt" />
      <circle cx="120" cy="120" r="105" fill="url(#table-top-lamp)" />
      <g className="table-top-arrow" transform={toRight ? undefined : 'matrix(-1 0 0 1 240 0)'}>
        <path d="M156 170a62 62 0 0 0 25-43" />
        <path d="M175 134l6-7 6 7" />
      </g>
      <g className="casts-shadow">
        <HighestNumber value={highest}>
          <SmallPiece numbers={[highest, highest]} u={24} x={108} y={96} />
        </HighestNumber>
      </g>
    </svg>
  );
}
