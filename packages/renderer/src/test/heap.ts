import { type Plan, place, planRound, unit } from '@pedra/layout';
import type { Config } from '../config.ts';
import type { InitialConfig } from '../mount.ts';
import type { Skin } from '../skin.ts';
import { plainSkin, plainTable } from './plain-skin.ts';

/** Pieces of 3 × 4 u with one face over all of it, which is drawn as one colour. */
export const tallSkin: Skin = {
  ...plainSkin,
  id: 'tall',
  kinds: { tall: { w: 3, h: 4, radius: 0.3, faces: [{ x: 0, y: 0, w: 3, h: 4 }] } },
  drawFace(c, _face, u) {
    c.fillStyle = '#B3122E';
    c.fillRect(0, 0, u, (u * 4) / 3);
  },
};

/** Where the pieces of the heap lie, in u, and on which level; `top` covers half of `a` and of `b`. */
const heap = [
  { id: 'top', x: 1.5, y: 0, level: 1 },
  { id: 'a', x: 0, y: 0, level: 0 },
  { id: 'b', x: 3, y: 0, level: 0 },
  { id: 'c', x: 5.75, y: 0, level: 0 },
] as const;

/** A free plan with those pieces of the heap that are named, in the order of `heap`. */
export function heapPlan(ids: readonly string[] = heap.map(({ id }) => id)): Plan {
  const made = planRound({
    shape: 'free',
    long: heap.length,
    across: 0,
    board: { width: 960, height: 640 },
    slots: heap.map(({ id, x, y, level }) => ({
      id,
      rect: { x: x * unit, y: y * unit, w: 3 * unit, h: 4 * unit },
      turn: 0,
      level,
    })),
  });
  if (!made.ok) throw new Error(made.code);
  return heap
    .filter(({ id }) => ids.includes(id))
    .reduce((plan, { id }) => {
      const placed = place(plan, id, { id, across: false });
      return placed.ok ? placed.plan : plan;
    }, made.plan);
}

/** A heap of four pieces: three side by side, the first two under the fourth. */
export function heapConfig(more: Partial<Config> = {}): InitialConfig {
  const ids = ['c', 'top', 'b', 'a'];
  const pieces = ids.map((id) => ({ id, kind: 'tall', faces: ['1'], up: true }));
  return { skin: tallSkin, table: plainTable, plan: heapPlan(), pieces, motion: 'off', ...more };
}
