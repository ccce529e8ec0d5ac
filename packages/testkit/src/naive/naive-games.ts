import { naiveBrazilian } from './naive-brazilian.ts';
import { naiveDraw } from './naive-draw.ts';
import { naiveFiveUp } from './naive-five-up.ts';
import { naiveMexicanTrain } from './naive-mexican-train.ts';
import type { NaiveTable } from './naive-table.ts';

/** A naive game played on one table. */
export interface NaivePlay {
  readonly id: string;
  readonly table: NaiveTable;
  deal(deck: readonly string[], opener?: number): boolean;
  legal(): string[];
  play(action: string): void;
}

/** Every game that the model knows, set up for a table; the model's own table stays hidden behind it. */
export const naiveGames: readonly {
  readonly id: string;
  start(seats: number, options: NaiveTable['options']): NaivePlay;
}[] = [bind(naiveDraw), bind(naiveBrazilian), bind(naiveFiveUp), bind(naiveMexicanTrain)];

function bind<T extends NaiveTable>(game: {
  readonly id: string;
  setUp(seats: number, options: NaiveTable['options']): T;
  deal(table: T, deck: readonly string[], opener?: number): boolean;
  legal(table: T): string[];
  play(table: T, action: string): void;
}) {
  const playOn = (table: T): NaivePlay => ({
    id: game.id,
    table,
    deal: (deck, opener) => game.deal(table, deck, opener),
    legal: () => game.legal(table),
    play: (action) => game.play(table, action),
  });
  return {
    id: game.id,
    start: (seats: number, options: NaiveTable['options']) => playOn(game.setUp(seats, options)),
  };
}
