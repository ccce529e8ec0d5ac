import type { Action, Refusal } from '@pedra/rules';
import type { TableUpdate } from '@pedra/session';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { PlayedTable } from '../play/played-table.ts';
import { useTable } from '../play/use-table.ts';
import { decide, nothingPicked, type Picking, stillPicked, type Wish } from './decide.ts';
import { inHandOrder } from './hand-order.ts';
import { placeAt } from './table-plan.ts';

/** A table being played at: what is known, what is picked, and how to wish for something. */
export interface TableGame {
  readonly update: TableUpdate;
  readonly picking: Picking;
  readonly setPicking: (picking: Picking) => void;
  readonly onWish: (wish: Wish) => void;
}

/** Plays at a table from its human seat; `onRefused` is told of every action that could not be done, and why. */
export function useTableGame(
  { host, human }: PlayedTable,
  onRefused: (action: Action, reason: Refusal) => void,
): TableGame {
  const told = useTable(host, human);
  const { order } = useSettings();
  const update = useMemo(() => {
    const hand = inHandOrder(told.view.hand, order);
    return hand === told.view.hand ? told : { ...told, view: { ...told.view, hand } };
  }, [told, order]);
  const [chosen, setPicking] = useState(nothingPicked);
  const picking = stillPicked(update.view, chosen);
  const now = useRef({ picking, onRefused });
  now.current = { picking, onRefused };

  const onWish = useCallback(
    (wish: Wish) => {
      const { view, waiting } = host.update(human);
      // Before the deal is over, or while the table acts for the seat, nothing is taken.
      const acts = waiting.for === 'human' && waiting.seat === human;
      const meant = wish.type === 'drop' ? { ...wish, end: placeAt(wish.end) } : wish;
      const outcome = decide(view, now.current.picking, meant);
      setPicking(acts ? outcome.picking : nothingPicked);
      const attempt = outcome.refused?.attempt ?? (acts ? outcome.action : undefined);
      if (attempt === undefined) return;
      const answer = host.act(human, attempt);
      // A legal action that comes too early, in mid-deal, is no fault: nothing happens.
      if (answer.ok || (acts && view.legal.includes(attempt))) return;
      now.current.onRefused(attempt, answer.error.reason ?? 'not-your-turn');
    },
    [host, human],
  );
  return { update, picking, setPicking, onWish };
}
