import type { End, FreeSlot, Placement, Slot } from './layout-types.ts';

/** The placement of a piece in a slot, frozen. */
export function frozenPlacement(id: string, slot: Slot): Placement {
  return Object.freeze({ id, ...slot, rect: Object.freeze({ ...slot.rect }) });
}

/** The same ends, frozen. */
export function frozenEnds(ends: readonly End[]): readonly End[] {
  for (const end of ends) {
    Object.freeze(end.arm);
    Object.freeze(end);
  }
  return Object.freeze(ends);
}

/** A frozen copy of the caller's slots. */
export function frozenSlots(slots: readonly FreeSlot[]): readonly FreeSlot[] {
  return Object.freeze(
    slots.map(({ id, rect: { x, y, w, h }, turn, level }) => {
      const slot = { id, rect: Object.freeze({ x, y, w, h }), turn };
      return Object.freeze(level === undefined ? slot : { ...slot, level });
    }),
  );
}
