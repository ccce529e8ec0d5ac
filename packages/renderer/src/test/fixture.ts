import { type Piece, place, planRound } from '@pedra/layout';
import type { Config, PieceView, SceneSnapshot } from '../config.ts';
import type { InitialConfig } from '../mount.ts';
import { plainSkin, plainTable } from './plain-skin.ts';

/** The board of the tables here, in px. */
const board = { width: 800, height: 400 };

/** An own piece `a-b`, faces up. */
export function up(id: string, more: Partial<PieceView> = {}): PieceView {
  return { id, kind: 'long', faces: id.split('-'), up: true, ...more };
}

/** A piece of which only the back is known. */
export function down(id: string, more: Partial<PieceView> = {}): PieceView {
  return { id, kind: 'long', faces: [], up: false, ...more };
}

/** A plan with these pieces, each `[id, end, across, joins]`. */
export function planOf(...pieces: (readonly [string, string, boolean?, (0 | 1)?])[]) {
  const made = planRound({ shape: 'line', long: 21, across: 7, board });
  if (!made.ok) throw new Error(made.code);
  let { plan } = made;
  for (const [id, end, across = false, joins = 0] of pieces) {
    const piece: Piece = { id, across, joins };
    const placed = place(plan, end, piece);
    if (!placed.ok) throw new Error(placed.code);
    plan = placed.plan;
  }
  return plan;
}

/** A table of 960 × 640 px: three pieces on the line, four in the own rack, two hidden ones opposite, a pile of five. */
export function tableConfig(more: Partial<Config> = {}): InitialConfig {
  return {
    skin: plainSkin,
    table: plainTable,
    plan: planOf(['6-6', 'start', true], ['6-4', 'right'], ['6-1', 'left']),
    pieces: [
      ...['6-6', '6-4', '6-1'].map((id) => up(id)),
      ...['4-1', '4-2', '3-2', '5-5'].map((id) => up(id)),
      down('b1'),
      down('b2'),
    ],
    slots: { '4-1': ['left', 'right'], '4-2': ['right'] },
    joins: { '4-1': { left: 1, right: 0 } },
    racks: [
      {
        id: 'own',
        rect: { x: 280, y: 514, w: 400, h: 118 },
        facing: 'up',
        own: true,
        pieces: ['4-1', '4-2', '3-2', '5-5'],
        u: 50,
      },
      {
        id: 'other',
        rect: { x: 405, y: 8, w: 150, h: 48 },
        facing: 'down',
        pieces: ['b1', 'b2'],
        u: 24,
      },
    ],
    piles: [{ id: 'pile', rect: { x: 780, y: 540, w: 160, h: 60 }, count: 5, active: true }],
    insets: { top: 80, right: 80, bottom: 160, left: 80 },
    ...more,
  };
}

/** The line of `tableConfig` with more pieces. */
export const line = (...more: Parameters<typeof planOf>) =>
  planOf(['6-6', 'start', true], ['6-4', 'right'], ['6-1', 'left'], ...more);

/** The own piece `4-1` has gone to the right end. */
export const played: Partial<Config> = {
  plan: line(['4-1', 'right']),
  racks:
    tableConfig().racks?.map((rack) =>
      rack.own ? { ...rack, pieces: ['4-2', '3-2', '5-5'] } : rack,
    ) ?? [],
  slots: {},
  lastMove: '4-1',
};

/** A snapshot without the order of things that do not overlap. */
export function plain({ objects }: SceneSnapshot): readonly string[] {
  return objects
    .map(({ label, kind, rect, alpha }) =>
      [kind, label, ...Object.values(rect).map((side) => Math.round(side)), alpha].join(' '),
    )
    .sort();
}
