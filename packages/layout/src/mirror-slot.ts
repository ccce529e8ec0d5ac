import type { Slot, WorldPoint } from './layout-types.ts';

/** The same place with left and right exchanged (C5): what lies along x is turned with it, what stands upright is not. */
export function mirrorSlot(slot: Slot): Slot {
  const { rect, turn, joint } = slot;
  const mirrored: Slot = {
    ...slot,
    rect: { ...rect, x: -rect.x - rect.w },
    turn: turn === 0 ? 180 : turn === 180 ? 0 : turn,
  };
  if (!joint) return mirrored;
  const { host, branch } = joint;
  return { ...mirrored, joint: { ...joint, host: mirrorPoint(host), branch: mirrorPoint(branch) } };
}

const mirrorPoint = ({ x, y }: WorldPoint): WorldPoint => ({ x: 0 - x, y });
