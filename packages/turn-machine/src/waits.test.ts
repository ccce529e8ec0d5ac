import { legal, type Match } from '@pedra/rules';
import { describe, expect, test } from 'vitest';
import {
  choice,
  dealt,
  type Given,
  lastTile,
  mustDraw,
  mustPass,
  pace,
  position,
  tableAt,
} from '../test/table.ts';
import type { ClockRule } from './index.ts';

const perTurn = { kind: 'turn', ms: 20_000, warning: 5_000, onTimeOut: 'stand-in' } as const;
const perMatch = {
  kind: 'match',
  ms: 60_000,
  increment: 2_000,
  warning: 10_000,
  onTimeOut: 'forfeit',
} as const;
const never = () => new Promise<string>(() => {});

describe('pause', () => {
  const bot: Given = { seats: ['bot', 'human'], think: never };
  test.each<[string, Match, Given, number, number]>([
    ['dealing', dealt('draw'), {}, 700, 900],
    ['lots', dealt('five-up'), {}, 500, 400],
    ['drawing', position('brazilian', mustDraw), {}, 200, 250],
    ['passing', position('brazilian', mustPass), {}, 449, 1],
    ['answering', position('draw', choice), bot, 2000, 3600],
    ['calm', position('draw', choice), { clock: perTurn }, 9_000, 6_000],
    ['warned', position('draw', choice), { clock: perTurn }, 16_000, 4_000],
  ])(
    'holds a table that is %s, and resume takes it up with the time that was left',
    (name, match, given, before, after) => {
      const table = tableAt(match, given);
      table.clock.increment(before);
      const stood = table.where();
      expect(stood).toContain(name);
      table.send({ type: 'pause' });
      expect(table.where()).toBe('paused');
      table.clock.increment(1_000_000);
      table.act('pass');
      table.send({ type: 'resume' });
      expect(table.where()).toBe(stood);
      // Twice, so that what was banked is not lost the second time.
      table.send({ type: 'pause' });
      table.clock.increment(1_000_000);
      table.send({ type: 'resume' });
      const actions = table.actions().length;
      table.clock.increment(after - 1);
      if (name !== 'answering') expect(table.where()).toBe(stood);
      expect(table.actions()).toHaveLength(actions);
      table.clock.increment(name === 'answering' ? 2000 : 1);
      expect([table.where(), table.actions().length]).not.toEqual([stood, actions]);
    },
  );

  test('asks a bot that thinks again, the same', () => {
    const table = tableAt(position('draw', choice), bot);
    table.send({ type: 'pause' });
    table.send({ type: 'resume' });
    expect(table.asked).toHaveLength(2);
    expect(table.asked[0]).toEqual(table.asked[1]);
  });

  test('holds a table between rounds, and a table whose people take their time', () => {
    const table = tableAt(position('draw', lastTile), { seats: ['human', 'bot'] });
    for (const type of ['pause', 'resume'] as const) table.send({ type });
    table.act('6-0@left');
    table.send({ type: 'pause' });
    table.send({ type: 'ready', seat: 0 });
    table.send({ type: 'resume' });
    expect(table.where()).toBe('between');
  });

  test('of a table that stands still already, or goes on already, is nothing', () => {
    const table = tableAt(dealt('draw'));
    table.send({ type: 'resume' });
    table.clock.increment(600);
    table.send({ type: 'pause' });
    table.send({ type: 'pause' });
    table.clock.increment(5000);
    table.send({ type: 'resume' });
    table.send({ type: 'resume' });
    table.clock.increment(999);
    expect(table.where()).toBe('rounds.dealing');
    table.clock.increment(1);
    expect(table.where()).not.toBe('rounds.dealing');
  });
});

describe('a clock for each turn', () => {
  test('warns, and then a bot plays that turn', async () => {
    const table = tableAt(position('draw', choice), {
      clock: perTurn,
      think: async () => '6-0@left',
    });
    table.clock.increment(14_999);
    expect(table.told()).toEqual([]);
    table.clock.increment(1);
    expect(table.told()).toEqual(['clock.warned']);
    table.clock.increment(5_000);
    expect(table.told()).toEqual(['clock.warned', 'clock.ran-out']);
    expect(table.where()).toBe('rounds.turns.deciding.thinking.pondering');
    expect(table.asked).toMatchObject([{ seat: 0, kind: 'bot' }]);
    expect(table.now().can({ type: 'act', seat: 0, action: '6-1@left' })).toBe(false);
    await table.pass(1400);
    expect(table.actions()).toEqual(['6-0@left']);
    // The next turn has its own time.
    expect(table.where()).toBe('rounds.turns.deciding.timed.calm');
    table.clock.increment(14_999);
    expect(table.told()).toHaveLength(2);
  });

  test('counts all decisions of a turn together, and starts afresh with the next', () => {
    const table = tableAt(position('draw', mustDraw), { clock: perTurn });
    for (let draw = 0; draw < 3; draw += 1) {
      table.clock.increment(4_000);
      table.act('draw');
    }
    table.clock.increment(2_999);
    expect(table.told()).toEqual([]);
    table.clock.increment(1);
    expect(table.told()).toEqual(['clock.warned']);
    table.act(legal(table.match())[0] ?? '');
    expect(table.now().context.spent).toBe(0);
  });

  test('a stand-in that fails is replaced as well', async () => {
    const table = tableAt(position('draw', choice), { clock: perTurn, think: never });
    table.clock.increment(20_000);
    await table.pass(1_400);
    await table.pass(5_000);
    expect(table.told()).toEqual(['clock.warned', 'clock.ran-out', 'seat.replaced']);
    expect(table.actions()).toHaveLength(1);
  });
});

describe('a clock for the whole match', () => {
  test('goes on where it stood, with its increment', () => {
    const table = tableAt(position('draw', choice), { clock: perMatch });
    table.clock.increment(10_000);
    table.act('6-1@left');
    expect(table.now().context.remaining).toEqual([52_000, 60_000]);
  });

  test('that has run out forfeits the match', () => {
    const table = tableAt(position('draw', choice), { clock: perMatch });
    table.clock.increment(50_000);
    expect(table.told()).toEqual(['clock.warned']);
    table.clock.increment(10_000);
    expect(table.news).toContainEqual(
      expect.objectContaining({ type: 'clock.ran-out', seat: 0, forfeits: true }),
    );
    expect(table.now()).toMatchObject({
      status: 'done',
      value: 'forfeited',
      context: { forfeit: 0 },
    });
  });

  test('goes on at a kept table as it was kept', () => {
    const times = { remaining: [3_000, 60_000], spent: 0 };
    const table = tableAt(position('draw', choice), { clock: perMatch, times });
    table.clock.increment(2_999);
    expect(table.told()).toEqual(['clock.warned']);
    table.clock.increment(1);
    expect(table.where()).toBe('forfeited');
  });
});

describe('time that jumps', () => {
  test.each<[string, ClockRule]>([
    ['turn', perTurn],
    ['match', perMatch],
  ])(
    'backwards takes nothing from a clock for each %s, forwards no more than there is',
    (_, clock) => {
      let skew = 0;
      const table = tableAt(position('draw', choice), { clock, skew: () => skew });
      skew -= 900_000;
      table.act('6-1@left');
      expect(table.now().context.remaining[0] ?? 0).toBeGreaterThanOrEqual(0);
      skew += 10_000_000;
      table.send({ type: 'pause' });
      table.send({ type: 'resume' });
      table.clock.increment(1);
      expect(table.told()).toContain('clock.ran-out');
      const { remaining, spent } = table.now().context;
      expect([...remaining, spent].every((left) => left >= 0)).toBe(true);
    },
  );
});

describe('pace', () => {
  test.each([
    [2, 800],
    [0.5, 3200],
    [Number.POSITIVE_INFINITY, 0],
  ])('%d makes a deal last %d ms', (speed, ms) => {
    const table = tableAt(dealt('draw'), { pace: { speed } });
    if (ms > 0) table.clock.increment(ms - 1);
    expect(table.where()).toBe('rounds.dealing');
    table.clock.increment(1);
    expect(table.where()).toBe('rounds.opening.deciding.waiting');
  });

  test('may change while a table is played at', async () => {
    const table = tableAt(position('brazilian', mustDraw));
    table.send({ type: 'pace', pace: { ...pace, forced: 10 } });
    await table.pass(450);
    await table.pass(10);
    expect(table.actions()).toEqual(['draw', 'draw']);
  });
});

test('a table may be stopped twice, and stopped in the middle of everything', async () => {
  const table = tableAt(position('draw', choice), { seats: ['bot', 'human'], think: never });
  table.actor.stop();
  table.actor.stop();
  await table.pass(10_000);
  expect(table.actions()).toEqual([]);
  expect(table.told()).toEqual([]);
});
