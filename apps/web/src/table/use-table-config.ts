import type { Config, Geometry } from '@pedra/renderer';
import type { TileText } from '@pedra/rules';
import { useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { tableConfig } from './bridge.ts';
import type { Frame } from './frame.ts';
import { tablePlanner } from './table-plan.ts';
import type { TableGame } from './use-table-game.ts';

interface TableConfigParts {
  readonly game: TableGame;
  /** Whether the player may act now. */
  readonly acts: boolean;
  readonly frame: Frame;
  readonly focusedTile: TileText | null;
  readonly onGeometry: (geometry: Geometry) => void;
}

/** The renderer's config for what is known and picked now; the same object until something of it changes. */
export function useTableConfig({
  game,
  acts,
  frame,
  focusedTile,
  onGeometry,
}: TableConfigParts): Config {
  const settings = useSettings();
  const { update, picking, onWish } = game;
  const { view } = update;
  const [planTable] = useState(tablePlanner);
  return useMemo(() => {
    const own = view.seat === 'public' ? 0 : view.seat;
    const { planned: board, laneHead } = frame;
    const plan = planTable(view.table, { set: view.set, board, own, laneHead });
    return {
      ...tableConfig({ view, acts, picking, focusedTile, frame, plan, settings }),
      onIntent: onWish,
      onGeometry,
      onEffect: () => {},
    };
  }, [view, acts, picking, focusedTile, frame, settings, onWish, onGeometry, planTable]);
}
