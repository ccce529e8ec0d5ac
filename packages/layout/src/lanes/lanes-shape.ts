import { freeShape } from '../free-shape.ts';
export const lanesShape = freeShape;
