export { type Chart, type ChartPart, type ChartWay, chartOf } from './chart.ts';
export { keptTimes } from './clock.ts';
export type { ClockRule, KeptTimes } from './clock-types.ts';
export { matchMachine } from './match-machine.ts';
export { mermaid } from './mermaid.ts';
export { type Policy, policyOf } from './policy.ts';
export { isAsked, tableActs, undoStep } from './questions.ts';
export { askSeats, replaySeat, type SeatActor, type SeatActors } from './seat-actors.ts';
export type {
  Pace,
  Question,
  SeatKind,
  TableContext,
  TableEvent,
  TableInput,
  TableNews,
} from './table-types.ts';
