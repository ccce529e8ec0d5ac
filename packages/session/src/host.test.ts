import { choose } from '@pedra/bots';
import { fromRecord, gameInfo, listGames, type Options, type SeatView } from '@pedra/rules';
import { describe, expect, test } from 'vitest';
import {
  createHost,
  type Host,
  type HostParts,
  memoryStore,
  restoreHost,
  type SavedTable,
  type Scheduler,
  type TableSetup,
  type TableUpdate,
  type Think,
} from './index.ts';

/** Time that passes only when told to. */
interface SimulatedTime extends Scheduler {
  /** Runs what is due in the next `ms`, in order, and lets promises settle after each. */
  pass(ms: number): Promise<void>;
  pending(): number;
}

function simulatedTime(): SimulatedTime {
  let time = 0;
  let next = 1;
  const due = new Map<number, { at: number; run: () => void }>();
  const settle = async () => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  return {
    now: () => time,
    setTimeout(run, ms) {
      due.set(next, { at: time + ms, run });
      return next++;
    },
    clearTimeout: (id) => void due.delete(Number(id)),
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

/** Matches that are left and restored, for each game and number of seats. */
const restored = import.meta.env.MODE === 'long' ? 700 : 4;

/** Chance for tests: a whole number below `bound`, from a seed and a count. */
function pick(seed: number, count: number, bound: number): number {
  const mixed = Math.imul(seed * 2654435761 + count * 40503 + 12345, 2246822519) >>> 7;
  return mixed % bound;
}

/** A legal action that follows from the view alone. */
function anyAction(view: SeatView): string {
  return view.legal[pick(view.round, view.log.length, view.legal.length)] ?? '';
}

const honest: Think = async (view, { level, seed }) => choose(view, { level, seed }).action;
const random: Think = async (view) => anyAction(view);

/** A match to this target, or of one round where a game goes by rounds. */
function lengthOf(game: string, target: number): Options {
  const byRounds = gameInfo(game)?.options.some(({ name }) => name === 'rounds');
  return byRounds ? { rounds: 1 } : { target };
}

function setupOf(
  game: string,
  seats: number,
  humans: number,
  seed: string,
  target = 20,
): TableSetup {
  const players = Array.from({ length: seats }, (_, seat) =>
    seat < humans
      ? { kind: 'human' as const, name: 'You' }
      : { kind: 'bot' as const, name: `Bot ${seat}`, level: 'easy' },
  );
  return { config: { game, seats, options: lengthOf(game, target) }, seed, players };
}

/** Sits people at the table who act as soon as they are waited for, even while they are being told. */
function seatPeople(host: Host): void {
  const people = host.setup.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  for (const seat of people.length > 0 ? people : (['public'] as const)) {
    const act = ({ waiting, view }: TableUpdate) => {
      if (waiting.for === 'ready') host.ready(seat === 'public' ? 0 : seat);
      if (waiting.for !== 'human' || waiting.seat !== seat) return;
      expect(host.act(seat, anyAction(view)).ok).toBe(true);
    };
    host.subscribe(seat, act);
    act(host.update(seat));
  }
}

function open(setup: TableSetup, parts: Partial<HostParts> = {}) {
  const time = simulatedTime();
  const made = createHost(setup, { think: honest, scheduler: time, ...parts });
  if (!made.ok) throw new Error(made.error.message);
  return { host: made.host, time };
}

function reopen(saved: SavedTable, parts: Partial<HostParts> = {}) {
  const time = simulatedTime();
  const kept: unknown = JSON.parse(JSON.stringify(saved));
  const made = restoreHost(kept, { think: honest, scheduler: time, ...parts });
  if (!made.ok) throw new Error(made.error.message);
  return { host: made.host, time };
}

/** Plays a match to its end. */
async function playOut({ host, time }: { host: Host; time: SimulatedTime }): Promise<SavedTable> {
  seatPeople(host);
  for (let hours = 0; host.update('public').waiting.for !== 'nothing'; hours += 1) {
    if (hours > 20) throw new Error('the match does not end');
    await time.pass(3_600_000);
  }
  return host.saved();
}

const text = (saved: SavedTable) => JSON.stringify(saved);
const waitingAt = (host: Host) => host.update('public').waiting;
/** The seat that somebody is waited for at. */
function humanSeat(host: Host): number {
  const waiting = waitingAt(host);
  if (waiting.for !== 'human') throw new Error(`the table waits for ${waiting.for}`);
  return waiting.seat;
}
const tables = listGames().flatMap(({ id, seats }) => seats.map((count) => [id, count] as const));

describe.each(tables)('%s with %i seats', (game, seats) => {
  test('whole matches of bots and people are played to their end', async () => {
    const long = gameInfo(game)?.table === 'trains';
    for (let index = 0; index < (long ? 40 : 300); index += 1) {
      const target = index % 10 === 0 ? 20 : 1;
      const setup = setupOf(game, seats, index % (seats + 1), `whole ${index}`, target);
      const table = open(setup, { think: random });
      const saved = await playOut(table);
      const read = fromRecord(saved.record);
      expect(read).toMatchObject({ ok: true, match: { phase: 'match-over' } });
      expect(table.time.pending()).toBe(0);
    }
  });

  test('a table left and restored at random moments comes to the same end', async () => {
    for (let index = 0; index < restored; index += 1) {
      const setup = setupOf(game, seats, index % 2, `restored ${index}`);
      const straight = text(await playOut(open(setup)));
      let table = open(setup);
      for (let leaving = 0; waitingAt(table.host).for !== 'nothing'; leaving += 1) {
        seatPeople(table.host);
        await table.time.pass(pick(index, leaving, 9000));
        const left = table.host.saved();
        table.host.dispose();
        table = reopen(left);
        expect(text(table.host.saved())).toBe(text(left));
      }
      expect(text(table.host.saved())).toBe(straight);
    }
  });

  test('G8: what is told to a seat names no tile that another draws', async () => {
    const told: TableUpdate[] = [];
    const table = open(setupOf(game, seats, 0, 'told'));
    table.host.subscribe(0, (update) => told.push(update));
    await playOut(table);
    const draws = told
      .flatMap(({ events, view }) => [...events, ...view.log])
      .filter((event) => event.type === 'tile.drawn');
    expect(draws.filter((event) => event.seat !== 0 && event.tile !== undefined)).toEqual([]);
  });

  test('the events told one after the other are the log of each round', async () => {
    const table = open(setupOf(game, seats, 1, 'log'));
    let log = table.host.update(0).view.log;
    table.host.subscribe(0, ({ events, view }) => {
      const dealt = events.some(({ type }) => type === 'round.dealt');
      log = dealt ? events : [...log, ...events];
      expect(view.log).toEqual(log.slice(0, view.log.length));
      expect(view.log).toHaveLength(log.length);
    });
    await playOut(table);
  });
});

describe('a table restored just there goes on to the same end', () => {
  type Moment = (update: TableUpdate) => boolean;
  const drawsIn = ({ events }: TableUpdate) => events.some(({ type }) => type === 'tile.drawn');
  test.each<[string, Moment]>([
    ['while a bot thinks', ({ waiting, view }) => waiting.for === 'bot' && view.log.length > 5],
    ['among forced draws', (update) => update.waiting.for === 'table' && drawsIn(update)],
    ['between rounds', ({ waiting }) => waiting.for === 'ready'],
    ['right after a later deal', ({ view }) => view.round === 2 && view.log.length === 1],
    ['after the match', ({ waiting }) => waiting.for === 'nothing'],
  ])('%s', async (_name, moment) => {
    const setup = setupOf('brazilian', 2, 1, 'there 4');
    const table = open(setup);
    let left: SavedTable | null = null;
    table.host.subscribe('public', (update) => {
      if (left === null && moment(update)) left = table.host.saved();
    });
    const straight = text(await playOut(table));
    if (left === null) throw new Error('the match had no such moment');
    expect(text(await playOut(reopen(left)))).toBe(straight);
  });
});

describe('an action that may not be is refused, and nothing changes', () => {
  test.each<[string, (host: Host) => ReturnType<Host['act']>, string]>([
    ['not legal', (host) => host.act(humanSeat(host), 'pass'), 'must-play'],
    ['nonsense', (host) => host.act(humanSeat(host), 'castle'), 'not-an-action'],
    [
      'out of turn',
      (host) => {
        const seat = humanSeat(host);
        return host.act(1 - seat, host.update(seat).view.legal[0] ?? '');
      },
      'not-your-turn',
    ],
    [
      'of no seat',
      (host) => host.act(9, host.update(humanSeat(host)).view.legal[0] ?? ''),
      'not-your-turn',
    ],
    [
      'while the table stands still',
      (host) => {
        host.pause();
        const seat = humanSeat(host);
        return host.act(seat, host.update(seat).view.legal[0] ?? '');
      },
      'not-your-turn',
    ],
    [
      'after the table was given up',
      (host) => {
        const seat = humanSeat(host);
        host.dispose();
        return host.act(seat, host.update(seat).view.legal[0] ?? '');
      },
      'not-your-turn',
    ],
  ])('G9: %s', async (_name, act, reason) => {
    const { host, time } = open(setupOf('draw', 2, 2, 'refused'));
    await time.pass(5000);
    host.act(humanSeat(host), host.update(humanSeat(host)).view.legal[0] ?? '');
    const before = text(host.saved());
    expect(act(host)).toMatchObject({ ok: false, error: { code: 'illegal-action', reason } });
    expect(text(host.saved())).toBe(before);
  });

  test('nobody acts in place of a bot, neither at its turn nor during a deal', async () => {
    const { host, time } = open(setupOf('draw', 2, 0, 'in place'));
    for (const ms of [0, 1700]) {
      await time.pass(ms);
      const waiting = waitingAt(host);
      const seat = waiting.for === 'bot' ? waiting.seat : -1;
      const [action = ''] = host.update(seat).view.legal;
      expect(host.act(seat, action)).toMatchObject({ error: { reason: 'not-your-turn' } });
    }
  });
});

describe('somebody who acts', () => {
  test('need not wait for a deal to be over', () => {
    const { host } = open(setupOf('draw', 2, 2, 'quick'));
    const seat = humanSeat(host);
    const done = host.act(seat, host.update(seat).view.legal[0] ?? '');
    expect(done).toMatchObject({ ok: true, update: { events: [{ type: 'tile.played', seat }] } });
    expect(waitingAt(host)).toEqual({ for: 'human', seat: 1 - seat });
  });

  test('is told at once, and in the order in which things happened', () => {
    const { host } = open(setupOf('draw', 2, 2, 'order'));
    const heard: string[] = [];
    const types = ({ events }: TableUpdate) => events.map(({ type }) => type).join();
    host.subscribe(0, (update) => {
      heard.push(`0 ${types(update)} ${update.view.log.length}`);
      if (heard.length > 3 || update.waiting.for !== 'human') return;
      const { seat } = update.waiting;
      expect(host.act(seat, anyAction(host.update(seat).view)).ok).toBe(true);
    });
    host.subscribe(1, (update) => heard.push(`1 ${types(update)} ${update.view.log.length}`));
    host.act(humanSeat(host), anyAction(host.update(humanSeat(host)).view));
    expect(heard.map((line) => line.split(' ')[0]).slice(0, 4)).toEqual(['0', '1', '0', '1']);
    expect(heard[0]?.slice(2)).toBe(heard[1]?.slice(2));
    expect(heard[2]?.slice(2)).toBe(heard[3]?.slice(2));
  });

  test('and stops listening hears nothing more', () => {
    const { host } = open(setupOf('draw', 2, 2, 'deaf'));
    let heard = 0;
    const stop = host.subscribe(0, () => {
      heard += 1;
    });
    host.pause();
    stop();
    host.resume();
    expect(heard).toBe(1);
  });
});

describe('G5: draws and passes that are forced', () => {
  /** A table of people who only do what they choose; `forced` tells what else was left to them. */
  async function watch(game: string) {
    const { host, time } = open(setupOf(game, 2, 2, 'forced 1'));
    const moments: { at: number; type: string }[] = [];
    const left: string[] = [];
    host.subscribe('public', ({ events }) => {
      for (const { type } of events) moments.push({ at: time.now(), type });
    });
    for (let step = 0; step < 400 && waitingAt(host).for !== 'nothing'; step += 1) {
      const waiting = waitingAt(host);
      if (waiting.for === 'ready') for (const seat of [0, 1]) host.ready(seat);
      else if (waiting.for === 'human') {
        const action = anyAction(host.update(waiting.seat).view);
        if (action === 'draw' || action === 'pass') left.push(action);
        host.act(waiting.seat, action);
      }
      await time.pass(1700);
    }
    return { moments, left };
  }

  test('are made by the table where the game says so, one at a time', async () => {
    const { moments, left } = await watch('brazilian');
    const draws = moments.filter(({ type }) => type === 'tile.drawn');
    expect(left).toEqual([]);
    expect(draws.length).toBeGreaterThan(3);
    expect(new Set(draws.map(({ at }) => at)).size).toBe(draws.length);
  });

  test('are the player’s own where the game says so', async () => {
    const { moments, left } = await watch('draw');
    const forced = moments.filter(({ type }) => type === 'tile.drawn' || type === 'turn.passed');
    expect(left.length).toBeGreaterThan(3);
    expect(forced).toHaveLength(left.length);
  });
});

describe('pause', () => {
  test('stops everything, and going on loses nothing', async () => {
    const setup = setupOf('brazilian', 2, 0, 'pause');
    const straight = text(await playOut(open(setup)));
    const { host, time } = open(setup);
    const paused: boolean[] = [];
    host.subscribe('public', (update) => {
      if (update.events.length === 0) paused.push(update.paused);
    });
    for (let stop = 0; stop < 60; stop += 1) {
      await time.pass(2500 + pick(7, stop, 2500));
      if (waitingAt(host).for === 'ready') for (const seat of [0, 1]) host.ready(seat);
      host.pause();
      host.pause();
      const before = text(host.saved());
      await time.pass(1_000_000);
      expect(time.pending()).toBe(0);
      expect(text(host.saved())).toBe(before);
      host.resume();
      host.resume();
    }
    expect(paused.slice(0, 4)).toEqual([true, false, true, false]);
    expect(text(await playOut({ host, time }))).toBe(straight);
  });

  test('gives a thinking bot up, and asks it again the same', async () => {
    const asked: { seed: string; aborted: () => boolean }[] = [];
    const think: Think = (_view, { seed, signal }) => {
      asked.push({ seed, aborted: () => signal.aborted });
      return new Promise(() => {});
    };
    const { host, time } = open(setupOf('draw', 2, 0, 'asked'), { think });
    await time.pass(1700);
    host.pause();
    expect(asked.map(({ aborted }) => aborted())).toEqual([true]);
    host.resume();
    expect(asked.map(({ aborted }) => aborted())).toEqual([true, false]);
    expect(asked[1]?.seed).toBe(asked[0]?.seed);
    expect(asked[0]?.seed).not.toContain('asked');
  });
});

describe('a bot that fails is replaced for that move, and said to be', () => {
  test.each<[string, Think]>([
    [
      'throws at once',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
    ['hangs', () => new Promise<string>(() => {})],
    ['answers nonsense', async () => 'nonsense'],
    ['answers what is not legal', async () => 'pass'],
  ])('where it %s', async (_name, think) => {
    const table = open(setupOf('draw', 3, 0, 'failing'), { think });
    let replaced = 0;
    let played = 0;
    table.host.subscribe('public', ({ notice, events }) => {
      if (notice === 'bot-replaced') replaced += 1;
      played += events.filter(({ type }) => type === 'tile.played').length;
    });
    await playOut(table);
    expect(replaced).toBe(played);
  });

  test('one that answers too late changes nothing', async () => {
    let answer = (_action: string) => {};
    const think: Think = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const { host, time } = open(setupOf('draw', 2, 0, 'late'), { think });
    await time.pass(1600 + 1400);
    const late = answer;
    await time.pass(5001);
    const before = text(host.saved());
    late('pass');
    await time.pass(0);
    expect(text(host.saved())).toBe(before);
  });
});

describe('keeping', () => {
  test('every change is kept, and what is kept last is the end', async () => {
    const store = memoryStore();
    const kept: SavedTable[] = [];
    const save = (table: SavedTable) => {
      kept.push(table);
      return store.save(table);
    };
    const table = open(setupOf('draw', 2, 0, 'keep'), { save });
    const changes: number[] = [];
    table.host.subscribe(0, ({ events }) => events.length > 0 && changes.push(events.length));
    const saved = await playOut(table);
    await table.time.pass(0);
    expect(kept).toHaveLength(changes.length + 1);
    expect(text((await store.load()) ?? kept[0]!)).toBe(text(saved));
    await store.clear();
    expect(await store.load()).toBeNull();
  });

  test('a store that fails is told of once, and the match goes on', async () => {
    const save = () => Promise.reject(new Error('full'));
    const table = open(setupOf('draw', 2, 0, 'fail'), { save });
    const notices: unknown[] = [];
    table.host.subscribe(0, ({ notice }) => notice && notices.push(notice));
    await playOut(table);
    expect(notices).toEqual(['not-saved']);
  });

  test('a restored table is not kept again before something changes', () => {
    const kept: SavedTable[] = [];
    const save = async (table: SavedTable) => void kept.push(table);
    reopen(open(setupOf('draw', 2, 1, 'again')).host.saved(), { save });
    expect(kept).toEqual([]);
  });

  test('what was kept wrongly is refused with a code', () => {
    const parts = { think: honest, scheduler: simulatedTime() };
    expect(restoreHost(null, parts)).toMatchObject({ ok: false, error: { code: 'bad-record' } });
  });
});

test('a table that was given up twice, or after its end, does and tells nothing more', async () => {
  for (const ms of [0, 1700, 2500]) {
    const { host, time } = open(setupOf('draw', 2, 0, 'given up'));
    await time.pass(ms);
    const before = text(host.saved());
    let heard = 0;
    host.subscribe(0, () => {
      heard += 1;
    });
    host.dispose();
    host.dispose();
    for (const step of [host.pause, host.resume]) step();
    host.ready(0);
    host.setPace({ speed: 2 });
    await time.pass(100_000);
    expect([heard, time.pending(), text(host.saved())]).toEqual([0, 0, before]);
  }
  const ended = open(setupOf('draw', 2, 0, 'ended'));
  await playOut(ended);
  ended.host.dispose();
  expect(ended.time.pending()).toBe(0);
});

test('a pace without pauses takes no time', async () => {
  const { host, time } = open(setupOf('brazilian', 3, 0, 'swift'), {
    pace: { speed: Number.POSITIVE_INFINITY },
  });
  seatPeople(host);
  await time.pass(0);
  expect(waitingAt(host)).toEqual({ for: 'nothing' });
});

test('a setup that no game has is refused with the code of the rules', () => {
  const parts = { think: honest, scheduler: simulatedTime() };
  const good = setupOf('draw', 2, 1, 'x');
  const chess = { ...good, config: { ...good.config, game: 'chess' } };
  expect(createHost(chess, parts)).toMatchObject({ error: { code: 'unknown-game' } });
  expect(createHost({ ...good, players: [] }, parts)).toMatchObject({
    error: { code: 'bad-seats' },
  });
});

describe('a decision that is taken back', () => {
  test('was never made, for the match, for those who listen, and for the store', async () => {
    const kept: SavedTable[] = [];
    const save = async (table: SavedTable) => void kept.push(table);
    const { host, time } = open(setupOf('brazilian', 2, 1, 'back 3'), {
      save,
      pace: { speed: 100 },
    });
    for (let step = 0; step < 40 && !host.update(0).mayUndo; step += 1) {
      const { waiting, view } = host.update(0);
      if (waiting.for === 'human') host.act(0, view.legal[0] ?? '');
      else await time.pass(2000);
    }
    const after = host.update(0);
    expect(after.mayUndo).toBe(true);
    expect(host.update(1).mayUndo).toBe(false);
    const notices: unknown[] = [];
    host.subscribe(0, ({ notice, view }) =>
      notices.push([notice, view.log.length < after.view.log.length]),
    );
    host.undo(1);
    expect(notices).toEqual([]);
    host.undo(0);
    expect(notices).toEqual([['undone', true]]);
    expect(host.update(0)).toMatchObject({ waiting: { for: 'human', seat: 0 }, mayUndo: false });
    await time.pass(0);
    expect(text(kept.at(-1) as SavedTable)).toBe(text(host.saved()));
    host.undo(0);
    expect(notices).toHaveLength(1);
  });
});

describe('a clock', () => {
  const clock = {
    kind: 'match',
    ms: 30_000,
    increment: 0,
    warning: 10_000,
    onTimeOut: 'forfeit',
  } as const;
  const timed: TableSetup = { ...setupOf('draw', 2, 2, 'timed'), clock };

  test('is kept with its table and goes on from there, whatever time has passed between', async () => {
    const first = open(timed);
    await first.time.pass(1600 + 12_000);
    const left = first.host.saved();
    expect(left.times.remaining).toContain(18_000);
    expect(left.waiting).toEqual([humanSeat(first.host)]);
    first.host.dispose();
    const { host, time } = reopen(left);
    const notices: unknown[] = [];
    host.subscribe('public', ({ notice, forfeit }) => notices.push(notice ?? forfeit));
    await time.pass(1600 + 17_999);
    expect(notices).toEqual(['clock-warned']);
    await time.pass(1);
    const loser = host.update('public').forfeit;
    expect(notices).toEqual(['clock-warned', 'clock-ran-out', loser]);
    expect(loser).toBe(left.waiting[0]);
    expect(waitingAt(host)).toEqual({ for: 'nothing' });
    expect(host.act(loser ?? 0, host.update(loser ?? 0).view.legal[0] ?? '')).toMatchObject({
      ok: false,
    });
  });

  test('stands while the table is paused', async () => {
    const { host, time } = open(timed);
    await time.pass(1600 + 5_000);
    host.pause();
    const { times } = host.saved();
    await time.pass(1_000_000);
    expect(host.saved().times).toEqual(times);
    host.resume();
    await time.pass(24_999);
    expect(host.update('public').forfeit).toBe(null);
    await time.pass(1);
    expect(host.update('public').forfeit).not.toBe(null);
  });

  test('is not told where there is none', () => {
    expect(open(setupOf('draw', 2, 2, 'untimed')).host.update(0).times).toBe(null);
  });
});

test('what was said twice is done once', async () => {
  const { host } = open(setupOf('draw', 2, 2, 'twice'));
  const seat = humanSeat(host);
  const [action = ''] = host.update(seat).view.legal;
  expect(host.act(seat, action, 0).ok).toBe(true);
  expect(host.act(seat, action, 0).ok).toBe(false);
  expect(host.saved().record.rounds[0]?.actions).toEqual([action]);
});
