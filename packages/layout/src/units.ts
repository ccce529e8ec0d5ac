import type { Px, World } from './layout-types.ts';

/** The side of one face: 1 u (C1). */
export const unit: World = 256;
/** The gap between touching pieces: 0.082 u (C2). */
export const gap: World = 21;
/** What stays free along every edge of the board (C4, V1). */
export const padding: Px = 8;
/** The smallest side of something that is touched. */
export const touch: Px = 44;
