export { type NaivePlay, naiveGames } from './naive/naive-games.ts';
export type { NaiveResult, NaiveTable } from './naive/naive-table.ts';
