import { choose } from '@pedra/bots';
import { fromRecord, listGames } from '@pedra/rules';
import { describe, expect, test } from 'vitest';
import {
  createHost,
  type Host,
  type HostParts,
  restoreHost,
  type SavedTable,
  type Scheduler,
  type TableSetup,
  type TableUpdate,
  type Think,
} from './index.ts';

/** Time that passes only when told to. */
function simulatedTime(): Scheduler & { pass(ms: number): Promise<void>; pending(): number } {
  let time = 0;
  let next = 1;
  const due = new Map<number, { at: number; run: () => void }>();
  const settle = async () => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  };
  return {
    now: () => time,
    setTimeout(run, ms) {
      due.set(next, { at: time + ms, run });
      return next++;
    },
    clearTimeout: (id) => void due.delete(id as number),
    pending: () => due.size,
    async pass(ms) {
      const end = time + ms;
      await settle();
      for (;;) {
        const [soonest] = [...due]
          .filter(([, { at }]) => at <= end)
          .sort((a, b) => a[1].at - b[1].at || a[0] - b[0]);
        if (!soonest) break;
        due.delete(soonest[0]);
        time = soonest[1].at;
        soonest[1].run();
        await settle();
      }
      time = end;
    },
  };
}

const honest: Think = async (view, { level, seed }) => choose(view, { level, seed }).action;

function setupOf(game: string, seats: number, humans: number, seed: string): TableSetup {
  const players = Array.from({ length: seats }, (_, seat) =>
    seat < humans
      ? { kind: 'human' as const, name: 'You' }
      : { kind: 'bot' as const, name: `Bot ${seat}`, level: 'easy' },
  );
  return { config: { game, seats, options: { target: 20 } }, seed, players };
}

function open(setup: TableSetup, parts: Partial<HostParts> = {}) {
  const time = simulatedTime();
  const made = createHost(setup, { think: honest, scheduler: time, ...parts });
  if (!made.ok) throw new Error(made.error.message);
  return { host: made.host, time };
}

/** Lets time pass, and plays for the human seats, until the match is over. */
async function playOut(
  host: Host,
  time: ReturnType<typeof simulatedTime>,
  stopAt = Number.POSITIVE_INFINITY,
) {
  let steps = 0;
  while (steps < stopAt) {
    const { waiting } = host.update('public');
    if (waiting.for === 'nothing') return;
    if (waiting.for === 'ready') host.ready(0);
    else if (waiting.for === 'human') {
      await time.pass(2000);
      const { legal } = host.update(waiting.seat).view;
      host.act(waiting.seat, legal[steps % legal.length] ?? '');
    } else await time.pass(2000);
    steps += 1;
    if (steps > 20_000) throw new Error('the match does not end');
  }
}

const text = (saved: SavedTable) => JSON.stringify(saved.record);
const tables = listGames().flatMap(({ id, seats }) => seats.map((count) => [id, count] as const));

describe.each(tables)('%s with %i seats', (game, seats) => {
  test('whole matches are played to their end, by bots and people', async () => {
    for (let index = 0; index < 25; index += 1) {
      const { host, time } = open(setupOf(game, seats, index % (seats + 1), `whole ${index}`));
      await playOut(host, time);
      const read = fromRecord(host.saved().record);
      expect(read).toMatchObject({ ok: true, match: { phase: 'match-over' } });
      expect(time.pending()).toBe(0);
    }
  });

  test('a table restored at any moment goes on to the same end', async () => {
    const setup = setupOf(game, seats, 1, 'restore');
    const straight = open(setup);
    await playOut(straight.host, straight.time);
    for (const stop of [0, 1, 2, 3, 5, 8, 13, 21, 34, 55]) {
      const first = open(setup);
      await playOut(first.host, first.time, stop);
      const kept = JSON.parse(JSON.stringify(first.host.saved()));
      first.host.dispose();
      const time = simulatedTime();
      const restored = restoreHost(kept, { think: honest, scheduler: time });
      if (!restored.ok) throw new Error(restored.error.message);
      expect(text(restored.host.saved())).toBe(text(kept));
      await playOut(restored.host, time);
      const end = fromRecord(restored.host.saved().record);
      expect(end).toMatchObject({ ok: true, match: { phase: 'match-over' } });
    }
  });

  test('what is told to a seat names no tile that another draws', async () => {
    const told: TableUpdate[] = [];
    const { host, time } = open(setupOf(game, seats, 0, 'told'));
    host.subscribe(0, (update) => told.push(update));
    await playOut(host, time);
    const draws = told
      .flatMap(({ events }) => events)
      .filter((event) => event.type === 'tile.drawn');
    expect(draws.filter((event) => event.seat !== 0 && event.tile !== undefined)).toEqual([]);
  });
});

describe('a seat that may not', () => {
  test('an illegal action is refused, and nothing changes', async () => {
    const { host, time } = open(setupOf('draw', 2, 2, 'refuse'));
    await time.pass(5000);
    const before = text(host.saved());
    const { waiting } = host.update('public');
    const seat = waiting.for === 'human' ? waiting.seat : -1;
    expect(host.act(seat, 'pass')).toMatchObject({ ok: false, error: { code: 'illegal-action' } });
    expect(host.act(1 - seat, host.update(seat).view.legal[0] ?? '')).toMatchObject({
      ok: false,
      error: { reason: 'not-your-turn' },
    });
    expect(text(host.saved())).toBe(before);
  });
});

describe('pause', () => {
  test('stops everything; going on loses nothing', async () => {
    const setup = setupOf('brazilian', 4, 0, 'pause');
    const { host, time } = open(setup);
    await time.pass(6000);
    host.pause();
    const before = text(host.saved());
    expect(host.update('public').paused).toBe(true);
    await time.pass(1_000_000);
    expect(text(host.saved())).toBe(before);
    expect(time.pending()).toBe(0);
    host.resume();
    expect(host.update('public').paused).toBe(false);
    await playOut(host, time);
    const straight = open(setup);
    await playOut(straight.host, straight.time);
    expect(text(host.saved())).toBe(text(straight.host.saved()));
  });

  test('nobody acts at a table that stands still', async () => {
    const { host, time } = open(setupOf('draw', 2, 2, 'still'));
    await time.pass(5000);
    const { waiting } = host.update('public');
    const seat = waiting.for === 'human' ? waiting.seat : -1;
    host.pause();
    expect(host.act(seat, host.update(seat).view.legal[0] ?? '').ok).toBe(false);
  });
});

describe('a bot that fails is replaced for that move', () => {
  test.each<[string, Think]>([
    ['throws', () => Promise.reject(new Error('broken'))],
    ['hangs', () => new Promise<string>(() => undefined)],
    ['answers nonsense', async () => 'nonsense'],
  ])('where it %s', async (_name, think) => {
    const { host, time } = open(setupOf('draw', 3, 0, 'failing'), { think });
    const notices: unknown[] = [];
    host.subscribe('public', ({ notice }) => notices.push(notice));
    for (let turn = 0; turn < 400 && host.update('public').waiting.for !== 'nothing'; turn += 1) {
      if (host.update('public').waiting.for === 'ready') host.ready(0);
      await time.pass(60_000);
    }
    expect(host.update('public').waiting.for).toBe('nothing');
    expect(notices).toContain('bot-replaced');
  });
});

describe('keeping', () => {
  test('every change is kept, the last one for certain', async () => {
    const kept: SavedTable[] = [];
    const { host, time } = open(setupOf('draw', 2, 0, 'keep'), {
      save: async (table) => void kept.push(table),
    });
    await playOut(host, time);
    await time.pass(1);
    expect(kept.length).toBeGreaterThan(10);
    expect(text(kept.at(-1) ?? host.saved())).toBe(text(host.saved()));
  });

  test('a store that fails is told of once, and the match goes on', async () => {
    const { host, time } = open(setupOf('draw', 2, 0, 'fail'), {
      save: () => Promise.reject(new Error('full')),
    });
    const notices: unknown[] = [];
    host.subscribe(0, ({ notice }) => notice && notices.push(notice));
    await playOut(host, time);
    expect(notices).toEqual(['not-saved']);
  });

  test.each([
    ['nothing', null],
    ['a number', 5],
    ['another version', { version: 2 }],
    ['no setup', { version: 1, record: {} }],
    ['a record that is none', { version: 1, setup: setupOf('draw', 2, 1, 'a'), record: {} }],
  ])('%s is no kept table', (_name, saved) => {
    expect(restoreHost(saved, { think: honest, scheduler: simulatedTime() }).ok).toBe(false);
  });

  test('a record of another seed is refused', () => {
    const { host } = open(setupOf('draw', 2, 1, 'one'));
    const { setup } = open(setupOf('draw', 2, 1, 'two')).host;
    const mixed = { ...host.saved(), setup };
    expect(restoreHost(mixed, { think: honest, scheduler: simulatedTime() })).toMatchObject({
      ok: false,
      error: { code: 'bad-record' },
    });
  });
});

test('a table may be disposed of twice, and after its end', async () => {
  const { host, time } = open(setupOf('draw', 2, 0, 'dispose'));
  await playOut(host, time);
  host.dispose();
  host.dispose();
  host.pause();
  host.ready(0);
  expect(time.pending()).toBe(0);
});

test('a setup that no game has is refused with the code of the rules', () => {
  const parts = { think: honest, scheduler: simulatedTime() };
  const good = setupOf('draw', 2, 1, 'x');
  expect(createHost({ ...good, config: { ...good.config, game: 'chess' } }, parts)).toMatchObject({
    error: { code: 'unknown-game' },
  });
  expect(createHost({ ...good, players: [] }, parts)).toMatchObject({
    error: { code: 'bad-seats' },
  });
});
