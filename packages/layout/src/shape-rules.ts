import type { End, Face, Plan, RoundQuery, Slot, World } from './layout-types.ts';

/** What laying one piece comes to: where it lies, and the open ends after it. */
export interface Step {
  readonly slot: Slot;
  readonly ends: readonly End[];
}

/** How pieces lie in plans of one shape; mirroring, ids and limits are none of its business. */
export interface ShapeRules {
  /** The open ends of an empty plan. */
  ends(query: RoundQuery): readonly End[];
  /** Width of a row; 0 where there are none. */
  rowWidth(query: RoundQuery): World;
  /** Lays a piece at an open end, across or along, with the face `joins` towards the end. Pure. */
  lay(plan: Plan, end: End, across: boolean, joins: Face): Step;
}
