import { listLevels } from '@pedra/bots';
import type { GameInfo, Seat } from '@pedra/rules';
import { useId } from 'react';
import { seatPlaces } from '../../app/seating.ts';
import type { TableChoice } from '../../app/table-choice.ts';
import { useWords } from '../../app/words.tsx';
import { cast, levelOf } from '../../ui/cast/cast.ts';
import { LevelFace } from '../../ui/level-face.tsx';
import { Portrait } from '../../ui/portrait.tsx';

/** Everybody who can be asked; the one at the chosen seat is marked, and who sits elsewhere changes places. */
export function GuestTray({
  choice,
  game,
  seat,
  onSeat,
}: {
  readonly choice: TableChoice;
  readonly game: GameInfo;
  readonly seat: Seat;
  readonly onSeat: (id: string) => void;
}) {
  const words = useWords();
  const name = useId();
  const levels = listLevels();
  const place = seatPlaces(choice.seats, game.direction)[seat] ?? 'top';
  return (
    <fieldset className="choice guest-tray">
      <legend>{words.text(`set-up.guest.${place}`)}</legend>
      <div>
        {cast.map((character) => {
          const at = choice.guests.indexOf(character.id) + 1;
          return (
            <label key={character.id} className={at > 0 ? 'is-seated' : ''}>
              <input
                type="radio"
                name={name}
                checked={at === seat}
                onChange={() => onSeat(character.id)}
              />
              <Portrait name={character.name} size={52} {...(at > 0 ? { seat: at } : {})} />
              <span>
                {levels.length > 1 && <LevelFace level={levelOf(character, levels)} />}
                {character.name}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
