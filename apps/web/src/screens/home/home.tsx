import { type GameInfo, gameInfo } from '@pedra/rules';
import { useState } from 'react';
import { optionOf, type TableChoice } from '../../app/table-choice.ts';
import { useWords } from '../../app/words.tsx';
import { Brand } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { cast } from '../../ui/cast/cast.ts';
import { gameName } from '../../ui/game-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { GameCard } from './game-card.tsx';
import { HomeScene } from './home-scene.tsx';
import type { SavedMatch } from './saved-match.ts';
import { SavedRow } from './saved-row.tsx';
import './home.css';

interface HomeProps {
  readonly games: readonly GameInfo[];
  /** The usual table, which Play sets with one tap. */
  readonly usual: TableChoice;
  /** An unfinished match, if one is kept. */
  readonly saved: SavedMatch | null;
  readonly onPlay: () => void;
  readonly onContinue: () => void;
  /** Opens the set-up; with a game, at that game. */
  readonly onSetUp: (game?: GameInfo) => void;
}

/** The first screen: a table where others play, a card to sit down with, the games below. */
export function Home({ games, usual, saved, onPlay, onContinue, onSetUp }: HomeProps) {
  const words = useWords();
  const [settings, setSettings] = useState(false);
  return (
    <div className="home">
      <header className="home-top">
        <Brand />
        <button type="button" className="home-settings" onClick={() => setSettings(true)}>
          <Icon name="settings" />
          <span>{words.text('settings.title')}</span>
        </button>
      </header>
      <main className="home-main">
        <HomeScene game={games[0]} />
        <section className="home-card" aria-labelledby="home-title">
          <h1 id="home-title">{words.text('home.title')}</h1>
          <p className="muted">
            <UsualTable usual={usual} />
          </p>
          <div className="home-actions">
            <Button kind="primary" big icon="play" onClick={onPlay}>
              {words.text('home.play')}
            </Button>
            <Button big onClick={() => onSetUp()}>
              {words.text('home.change')}
            </Button>
          </div>
          {saved && <SavedRow saved={saved} onContinue={onContinue} />}
        </section>
        <section className="home-games" aria-labelledby="home-games">
          <h2 id="home-games" className="aside-text">
            {words.text('home.games')}
          </h2>
          <ul>
            {games.map((game, index) => (
              <li key={game.id}>
                <GameCard game={game} index={index} onOpen={() => onSetUp(game)} />
              </li>
            ))}
          </ul>
        </section>
      </main>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </div>
  );
}

/** What Play begins, in one sentence. */
function UsualTable({ usual }: Pick<HomeProps, 'usual'>) {
  const words = useWords();
  const guests = usual.guests.flatMap((id) => cast.filter((character) => character.id === id));
  const game = gameName(words, usual.game);
  const names = words.list(guests.map(({ name }) => name));
  const target = gameInfo(usual.game, usual.options)
    ?.options.filter(({ name }) => name === 'target')
    .map((spec) => optionOf(usual, spec))[0];
  return typeof target === 'number'
    ? words.text('home.usual.target', { game, names, target })
    : words.text('home.usual', { game, names });
}
