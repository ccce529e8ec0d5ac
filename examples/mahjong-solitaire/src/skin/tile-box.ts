/** The size of a tile, in u. */
export const tile = { w: 3, h: 4 } as const;
/** How much of that the sides take that are seen to the right of the plate and below it: a level is as high as they are. */
export const side = { x: 0.33, y: 0.44 } as const;
/** The plate that the face is on. */
export const plate = { w: tile.w - side.x, h: tile.h - side.y } as const;
