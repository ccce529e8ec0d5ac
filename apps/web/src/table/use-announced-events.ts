import { readTurn, type SpeechContext, sentences, type Words } from '@pedra/i18n';
import type { MatchEvent, SeatView } from '@pedra/rules';
import type { TableUpdate } from '@pedra/session';
import { type RefObject, useEffect } from 'react';
import type { PlayedTable } from '../play/played-table.ts';
import type { Announcer } from './announcer.ts';

/** What everybody is called, for sentences about this view. */
export function speechContext(view: SeatView, { setup }: PlayedTable): SpeechContext {
  return { view, names: setup.players.map(({ name }) => name) };
}

/** What is news to somebody who sits down: all of a round that they have not acted in yet, else the last that happened. */
function firstNews(view: SeatView): readonly MatchEvent[] {
  const acted = view.log.some((event) => event.type === 'tile.played' && event.seat === view.seat);
  return acted ? view.log.slice(-1) : view.log;
}

/** Has every event of the table said, and the player's turn as soon as it comes. */
export function useAnnouncedEvents(
  table: PlayedTable,
  words: Words,
  announcer: RefObject<Announcer | null>,
): void {
  const { host, human } = table;
  useEffect(() => {
    const tell = ({ view, waiting }: TableUpdate, events: readonly MatchEvent[]) => {
      const context = speechContext(view, table);
      for (const text of sentences(words, events, context)) announcer.current?.say({ text });
      const own = waiting.for === 'human' && waiting.seat === human;
      if (own)
        announcer.current?.say({ text: readTurn(words, context), topic: 'turn', urgent: true });
    };
    const stop = host.subscribe(human, (update) => tell(update, update.events));
    const now = host.update(human);
    tell(now, firstNews(now.view));
    return stop;
  }, [host, human, table, words, announcer]);
}
