import { isCount } from './check-round.ts';
import type { FreeSlot } from './layout-types.ts';
import type { ShapeRules } from './shape-rules.ts';

const nowhere: Omit<FreeSlot, 'id'> = { rect: { x: 0, y: 0, w: 0, h: 0 }, turn: 0 };

/** No heap comes near this. */
const mostLevels = 1000;

/** Places that the caller computed (A3): one open end at each slot, taken by the piece that is placed there. */
export const freeShape: ShapeRules = {
  check: ({ slots = [] }) =>
    slots.every(({ level = 0 }) => isCount(level, 0, mostLevels)) ? null : 'bad-plan',
  ends: ({ slots = [] }) => slots.map(({ id }) => ({ id, arm: null })),
  frame: () => ({ rowWidth: 0 }),
  lay(plan, [end], { across, joins }) {
    const { rect, turn, level } = plan.slots.find(({ id }) => id === end.id) ?? nowhere;
    const slot = { rect, turn, across, flip: false, joins, end: end.id };
    return {
      slot: level === undefined ? slot : { ...slot, level },
      ends: plan.ends.filter((other) => other !== end),
    };
  },
};
