import {
  act,
  begin,
  fromRecord,
  gameInfo,
  legal,
  listGames,
  type Match,
  type Options,
} from '@pedra/rules';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { matchMachine } from './match-machine.ts';
import { mayAct, turnOf } from './questions.ts';
import type { Pace, Question, TableEvent, TableNews } from './table-types.ts';

const pace: Pace = { think: [600, 1400], forced: 450, deal: 1600, speed: 1, thinkCap: 5000 };
const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

interface Given {
  readonly bots?: readonly number[];
  readonly pace?: Partial<Pace>;
  readonly think?: (question: Question) => Promise<string>;
}

/** A table at this moment of a match, with a clock that stands until it is moved. */
function tableAt(match: Match, given: Given = {}) {
  const clock = new SimulatedClock();
  const asked: Question[] = [];
  const think = fromPromise<string, Question>(({ input }) => {
    asked.push(input);
    return (given.think ?? (async (one) => legal(one.match)[0] ?? ''))(input);
  });
  const actor = createActor(matchMachine.provide({ actors: { think } }), {
    input: { match, bots: given.bots ?? [], pace: { ...pace, ...given.pace }, seed: 'a table' },
    clock,
  });
  const news: TableNews[] = [];
  actor.on('*', (one) => news.push(one));
  actor.start();
  const now = () => actor.getSnapshot();
  return {
    clock,
    asked,
    news,
    now,
    send: (event: TableEvent) => actor.send(event),
    match: () => now().context.match,
    actions: () => now().context.match.rounds.at(-1)?.actions ?? [],
    /** Moves the clock, and lets bots answer before and after. */
    async pass(ms: number) {
      await settle();
      clock.increment(ms);
      await settle();
    },
  };
}

const thinking = (state: string) => ({ going: { round: { turn: { thinking: state } } } });
const turn = (state: string) => ({ going: { round: { turn: state } } });

function dealt(game: string, seats = 2, seed = 'chart', target = 100): Match {
  const byRounds = gameInfo(game)?.options.some(({ name }) => name === 'rounds');
  const options: Options = byRounds ? { rounds: 1 } : { target };
  const begun = begin({ game, seats, options }, { seed });
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.match;
}

/** A match of two in mid-round. */
function position(game: string, fields: object): Match {
  const round = { position: { turn: 0, boneyard: [], ...fields }, actions: [] };
  const record = { format: 'pedra-record/1', game, seats: 2, options: {}, rounds: [round] };
  const read = fromRecord(record);
  if (!read.ok) throw new Error(read.error.message);
  return read.match;
}

/** Seat 0 draws three times before anything fits, then plays. */
const mustDraw = {
  line: ['6-6'],
  hands: [['1-0'], ['2-1', '2-0']],
  boneyard: ['2-2', '3-2', '6-3', '6-4'],
};
/** Seat 0 passes, for nothing fits and there is no boneyard. */
const mustPass = { line: ['6-6'], hands: [['1-0'], ['6-1', '6-0']] };
/** Seat 0 goes out. */
const lastTile = { line: ['6-6'], hands: [['6-0'], ['2-1']] };

describe('dealing', () => {
  test('is looked at for its time, then the opener is waited for', () => {
    const table = tableAt(dealt('draw'));
    expect(table.now().value).toEqual({ going: { round: 'dealing' } });
    table.clock.increment(1599);
    expect(table.now().value).toEqual({ going: { round: 'dealing' } });
    table.clock.increment(1);
    expect(table.now().value).toEqual(turn('waiting'));
  });

  test('ends at once when the opener plays', () => {
    const table = tableAt(dealt('draw'));
    const [action = ''] = legal(table.match());
    table.send({ type: 'act', seat: turnOf(table.match()) ?? 0, action });
    expect(table.now().value).toEqual(turn('waiting'));
    expect(table.actions()).toEqual([action]);
    table.clock.increment(10_000);
    expect(table.actions()).toEqual([action]);
  });

  test('comes only before the first action of a round', () => {
    const match = dealt('draw');
    const opened = act(match, legal(match)[0] ?? '');
    if (!opened.ok) throw new Error(opened.error.message);
    expect(tableAt(opened.match).now().value).toEqual(turn('waiting'));
    expect(tableAt(position('draw', mustDraw)).now().value).toEqual(turn('waiting'));
  });
});

describe('G5: a draw or pass that is forced', () => {
  test('is made by the table where the game says so, one at a time', async () => {
    const table = tableAt(position('brazilian', mustDraw));
    const seen: unknown[] = [];
    for (let step = 0; step < 5; step += 1) {
      seen.push([table.now().value, table.actions().length]);
      await table.pass(450);
    }
    expect(seen).toEqual([
      [turn('drawing'), 0],
      [turn('drawing'), 1],
      [turn('drawing'), 2],
      [turn('waiting'), 3],
      [turn('waiting'), 3],
    ]);
  });

  test('passes likewise', () => {
    const table = tableAt(position('brazilian', mustPass));
    expect(table.now().value).toEqual(turn('passing'));
    table.clock.increment(449);
    expect(table.actions()).toEqual([]);
    table.clock.increment(1);
    expect(table.actions()).toEqual(['pass']);
    expect(turnOf(table.match())).toBe(1);
  });

  test('is left to the player where the game says so', () => {
    const table = tableAt(position('draw', mustDraw));
    table.clock.increment(100_000);
    expect(table.now().value).toEqual(turn('waiting'));
    for (let step = 0; step < 3; step += 1) table.send({ type: 'act', seat: 0, action: 'draw' });
    table.send({ type: 'act', seat: 0, action: 'draw' });
    expect(table.actions()).toEqual(['draw', 'draw', 'draw']);
  });

  test('is made by the table for a bot in every game', async () => {
    const table = tableAt(position('draw', mustDraw), { bots: [0] });
    expect(table.now().value).toEqual(turn('drawing'));
    for (let draw = 0; draw < 3; draw += 1) await table.pass(450);
    expect(table.now().value).toEqual(thinking('pondering'));
    expect(table.actions()).toEqual(['draw', 'draw', 'draw']);
  });
});

describe('a bot', () => {
  const choice = {
    line: ['6-6'],
    hands: [
      ['6-1', '6-0'],
      ['2-1', '2-0'],
    ],
  };

  test('is asked at once and seems to think', async () => {
    const table = tableAt(position('draw', choice), { bots: [0], think: async () => '6-1@left' });
    expect(table.asked).toEqual([{ match: table.match(), seat: 0 }]);
    await table.pass(599);
    expect(table.now().value).toEqual(thinking('pondering'));
    await table.pass(801);
    expect(table.actions()).toEqual(['6-1@left']);
    expect(table.news.map(({ type }) => type)).toEqual(['changed']);
  });

  test('seems to think as long, whatever it and the others hold', async () => {
    const pauses = new Set<number>();
    for (const own of ['6-1', '6-2', '6-3']) {
      const hands = [
        [own, '6-0'],
        ['5-1', '2-0'],
      ];
      const table = tableAt(position('draw', { line: ['6-6'], hands }), { bots: [0] });
      let ms = 0;
      for (; table.actions().length === 0 && ms < 2000; ms += 10) await table.pass(10);
      pauses.add(ms);
    }
    expect(pauses.size).toBe(1);
    expect([...pauses].every((ms) => ms >= 600 && ms <= 1410)).toBe(true);
  });

  test('opens quickly with a tile that must open', async () => {
    const match = dealt('draw');
    const table = tableAt(match, { bots: [0, 1] });
    await table.pass(1600);
    await table.pass(600);
    expect(table.actions()).toHaveLength(1);
  });

  test('that is slower than its pause is waited for', async () => {
    let answer = (_action: string) => {};
    const table = tableAt(position('draw', choice), {
      bots: [0],
      think: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await table.pass(1400);
    await table.pass(4999);
    expect(table.now().value).toEqual(thinking('answering'));
    answer('6-0@right');
    await settle();
    expect(table.actions()).toEqual(['6-0@right']);
  });

  test.each<[string, NonNullable<Given['think']>, number]>([
    ['rejects', () => Promise.reject(new Error('broken')), 1400],
    ['answers what is not legal', async () => '2-1@left', 1400],
    ['answers with half an action', async () => 'left', 1400],
    ['never answers', () => new Promise<string>(() => {}), 6400],
  ])('that %s is replaced by the first legal action', async (_name, think, ms) => {
    const match = position('draw', choice);
    const table = tableAt(match, { bots: [0], think });
    await table.pass(1400);
    await table.pass(ms - 1400);
    expect(table.actions()).toEqual(legal(match).slice(0, 1));
    expect(table.news).toMatchObject([{ type: 'bot.replaced', seat: 0 }, { type: 'changed' }]);
  });

  test('that nobody gave is replaced as well', async () => {
    const clock = new SimulatedClock();
    const input = { match: position('draw', choice), bots: [0], pace, seed: '' };
    const actor = createActor(matchMachine, { input, clock }).start();
    await settle();
    clock.increment(1400);
    expect(actor.getSnapshot().context.match.rounds[0]?.actions).toHaveLength(1);
  });

  test('is not acted for', () => {
    const table = tableAt(position('draw', choice), { bots: [0] });
    expect(table.now().can({ type: 'act', seat: 0, action: '6-1@left' })).toBe(false);
  });
});

describe('the end of a round', () => {
  test('waits for somebody who is ready, then deals', () => {
    const table = tableAt(position('draw', lastTile));
    table.send({ type: 'act', seat: 0, action: '6-0@left' });
    expect(table.now().value).toEqual({ going: 'between' });
    table.clock.increment(1_000_000);
    expect(table.now().value).toEqual({ going: 'between' });
  });

  test('is followed by the next round, at its deal', async () => {
    const table = tableAt(dealt('draw'), { bots: [0, 1] });
    for (let step = 0; step < 200 && !table.now().matches({ going: 'between' }); step += 1) {
      await table.pass(1600);
    }
    table.send({ type: 'ready' });
    table.send({ type: 'ready' });
    expect(table.now().value).toEqual({ going: { round: 'dealing' } });
    expect(table.match().rounds).toHaveLength(2);
  });

  test('is the end of the table when the match is over', () => {
    const table = tableAt(position('draw', { ...lastTile, scores: [99, 0] }));
    table.send({ type: 'act', seat: 0, action: '6-0@left' });
    expect(table.now()).toMatchObject({ status: 'done', value: 'over' });
    expect(tableAt(table.match()).now()).toMatchObject({ status: 'done', value: 'over' });
  });
});

describe('pause', () => {
  test.each<[string, Match, readonly number[], number]>([
    ['dealing', dealt('draw'), [], 0],
    ['drawing', position('brazilian', mustDraw), [], 0],
    ['passing', position('brazilian', mustPass), [], 0],
    ['waiting', position('draw', mustPass), [], 0],
    ['pondering', position('draw', lastTile), [0], 0],
    ['answering', position('draw', lastTile), [0], 1400],
  ])('holds a table that is %s, and resume takes it up there', (name, match, bots, ms) => {
    const table = tableAt(match, { bots, think: () => new Promise<string>(() => {}) });
    table.clock.increment(ms);
    const before = table.now().value;
    expect(JSON.stringify(before)).toContain(`"${name}"`);
    table.send({ type: 'pause' });
    table.clock.increment(1_000_000);
    table.send({ type: 'act', seat: 0, action: 'pass' });
    expect(table.now().value).toBe('paused');
    table.send({ type: 'resume' });
    expect(table.now().value).toEqual(before);
    expect(table.actions()).toEqual([]);
    expect(table.asked).toHaveLength(bots.length * 2);
  });

  test('holds a table between rounds', () => {
    const table = tableAt(position('draw', lastTile));
    table.send({ type: 'act', seat: 0, action: '6-0@left' });
    for (const type of ['pause', 'ready', 'resume'] as const) table.send({ type });
    expect(table.now().value).toEqual({ going: 'between' });
  });
});

describe('pace', () => {
  test.each([
    [2, 800],
    [0.5, 3200],
    [Number.POSITIVE_INFINITY, 0],
  ])('%d makes a deal last %d ms', (speed, ms) => {
    const table = tableAt(dealt('draw'), { pace: { speed } });
    if (ms > 0) table.clock.increment(ms - 1);
    expect(table.now().value).toEqual({ going: { round: 'dealing' } });
    table.clock.increment(1);
    expect(table.now().value).toEqual(turn('waiting'));
  });

  test('may change while a table is played at', async () => {
    const table = tableAt(position('brazilian', mustDraw));
    table.send({ type: 'pace', pace: { ...pace, forced: 10 } });
    await table.pass(450);
    await table.pass(10);
    expect(table.actions()).toEqual(['draw', 'draw']);
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

describe.each(listGames())('$id', ({ id, seats, forced }) => {
  test.each(seats)(
    'with %i seats: the machine takes exactly what the rules call legal',
    (count) => {
      const table = tableAt(dealt(id, count, 'agreement', 60));
      for (let step = 0; step < 600 && table.now().status === 'active'; step += 1) {
        if (table.now().matches({ going: 'between' })) table.send({ type: 'ready' });
        const match = table.match();
        const actions = legal(match);
        const own = forced === 'player' || (actions[0] !== 'draw' && actions[0] !== 'pass');
        for (const action of [...actions, 'draw', 'pass', '6-6@left', '6-6@start', '']) {
          for (let seat = 0; seat < count; seat += 1) {
            const may = own && seat === turnOf(match) && actions.includes(action);
            expect(table.now().can({ type: 'act', seat, action })).toBe(may);
            expect(mayAct({ match, bots: [] }, seat, action)).toBe(may);
          }
        }
        const action = actions[step % actions.length] ?? '';
        if (own) table.send({ type: 'act', seat: turnOf(match) ?? 0, action });
        else table.clock.increment(450);
        expect(table.match()).not.toBe(match);
      }
      expect(table.match().history.length).toBeGreaterThan(0);
    },
  );
});
