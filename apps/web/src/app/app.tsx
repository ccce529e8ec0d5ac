import { listLevels } from '@pedra/bots';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { newSeed } from '../play/page-clock.ts';
import { openTable, peekSaved } from '../play/played-table.ts';
import { Home } from '../screens/home/home.tsx';
import { ReplaceDialog } from '../screens/home/replace-dialog.tsx';
import { type SavedMatch, savedMatch } from '../screens/home/saved-match.ts';
import { SetUp } from '../screens/set-up/set-up.tsx';
import { drawableGames } from './drawable-games.ts';
import { kept, parseJson } from './kept.ts';
import { goTo, useRoute } from './route.ts';
import { parseChoice, setupOf, type TableChoice, withGame } from './table-choice.ts';
import { usePlayedTable } from './use-played-table.ts';
import { useWords } from './words.tsx';

/** Loaded when a table is set, with everything that draws it. */
const TableScreen = lazy(async () => {
  const screen = await import('../table/table-screen.tsx');
  return { default: screen.TableScreen };
});

const games = drawableGames();
const usualKey = 'pedra.usual-table';

/** The app: home, the set-up, the table; the address says which, so that a reload stays. */
export function App() {
  const route = useRoute();
  const words = useWords();
  const [usual, setUsual] = useUsual();
  const saved = useSaved(route !== 'table');
  const { table, open, resume, leave } = usePlayedTable();
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    setAsking(false);
    if (route === 'table') resume();
    else leave();
  }, [route, resume, leave]);

  if (!usual) return null;
  if (route === 'table') {
    return (
      <Suspense fallback={<Waiting />}>
        {table ? (
          <TableScreen
            key={table.setup.seed}
            table={table}
            onLeave={() => goTo('home')}
            onAgain={() => open(() => openTable({ ...table.setup, seed: newSeed() }))}
          />
        ) : (
          <Waiting />
        )}
      </Suspense>
    );
  }
  const play = () => {
    const you = words.text('player.you');
    open(() => openTable(setupOf(usual, { seed: newSeed(), you, levels: listLevels() })));
  };
  const start = saved ? () => setAsking(true) : play;
  const goOn = () => goTo('table');
  return (
    <>
      {route === 'set-up' ? (
        <SetUp
          games={games}
          choice={usual}
          onChange={setUsual}
          onStart={start}
          onBack={() => goTo('home')}
        />
      ) : (
        <Home
          games={games}
          usual={usual}
          saved={saved}
          onPlay={start}
          onContinue={goOn}
          onSetUp={(game) => {
            if (game) setUsual(withGame(usual, game));
            goTo('set-up');
          }}
        />
      )}
      {asking && (
        <ReplaceDialog onReplace={play} onContinue={goOn} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

/** The usual table, kept at every change. */
function useUsual(): [TableChoice | null, (choice: TableChoice) => void] {
  const [usual, setUsual] = useState(() => parseChoice(parseJson(kept.read(usualKey)), games));
  const keep = useCallback((choice: TableChoice) => {
    kept.write(usualKey, JSON.stringify(choice));
    setUsual(choice);
  }, []);
  return [usual, keep];
}

/** The unfinished match, looked for whenever one comes from the table or begins away from it. */
function useSaved(looking: boolean): SavedMatch | null {
  const [saved, setSaved] = useState<SavedMatch | null>(null);
  useEffect(() => {
    if (!looking) return;
    let here = true;
    const show = (found: SavedMatch | null) => here && setSaved(found);
    peekSaved()
      .then(savedMatch)
      .then(show, () => show(null));
    return () => {
      here = false;
    };
  }, [looking]);
  return saved;
}

/** Shown while a table is being set; its words come after 200 ms, so that they do not flash. */
function Waiting() {
  const words = useWords();
  return (
    <main className="waiting felt">
      <p role="status">{words.text('app.loading')}</p>
    </main>
  );
}
