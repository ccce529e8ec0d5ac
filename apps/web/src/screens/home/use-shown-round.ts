import { choose, listLevels } from '@pedra/bots';
import type { GameInfo, SeatView } from '@pedra/rules';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { sampleRound } from '../../ui/sample-round.ts';

/** Between two moves, in ms. */
const pause = 4000;
/** The round is entered when so many tiles lie on the table. */
const entered = 7;

/** A round that two bots play on the first screen. */
export interface ShownRound {
  /** As everybody sees it now. */
  readonly now: SeatView;
  /** As it will end, so that room can be left for what comes. */
  readonly end: SeatView;
}

/** A round of `game` that goes on by one move every few seconds; it stands still where motion is unwanted. */
export function useShownRound(game: GameInfo | undefined): ShownRound | null {
  const { motion } = useSettings();
  const [at, setAt] = useState({ round: 1, move: 0 });
  const views = useMemo(() => {
    const level = listLevels().at(-1) ?? '';
    const seed = `home ${at.round}`;
    return game
      ? sampleRound(game, game.seats[0] ?? 2, seed, (seen) => choose(seen, { level, seed }).action)
      : [];
  }, [game, at.round]);
  const first = views.findIndex(({ table }) => table.laid.length >= entered);
  const last = views.length - 1;
  const index = Math.min(last, Math.max(0, first) + at.move);

  useEffect(() => {
    if (motion !== 'full' || last < 0) return;
    const timer = window.setInterval(() => {
      if (document.hidden) return;
      setAt(({ round, move }) =>
        index < last ? { round, move: move + 1 } : { round: round + 1, move: 0 },
      );
    }, pause);
    return () => window.clearInterval(timer);
  }, [motion, index, last]);

  const [now, end] = [views[index], views[last]];
  return now && end ? { now, end } : null;
}
