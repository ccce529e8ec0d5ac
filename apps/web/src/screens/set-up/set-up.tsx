import type { GameInfo } from '@pedra/rules';
import { useState } from 'react';
import { partnerOf } from '../../app/seating.ts';
import { type TableChoice, withGame, withGuest, withSeats } from '../../app/table-choice.ts';
import { useWords } from '../../app/words.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { cast } from '../../ui/cast/cast.ts';
import { Choice } from '../../ui/choice.tsx';
import { gameName } from '../../ui/game-words.ts';
import { GuestTray } from './guest-tray.tsx';
import { HouseRules } from './house-rules.tsx';
import { RoundTable } from './round-table.tsx';
import './set-up.css';

interface SetUpProps {
  readonly games: readonly GameInfo[];
  readonly choice: TableChoice;
  readonly onChange: (choice: TableChoice) => void;
  readonly onStart: () => void;
  readonly onBack: () => void;
}

/** Sets the table for a match: who sits where on the left, the game, its seats and its rules on the right. */
export function SetUp({ games, choice, onChange, onStart, onBack }: SetUpProps) {
  const words = useWords();
  const [place, setPlace] = useState(1);
  const game = games.find(({ id }) => id === choice.game) ?? games[0];
  if (!game) return null;
  const seat = place < choice.seats ? place : 1;
  const seatsOf = (count: number) =>
    words.text(game.pairs.includes(count) ? 'set-up.seats.pairs' : 'set-up.seats.alone', { count });
  return (
    <div className="set-up">
      <header className="bar">
        <IconButton icon="back" label={words.text('set-up.back')} onClick={onBack} />
        <h1>{words.text('set-up.title')}</h1>
      </header>
      <main>
        <section aria-label={words.text('set-up.table')}>
          <RoundTable choice={choice} game={game} selected={seat} onSelect={setPlace} />
          <GuestTray
            choice={choice}
            game={game}
            seat={seat}
            onSeat={(id) => onChange(withGuest(choice, seat, id))}
          />
        </section>
        <section className="set-up-rules" aria-label={words.text('set-up.rules')}>
          <Choice
            legend={words.text('set-up.game')}
            look="cards"
            options={games.map(({ id }) => ({ value: id, label: gameName(words, id) }))}
            value={game.id}
            onChange={(id) =>
              onChange(withGame(choice, games.find((other) => other.id === id) ?? game))
            }
          />
          <Choice
            legend={words.text('set-up.seats')}
            look="segment"
            options={game.seats.map((count) => ({ value: count, label: seatsOf(count) }))}
            value={choice.seats}
            onChange={(seats) => onChange(withSeats(choice, seats))}
          />
          <HouseRules choice={choice} game={game} onChange={onChange} />
        </section>
      </main>
      <footer className="foot">
        <p className="muted">
          <Company choice={choice} game={game} />
        </p>
        <Button kind="primary" onClick={onStart}>
          {words.text('set-up.start')}
        </Button>
      </footer>
    </div>
  );
}

/** Who plays with and against whom. */
function Company({ choice, game }: { readonly choice: TableChoice; readonly game: GameInfo }) {
  const words = useWords();
  const partner = partnerOf(0, choice.seats, game);
  const nameAt = (index: number) => cast.find(({ id }) => id === choice.guests[index])?.name ?? '';
  const others = choice.guests.map((_, index) => index).filter((index) => index + 1 !== partner);
  const names = words.list(others.map(nameAt));
  return partner === null
    ? words.text('set-up.against', { names })
    : words.text('set-up.against.pair', { partner: nameAt(partner - 1), names });
}
