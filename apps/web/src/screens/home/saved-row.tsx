import { listGames } from '@pedra/rules';
import { useWords } from '../../app/words.tsx';
import { playerName, tableName } from '../../ui/game-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import type { SavedMatch } from './saved-match.ts';

/** The row that leads back to an unfinished match. */
export function SavedRow({
  saved,
  onContinue,
}: {
  readonly saved: SavedMatch;
  readonly onContinue: () => void;
}) {
  const words = useWords();
  const { setup, scores, turn } = saved;
  const game = listGames().find(({ id }) => id === setup.config.game);
  const state =
    turn === null
      ? words.text('home.saved.between')
      : setup.players[turn]?.kind === 'human'
        ? words.text('home.saved.you')
        : words.text('home.saved.other', { name: playerName(words, setup, turn) });
  return (
    <button type="button" className="saved-row" onClick={onContinue}>
      <span className="saved-faces">
        {setup.players
          .filter(({ kind }) => kind === 'bot')
          .slice(0, 2)
          .map(({ name }) => (
            <Portrait key={name} name={name} size={44} />
          ))}
      </span>
      <span className="saved-text">
        <b>{game && tableName(words, game, setup.config.seats)}</b>
        <span className="numbers">
          {state} · {scores.join(' : ')}
        </span>
      </span>
      <span className="saved-go">
        {words.text('home.continue')}
        <Icon name="next" />
      </span>
    </button>
  );
}
