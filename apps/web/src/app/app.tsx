import { listLevels } from '@pedra/bots';
import { type GameInfo, listGames } from '@pedra/rules';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { newSeed } from '../play/page-clock.ts';
import { openTable, type PlayedTable, peekSaved, resumeTable } from '../play/played-table.ts';
import { Home } from '../screens/home/home.tsx';
import { type SavedMatch, savedMatch } from '../screens/home/saved-match.ts';
import { SetUp } from '../screens/set-up/set-up.tsx';
import { kept, parseJson } from './kept.ts';
import { goTo, useRoute } from './route.ts';
import { parseChoice, setupOf, type TableChoice, withGame } from './table-choice.ts';
import { useWords } from './words.tsx';

/** Loaded when a table is set, with everything that draws it. */
const TableScreen = lazy(async () => {
  const screen = await import('../table/table-screen.tsx');
  return { default: screen.TableScreen };
});

const games = listGames();
const usualKey = 'pedra.usual-table';

/** The usual table, kept at every change. */
function useUsual(): [TableChoice | null, (choice: TableChoice) => void] {
  const [usual, setUsual] = useState(() => parseChoice(parseJson(kept.read(usualKey)), games));
  const keep = useCallback((choice: TableChoice) => {
    kept.write(usualKey, JSON.stringify(choice));
    setUsual(choice);
  }, []);
  return [usual, keep];
}

/** The unfinished match that home offers, looked for whenever home is shown. */
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

/** The app: home, the set-up, the table; the address says which, so that a reload stays. */
export function App() {
  const route = useRoute();
  const [usual, setUsual] = useUsual();
  const { table, open, resume, leave } = usePlayedTable();
  const saved = useSaved(route === 'home');
  const words = useWords();
  const play = useCallback(
    (choice: TableChoice) =>
      open(() =>
        openTable(
          setupOf(choice, { seed: newSeed(), you: words.text('player.you'), levels: listLevels() }),
        ),
      ),
    [open, words],
  );

  useEffect(() => {
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
  if (route === 'set-up') {
    return (
      <SetUp
        games={games}
        choice={usual}
        onChange={setUsual}
        onStart={() => play(usual)}
        onBack={() => goTo('home')}
      />
    );
  }
  const setUp = (game?: GameInfo) => {
    if (game) setUsual(withGame(usual, game));
    goTo('set-up');
  };
  return (
    <Home
      games={games}
      usual={usual}
      saved={saved}
      onPlay={() => play(usual)}
      onContinue={() => goTo('table')}
      onSetUp={setUp}
    />
  );
}

/** The table in play: opened anew or taken up where it was left; an error of either is thrown while rendering. */
function usePlayedTable() {
  const [table, setTable] = useState<PlayedTable | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const present = useRef(false);
  const show = useCallback((found: PlayedTable | null) => {
    present.current = found !== null;
    setTable(found);
    goTo(found ? 'table' : 'home');
  }, []);
  const open = useCallback(
    (start: () => Promise<PlayedTable | null>) => start().then(show, setFailure),
    [show],
  );
  const resume = useCallback(() => {
    if (present.current) return;
    present.current = true;
    open(resumeTable);
  }, [open]);
  const leave = useCallback(() => {
    present.current = false;
    setTable(null);
  }, []);
  if (failure !== null) throw failure;
  return { table, open, resume, leave };
}

/** Shown while a table is being set; after 200 ms only, so that it does not flash. */
function Waiting() {
  const words = useWords();
  return (
    <main className="waiting felt">
      <p role="status">{words.text('app.loading')}</p>
    </main>
  );
}
