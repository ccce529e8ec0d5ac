import { refusalText, type Words } from '@pedra/i18n';
import type { Api } from '@pedra/renderer';
import type { Action, Refusal } from '@pedra/rules';
import { type RefObject, useCallback, useState } from 'react';
import type { PlayedTable } from '../play/played-table.ts';
import type { Announcer } from './announcer.ts';
import { speechContext } from './use-announced-events.ts';

/** Something that could not be done, in words. */
export interface Refused {
  readonly key: number;
  readonly text: string;
}

/** Answers a refused action: the tile shakes, the reason is shown and said. */
export function useRefusals(
  table: PlayedTable,
  words: Words,
  api: RefObject<Api | null>,
  announcer: RefObject<Announcer | null>,
) {
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const onRefused = useCallback(
    (action: Action, reason: Refusal) => {
      const { view } = table.host.update(table.human);
      const text = refusalText(words, reason, action, speechContext(view, table));
      const [tile] = action.split('@');
      if (tile !== undefined && view.hand.includes(tile)) api.current?.refuse(tile);
      announcer.current?.say({ text, topic: 'refusal', urgent: true });
      setRefusal((before) => ({ key: (before?.key ?? 0) + 1, text }));
    },
    [table, words, api, announcer],
  );
  return { refusal, onRefused };
}
