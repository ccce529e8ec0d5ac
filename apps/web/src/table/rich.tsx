import type { Values, WordKey } from '@pedra/i18n';
import { Fragment, type ReactNode } from 'react';
import { useWords } from '../app/words.tsx';

const tags = { strong: (inside: ReactNode[]) => <b>{inside.map(String).join('')}</b> };

/** A message whose marked words stand out. */
export function Rich({ text, values }: { readonly text: WordKey; readonly values: Values }) {
  const words = useWords();
  return words
    .rich<ReactNode>(text, values, tags)
    .map((part, at) => <Fragment key={at}>{part}</Fragment>);
}
