import type { GameInfo } from '@pedra/rules';
import { useWords } from '../../app/words.tsx';
import { gameName } from '../../ui/game-words.ts';
import { HighestNumber } from '../../ui/small-piece.tsx';
import { GamePicture } from './game-picture.tsx';

const surfaces = ['is-green', 'is-azulejo', 'is-wood', 'is-dusk'] as const;

/** A listed game as a drawn table with its name and one line; opens the set-up at that game. */
export function GameCard({
  game,
  index,
  onOpen,
}: {
  readonly game: GameInfo;
  /** Its place in the list, which decides the surface. */
  readonly index: number;
  readonly onOpen: () => void;
}) {
  const words = useWords();
  const company = words.text(game.pairs.length > 0 ? 'home.card.pairs' : 'home.card.alone', {
    least: Math.min(...game.seats),
    most: Math.max(...game.seats),
  });
  return (
    <button type="button" className="game-card" onClick={onOpen}>
      <span className={`game-picture felt ${surfaces[index % surfaces.length]}`}>
        <HighestNumber value={game.set}>
          <GamePicture game={game} />
        </HighestNumber>
      </span>
      <span className="game-text">
        <span className="game-name serif">{gameName(words, game.id)}</span>
        <span className="game-company">{company}</span>
        <span className="game-line">{words.text(`game.${game.id}.line`)}</span>
      </span>
    </button>
  );
}
