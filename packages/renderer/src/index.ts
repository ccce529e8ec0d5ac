/* To come: mount(element, config): Promise<Api>; <Table config/> for React; defaults; createBrowserClock. */
export type { Api, Config, Effect, Geometry, Intent, PieceView, PileView, PxRect, RackView, SceneSnapshot, Via } from './config.ts';
export type { Ctx2D, FaceBox, FaceId, FaceStyle, Facing, Lightness, Palette, PieceKind, Skin, TableSkin } from './skin.ts';
