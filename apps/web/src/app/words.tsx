import { loadWords, type Words } from '@pedra/i18n';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useSettings } from './settings.ts';

const WordsContext = createContext<Words | null>(null);

/**
 * Gives the words of the chosen language to everything inside, and fetches no other language. Shows nothing until the first
 * has come; another is put in its place once it is here, and where it cannot be fetched the one before stays.
 */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const { locale } = useSettings();
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let wanted = true;
    const show = (loaded: Words) => wanted && setWords(loaded);
    const load = () => loadWords(locale).then(show, () => undefined);
    load();
    // Out of reach now: asked for again as soon as there is a connection.
    window.addEventListener('online', load);
    return () => {
      wanted = false;
      window.removeEventListener('online', load);
    };
  }, [locale]);
  return words && <WordsContext value={words}>{children}</WordsContext>;
}

/** The words of the chosen language; only inside a `WordsProvider`. */
export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('useWords needs a WordsProvider around it');
  return words;
}
