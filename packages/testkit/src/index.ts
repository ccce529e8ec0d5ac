export {
  branchingContest,
  drawContest,
  surfaceContest,
  trainContest,
} from './contest/contestants.ts';
export type { Loop } from './contest/loop.ts';
export { type NaivePlay, naiveGames } from './naive/naive-games.ts';
export type { NaiveResult, NaiveTable } from './naive/naive-table.ts';
