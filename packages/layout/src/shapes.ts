import { crossShape } from './cross/cross-shape.ts';
import { freeShape } from './free-shape.ts';
import { lanesShape } from './lanes/lanes-shape.ts';
import type { Shape } from './layout-types.ts';
import { lineShape } from './line-shape.ts';
import type { ShapeRules } from './shape-rules.ts';
import { treeShape } from './tree/tree-shape.ts';

/** How pieces lie in each shape. */
export const shapes: Readonly<Record<Shape, ShapeRules>> = {
  line: lineShape,
  cross: crossShape,
  tree: treeShape,
  lanes: lanesShape,
  free: freeShape,
};
