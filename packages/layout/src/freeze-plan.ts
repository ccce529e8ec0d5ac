import type { FreeSlot, Placement, Slot } from './layout-types.ts';

/** The same value, frozen through and through. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const key in value) frozen(value[key]);
  return Object.freeze(value);
}

/** The placement of a piece in a slot, frozen. */
export function frozenPlacement(id: string, { docked: _, ...slot }: Slot): Placement {
  frozen(slot.joint);
  return Object.freeze({ id, ...slot, rect: Object.freeze({ ...slot.rect }) });
}

/** A frozen copy of the caller's slots. */
export function frozenSlots(slots: readonly FreeSlot[]): readonly FreeSlot[] {
  return frozen(
    slots.map(({ rect: { x, y, w, h }, ...slot }) => ({ ...slot, rect: { x, y, w, h } })),
  );
}
