import { choose } from '@pedra/bots';
import type { SeatView } from '@pedra/rules';
import { describe, expect, test } from 'vitest';
import { drawableGames } from '../app/drawable-games.ts';
import { sampleRound, sampleTable } from './sample-round.ts';

/** The first action that the rules name. */
const first = ({ legal }: SeatView) => legal[0];

describe.each(drawableGames())('$id', (game) => {
  test('a sample round is the same each time, hides every hand and comes to its end', () => {
    const seats = Math.max(...game.seats);
    const views = sampleRound(game, seats, 'evening', first);
    expect(sampleRound(game, seats, 'evening', first)).toEqual(views);
    expect(views.every(({ hand }) => hand.length === 0)).toBe(true);
    expect(views.at(-1)?.result).not.toBeNull();
  });

  test('bots play it as well', () => {
    const seed = 'bots';
    const views = sampleRound(
      game,
      2,
      seed,
      (view) => choose(view, { level: 'easy', seed }).action,
    );
    expect(views.at(-1)?.turn).toBeNull();
  });

  test('its picture shows what is told of it', () => {
    const count = { line: 4, tree: 7, trains: 6 }[game.table];
    const table = sampleTable(game, count);
    expect(table?.laid).toHaveLength(count);
    const doubles = table?.laid.filter(({ tile }) => tile[0] === tile[2]) ?? [];
    if (game.table === 'line') expect(doubles).toHaveLength(1);
    if (game.table === 'tree') expect(doubles.length).toBeGreaterThan(0);
  });
});
