import type { Slot } from './layout-types.ts';

/** The same place with left and right exchanged (C5): what lies along x is turned with it, what stands upright is not. */
export function mirrorSlot(slot: Slot): Slot {
  const { rect, turn } = slot;
  return {
    ...slot,
    rect: { ...rect, x: -rect.x - rect.w },
    turn: turn === 0 ? 180 : turn === 180 ? 0 : turn,
  };
}
