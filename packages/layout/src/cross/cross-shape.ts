import { freeShape } from '../free-shape.ts';
export const crossShape = freeShape;
