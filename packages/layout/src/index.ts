export { ascii } from './ascii.ts';
export { boardOf, defaultInsets } from './board.ts';
export { camera } from './camera.ts';
export { laneSheet } from './lanes/lane-sheet.ts';
export { type LaneView, lanes } from './lanes/lane-views.ts';
export type {
  Arm,
  Camera,
  End,
  EndId,
  Face,
  FreeSlot,
  HitArea,
  Insets,
  Joint,
  Lane,
  LanesFrame,
  Mouth,
  Piece,
  PieceId,
  Placement,
  Plan,
  Px,
  PxRect,
  Quarter,
  Relaid,
  Result,
  RoundQuery,
  Shape,
  Size,
  Slot,
  Trouble,
  TroubleCode,
  Turn,
  View,
  World,
  WorldPoint,
  WorldRect,
} from './layout-types.ts';
export { type Minimap, minimap } from './minimap.ts';
export { order } from './order.ts';
export { peek, place, planRound, replan, undo } from './plan.ts';
export { pile, type RackOptions, rack } from './rack.ts';
export { slots } from './slots.ts';
export { type DrawFace, type Mark, type PictureWords, svg } from './svg.ts';
export { gap, unit } from './units.ts';
