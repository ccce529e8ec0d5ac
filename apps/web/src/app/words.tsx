import { createWords, type Words } from '@pedra/i18n';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useSettings } from './settings.ts';

const WordsContext = createContext<Words | null>(null);

/** Gives the words of the chosen language to everything inside. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const { locale } = useSettings();
  const words = useMemo(() => createWords(locale), [locale]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The words of the chosen language; only inside a `WordsProvider`. */
export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('useWords needs a WordsProvider around it');
  return words;
}
