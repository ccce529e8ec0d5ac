import { legal, listGames } from '@pedra/rules';
import { describe, expect, test } from 'vitest';
import { dealt, tableAt } from '../test/table.ts';

describe.each(listGames())('$id', ({ id, seats, forced }) => {
  test.each(seats)(
    'with %i seats: the machine takes exactly what the rules call legal',
    (count) => {
      const table = tableAt(dealt(id, count, 'agreement', 60));
      for (let step = 0; step < 600 && table.now().status === 'active'; step += 1) {
        for (let seat = 0; table.where() === 'between'; seat += 1)
          table.send({ type: 'ready', seat });
        const match = table.match();
        const actions = legal(match);
        const own = forced === 'player' || (actions[0] !== 'draw' && actions[0] !== 'pass');
        for (const action of [...actions, 'draw', 'pass', '6-6@left', '6-6@start', '']) {
          for (let seat = 0; seat < count; seat += 1) {
            const may = own && seat === match.turn && actions.includes(action);
            expect(table.now().can({ type: 'act', seat, action })).toBe(may);
          }
        }
        const action = actions[step % actions.length] ?? '';
        if (own) table.act(action);
        else table.clock.increment(450);
        expect(table.match()).not.toBe(match);
      }
      expect(table.match().history.length).toBeGreaterThan(0);
    },
  );
});
