export { gap, unit } from './arm.ts';
export { type Camera, camera } from './camera.ts';
export type {
  Arm,
  End,
  EndId,
  LayoutError,
  LayoutResult,
  Piece,
  PieceId,
  Placement,
  Plan,
  Px,
  Size,
  Slot,
  Turn,
  World,
  WorldRect,
} from './layout-types.ts';
export { type PlanQuery, peek, place, planRound } from './plan.ts';
