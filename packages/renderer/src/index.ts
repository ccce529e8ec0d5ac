export type { ApplicationFactory } from './application.ts';
export { createBrowserClock } from './browser-clock.ts';
export type { Clock } from './clock.ts';
export type {
  Api,
  Config,
  Effect,
  Geometry,
  Intent,
  LaneRects,
  PieceView,
  PileView,
  PxRect,
  RackView,
  SceneSnapshot,
  Trouble,
  Via,
} from './config.ts';
export { defaults } from './defaults.ts';
export { type InitialConfig, mount } from './mount.ts';
export type {
  Ctx2D,
  FaceBox,
  FaceId,
  FaceStyle,
  Facing,
  Lightness,
  Palette,
  PieceKind,
  Skin,
  TableSkin,
} from './skin.ts';
