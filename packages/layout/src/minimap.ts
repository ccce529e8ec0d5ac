import { boardOf } from './board.ts';
import { extentOf } from './extent.ts';
import type { Camera, Plan, Px, PxRect, Size, View } from './layout-types.ts';

/** The most room that the small picture of the whole takes, in px (V4). */
const most: Size = { width: 96, height: 64 };

/** A small picture of a plan that does not fit its view; `px = world × scale + x` (or `y`) from its own top left. */
export interface Minimap extends Size {
  readonly scale: number;
  readonly x: Px;
  readonly y: Px;
  /** What the view shows of it, within the picture. */
  readonly seen: PxRect;
}

/** Where things are in the small picture of a whole plan, and which part of it the view shows (V4); null unless the camera follows. */
export function minimap(plan: Plan, view: View, camera: Camera): Minimap | null {
  const board = boardOf(view);
  if (camera.mode !== 'follow' || board.w === 0) return null;
  const { left, top, right, bottom } = extentOf(plan);
  const scale = Math.min(most.width / (right - left), most.height / (bottom - top));
  const width = (right - left) * scale;
  const height = (bottom - top) * scale;
  const within = (at: number, end: number) => Math.min(end, Math.max(0, at));
  const inX = (px: number) => within(((px - camera.x) / camera.scale - left) * scale, width);
  const inY = (px: number) => within(((px - camera.y) / camera.scale - top) * scale, height);
  const x = inX(board.x);
  const y = inY(board.y);
  const seen = { x, y, w: inX(board.x + board.w) - x, h: inY(board.y + board.h) - y };
  return { width, height, scale, x: 0 - left * scale, y: 0 - top * scale, seen };
}
