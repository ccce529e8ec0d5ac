import { act, legal } from '@pedra/rules';
import { describe, expect, test } from 'vitest';
import {
  bots,
  choice,
  dealt,
  type Given,
  lastTile,
  mustDraw,
  mustPass,
  people,
  position,
  settle,
  tableAt,
  uncovered,
} from '../test/table.ts';

describe('the beginning of a round', () => {
  test('is looked at for its time, then the opener is waited for', () => {
    const table = tableAt(dealt('draw'));
    expect(table.where()).toBe('rounds.dealing');
    table.clock.increment(1599);
    expect(table.where()).toBe('rounds.dealing');
    table.clock.increment(1);
    expect(table.where()).toBe('rounds.opening.deciding.waiting');
    table.act(legal(table.match())[0] ?? '');
    expect(table.where()).toBe('rounds.turns.deciding.waiting');
  });

  test('ends at once when the opener plays', () => {
    const table = tableAt(dealt('draw'));
    const [action = ''] = legal(table.match());
    table.act(action);
    expect(table.where()).toBe('rounds.turns.deciding.waiting');
    table.clock.increment(10_000);
    expect(table.actions()).toEqual([action]);
  });

  test('comes only before the first action of a round', () => {
    const match = dealt('draw');
    const opened = act(match, legal(match)[0] ?? '');
    if (!opened.ok) throw new Error(opened.error.message);
    expect(tableAt(opened.match).where()).toBe('rounds.turns.deciding.waiting');
    expect(tableAt(position('draw', choice)).where()).toBe('rounds.turns.deciding.waiting');
  });

  test('F2, B3: shows lots and void deals where the game has them', () => {
    const lots = tableAt(dealt('five-up'));
    expect(lots.where()).toBe('rounds.lots');
    lots.clock.increment(900);
    expect(lots.where()).toBe('rounds.dealing');
    const seeds = Array.from({ length: 60 }, (_, one) => dealt('brazilian', 4, `void ${one}`));
    const voided = seeds.find(({ rounds }) => rounds[0]?.rejected);
    if (!voided) throw new Error('no deal was void');
    const again = tableAt(voided);
    expect(again.where()).toBe('rounds.redealing');
    again.clock.increment(900);
    expect(again.where()).toBe('rounds.dealing');
  });
});

describe('G5: a draw or pass that is forced', () => {
  test('is made by the table where the game says so, one at a time', async () => {
    const table = tableAt(position('brazilian', mustDraw));
    const seen: unknown[] = [];
    for (let step = 0; step < 5; step += 1) {
      seen.push([table.where(), table.actions().length]);
      await table.pass(450);
    }
    expect(seen).toEqual([
      ['rounds.turns.drawing.table', 0],
      ['rounds.turns.drawing.table', 1],
      ['rounds.turns.drawing.table', 2],
      ['rounds.turns.deciding.waiting', 3],
      ['rounds.turns.deciding.waiting', 3],
    ]);
  });

  test('passes likewise', () => {
    const table = tableAt(position('brazilian', mustPass));
    expect(table.where()).toBe('rounds.turns.passing.table');
    table.clock.increment(449);
    expect(table.actions()).toEqual([]);
    table.clock.increment(1);
    expect(table.actions()).toEqual(['pass']);
    expect(table.match().turn).toBe(1);
  });

  test('is left to the player where the game says so', () => {
    const table = tableAt(position('draw', mustDraw));
    table.clock.increment(100_000);
    expect(table.where()).toBe('rounds.turns.drawing.player.waiting');
    for (let step = 0; step < 4; step += 1) table.act('draw', 0);
    expect(table.actions()).toEqual(['draw', 'draw', 'draw']);
    const passing = tableAt(position('draw', mustPass));
    expect(passing.where()).toBe('rounds.turns.passing.player.waiting');
  });

  test('is made by the table for a bot in every game', async () => {
    const table = tableAt(position('draw', mustDraw), { seats: ['bot', 'human'] });
    expect(table.where()).toBe('rounds.turns.drawing.table');
    for (let draw = 0; draw < 3; draw += 1) await table.pass(450);
    expect(table.where()).toBe('rounds.turns.deciding.thinking.pondering');
    expect(table.actions()).toEqual(['draw', 'draw', 'draw']);
  });
});

describe('M10: a double that must be covered', () => {
  test('keeps the turn, and nothing else can be done', () => {
    const table = tableAt(uncovered(['5-3', '12-2']));
    expect(table.where()).toBe('rounds.turns.covering.waiting');
    expect(table.now().can({ type: 'act', seat: 0, action: '12-2@mexican' })).toBe(false);
    table.act('5-3@train-0');
    expect(table.match().turn).toBe(1);
    expect(table.where()).toBe('rounds.turns.deciding.waiting');
  });

  test('a draw that is spent for it is remembered, and the pass that ends it opens the own train', () => {
    const table = tableAt(uncovered(['12-2'], ['12-3', '12-4']));
    expect(table.where()).toBe('rounds.turns.drawing.player.waiting');
    table.act('draw');
    expect(table.where()).toBe('rounds.turns.passing.player.waiting');
    expect(table.now().can({ type: 'act', seat: 0, action: 'draw' })).toBe(false);
    table.act('pass');
    expect(table.match().turn).toBe(1);
    expect(table.match().position?.trains?.[0]?.open).toBe(true);
    expect(table.match().position?.duty).toBe(null);
  });

  test('is covered by what was drawn in the same turn', () => {
    const table = tableAt(uncovered(['12-2'], ['5-4', '12-4']));
    table.act('draw');
    expect(table.where()).toBe('rounds.turns.covering.waiting');
  });
});

describe('a bot', () => {
  const withBot: Given = { seats: ['bot', 'human'] };

  test('is asked at once, with its budget, and seems to think', async () => {
    const table = tableAt(position('draw', choice), { ...withBot, think: async () => '6-1@left' });
    expect(table.asked).toEqual([{ match: table.match(), seat: 0, kind: 'bot', budget: 5000 }]);
    await table.pass(599);
    expect(table.where()).toBe('rounds.turns.deciding.thinking.pondering');
    await table.pass(801);
    expect(table.actions()).toEqual(['6-1@left']);
    expect(table.told()).toEqual([]);
  });

  test('seems to think as long, whatever it and the others hold', async () => {
    const pauses = new Set<number>();
    for (const own of ['6-1', '6-2', '6-3']) {
      const hands = [
        [own, '6-0'],
        ['5-1', '2-0'],
      ];
      const table = tableAt(position('draw', { line: ['6-6'], hands }), withBot);
      let ms = 0;
      for (; table.actions().length === 0 && ms < 2000; ms += 10) await table.pass(10);
      pauses.add(ms);
    }
    expect(pauses.size).toBe(1);
    expect([...pauses].every((ms) => ms >= 600 && ms <= 1410)).toBe(true);
  });

  test('opens quickly with a tile that must open', async () => {
    const table = tableAt(dealt('draw'), { seats: bots(2) });
    await table.pass(1600);
    await table.pass(600);
    expect(table.actions()).toHaveLength(1);
  });

  test('that is slower than its pause is waited for', async () => {
    let answer = (_action: string) => {};
    const table = tableAt(position('draw', choice), {
      ...withBot,
      think: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await table.pass(1400);
    await table.pass(4500);
    expect(table.where()).toBe('rounds.turns.deciding.thinking.answering');
    answer('6-0@right');
    await settle();
    expect(table.actions()).toEqual(['6-0@right']);
  });

  test.each<[string, NonNullable<Given['think']>, number]>([
    ['rejects', () => Promise.reject(new Error('broken')), 1400],
    [
      'throws',
      () => {
        throw new Error('broken');
      },
      1400,
    ],
    ['answers what is not legal', async () => '2-1@left', 1400],
    ['answers with half an action', async () => 'left', 1400],
    ['never answers', () => new Promise<string>(() => {}), 6400],
  ])('that %s is replaced by the first legal action', async (_name, think, ms) => {
    const match = position('draw', choice);
    const table = tableAt(match, { ...withBot, think });
    await table.pass(1400);
    await table.pass(ms - 1400);
    expect(table.actions()).toEqual(legal(match).slice(0, 1));
    expect(table.told()).toEqual(['seat.replaced']);
  });

  test('is not acted for', () => {
    const table = tableAt(position('draw', choice), withBot);
    expect(table.now().can({ type: 'act', seat: 0, action: '6-1@left' })).toBe(false);
  });
});

describe('a remote player', () => {
  const far: Given = { seats: ['remote', 'bot'] };

  test('whose acknowledgement was lost says the same again, and it is done once', () => {
    const table = tableAt(position('draw', choice), { seats: ['remote', 'remote'] });
    const said = { type: 'act', seat: 0, action: '6-1@left', step: 0 } as const;
    table.send(said);
    expect(table.actions()).toEqual(['6-1@left']);
    expect(table.now().can(said)).toBe(false);
    table.send(said);
    expect(table.actions()).toEqual(['6-1@left']);
    // Seat 0 draws after a lap, and what it said of an earlier step still means nothing.
    expect(table.now().can({ type: 'act', seat: 1, action: '2-1@left', step: 0 })).toBe(false);
    expect(table.now().can({ type: 'act', seat: 1, action: '2-1@left', step: 1 })).toBe(true);
  });

  test('is waited for as long as it takes', async () => {
    const table = tableAt(position('draw', choice), far);
    await table.pass(1_000_000);
    expect(table.where()).toBe('rounds.turns.deciding.waiting');
    expect(table.asked).toEqual([]);
  });
});

describe('the end of a round', () => {
  test('waits for all people to be ready, then deals', () => {
    const table = tableAt(position('draw', lastTile), { seats: people(2) });
    table.act('6-0@left');
    table.clock.increment(1_000_000);
    expect(table.where()).toBe('between');
    table.send({ type: 'ready', seat: 1 });
    table.send({ type: 'ready', seat: 1 });
    expect(table.where()).toBe('between');
  });

  test('is followed by the next round, at its deal', async () => {
    const table = tableAt(dealt('draw'), { seats: bots(2) });
    for (let step = 0; step < 200 && table.where() !== 'between'; step += 1) await table.pass(1600);
    table.send({ type: 'ready', seat: 0 });
    table.send({ type: 'ready', seat: 0 });
    expect(table.where()).toBe('rounds.dealing');
    expect(table.match().rounds).toHaveLength(2);
  });

  test('is the end of the table when the match is over', () => {
    const table = tableAt(position('draw', { ...lastTile, scores: [99, 0] }));
    table.act('6-0@left');
    expect(table.now()).toMatchObject({ status: 'done', value: 'over' });
    expect(tableAt(table.match()).now()).toMatchObject({ status: 'done', value: 'over' });
  });
});

test('a table that is given up is at its end, also while it stands still', () => {
  for (const events of [['abandon'], ['pause', 'abandon']] as const) {
    const table = tableAt(dealt('draw'));
    for (const type of events) table.send({ type });
    table.clock.increment(10_000);
    expect(table.now()).toMatchObject({ status: 'done', value: 'abandoned' });
  }
});
