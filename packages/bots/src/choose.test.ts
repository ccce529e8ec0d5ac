import {
  type Action,
  act,
  begin,
  fromRecord,
  gameInfo,
  legal,
  listGames,
  type Match,
  makeGenerator,
  nextRound,
  type Options,
  type Seat,
  type SeatView,
  shuffle,
  view,
} from '@pedra/rules';
import { expect, expectTypeOf, test } from 'vitest';
import { choose } from './choose.ts';
import { listLevels } from './levels.ts';

/** Who chooses at a seat: a bot of that level, or chance. */
type Mind = string;

const levels = listLevels();
const tables = listGames().flatMap(({ id, seats }) => seats.map((count) => [id, count] as const));

function opened(game: string, seats: number, seed: string, options: Options = {}): Match {
  const begun = begin({ game, seats, options }, { seed });
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.match;
}

function after(match: Match, action: Action): Match {
  const step = act(match, action);
  if (!step.ok) throw new Error(step.error.message);
  return step.match;
}

function decide(match: Match, mind: Mind, seed: string): Action {
  const actions = legal(match);
  if (mind !== 'chance') return choose(view(match, match.turn ?? 0), { level: mind, seed }).action;
  const step = `${seed} ${match.rounds.length} ${match.rounds.at(-1)?.actions.length}`;
  return shuffle(makeGenerator(step), actions).items[0] ?? '';
}

/** The match at the end of its round; `minds` by seat, in turn. */
function playRound(start: Match, minds: readonly Mind[], seed: string): Match {
  let match = start;
  while (match.phase === 'playing') {
    const [only = '', ...others] = legal(match);
    const mind = minds[(match.turn ?? 0) % minds.length] ?? 'chance';
    match = after(match, others.length === 0 ? only : decide(match, mind, seed));
  }
  return match;
}

function playMatch(game: string, seats: number, minds: readonly Mind[], seed: string): Match {
  const byRounds = gameInfo(game)?.options.some(({ name }) => name === 'rounds');
  const options: Options = byRounds ? { rounds: 1 } : { target: 25 };
  let match = playRound(opened(game, seats, seed, options), minds, seed);
  while (match.phase !== 'match-over') {
    const next = nextRound(match);
    if (!next.ok) throw new Error(next.error.message);
    match = playRound(next.match, minds, seed);
  }
  return match;
}

/** A moment of a round with something to choose. */
function momentOf(game: string, seats: number, seed: string, steps: number): Match {
  let match = opened(game, seats, seed);
  for (let step = 0; step < steps || legal(match).length < 2; step++) {
    match = after(match, decide(match, 'chance', seed));
    if (match.phase !== 'playing') return momentOf(game, seats, `${seed}'`, steps);
  }
  return match;
}

/** The same moment as a position, with the tiles that the seat cannot see dealt anew. */
function dealtAnew(match: Match, seat: Seat, seed: string): Match {
  const { position } = match;
  if (!position) throw new Error('a round was expected');
  const others = position.hands.map((hand, at) => (at === seat ? [] : hand));
  const hidden = [...others.flat(), ...position.boneyard];
  let pool = [...shuffle(makeGenerator(seed), hidden).items];
  const take = (count: number) => {
    const taken = pool.slice(0, count);
    pool = pool.slice(count);
    return taken;
  };
  const hands = position.hands.map((hand, at) => (at === seat ? hand : take(hand.length)));
  const { game, seats, options } = match.config;
  const rounds = [{ position: { ...position, hands, boneyard: pool }, actions: [] }];
  const read = fromRecord({ format: 'pedra-record/1', game, seats, options, rounds });
  if (!read.ok) throw new Error(read.error.message);
  return read.match;
}

test('G8: a bot is given a view and nothing else of the match', () => {
  expectTypeOf(choose).parameter(0).toEqualTypeOf<SeatView>();
  expectTypeOf<Match>().not.toExtend<SeatView>();
});

test.each(tables)('G8: other hidden tiles make no difference, %s for %i', (game, seats) => {
  for (let steps = 0; steps < 12; steps++) {
    const moment = momentOf(game, seats, `hidden ${steps}`, steps);
    const seat = moment.turn ?? 0;
    const [one, other] = ['a', 'b'].map((seed) => dealtAnew(moment, seat, seed));
    if (!one || !other) continue;
    expect(other.position?.hands).not.toEqual(one.position?.hands);
    expect(view(other, seat)).toEqual(view(one, seat));
    for (const level of levels) {
      const how = { level, seed: 'same' };
      expect(choose(view(other, seat), how)).toEqual(choose(view(one, seat), how));
    }
  }
});

test('the same view, level and seed give the same action', () => {
  const shown = view(momentOf('draw', 3, 'same', 4), 'public');
  const moment = momentOf('draw', 3, 'same', 4);
  const own = view(moment, moment.turn ?? 0);
  expect(shown.legal).toEqual([]);
  for (const level of levels) {
    for (const seed of ['', 'a', 'b', 'ã']) {
      const chosen = choose(own, { level, seed });
      expect(own.legal).toContain(chosen.action);
      expect(choose(structuredClone(own), { level, seed })).toEqual(chosen);
    }
  }
});

test('seeds give the weakest level whims', () => {
  const moment = opened('brazilian', 2, 'whims');
  const later = playRound(moment, ['hard'], 'whims');
  const next = nextRound(later);
  if (!next.ok) throw new Error(next.error.message);
  const own = view(next.match, next.match.turn ?? 0);
  const seeds = Array.from({ length: 40 }, (_, index) => `${index}`);
  const chosen = new Set(seeds.map((seed) => choose(own, { level: 'easy', seed }).action));
  expect(own.legal.length).toBeGreaterThan(3);
  expect(chosen.size).toBeGreaterThan(1);
});

test('nothing to choose and unknown levels are refused', () => {
  const shown = view(opened('draw', 2, 'refused'), 'public');
  expect(() => choose(shown, { level: 'easy', seed: '' })).toThrow(RangeError);
  const own = { ...shown, legal: ['draw'] };
  expect(() => choose(own, { level: 'grandmaster', seed: '' })).toThrow(RangeError);
  expect(choose(own, { level: 'easy', seed: '' })).toEqual({ action: 'draw' });
});

test('a tile that goes out is played at once', () => {
  const own: SeatView = {
    ...view(opened('draw', 2, 'out'), 0),
    hand: ['1-0'],
    legal: ['1-0@left', '1-0@right', 'draw'],
  };
  for (const level of levels) {
    expect(choose(own, { level, seed: 'out' }).action).toMatch(/^1-0@/);
  }
});

test('a table of an unknown kind is played by pips', () => {
  const own = view(opened('draw', 2, 'kind'), 0);
  const table: SeatView['table'] = { ...own.table, ends: [] };
  const strange = { ...own, table, hand: ['6-5', '1-0'], legal: ['1-0@train-0', '6-5@mexican'] };
  expect(choose(strange, { level: 'hard', seed: '' }).action).toBe('6-5@mexican');
});

test.each(tables)(
  'matches of %s for %i are played to the end by bots',
  (game, seats) => {
    const long = gameInfo(game)?.table === 'trains';
    for (let number = 0; number < (long ? 40 : 200); number++) {
      const minds = [...levels.slice(number % levels.length), ...levels];
      const match = playMatch(game, seats, minds, `match ${number}`);
      expect(match.phase).toBe('match-over');
      expect(match.winners.length).toBeGreaterThan(0);
    }
  },
  60_000,
);

/** The share of rounds that one mind wins of those that one of two wins; every deal is played twice, with seats changed. */
function share(game: string, seats: number, one: Mind, other: Mind, deals: number): number {
  let won = 0;
  let lost = 0;
  for (let deal = 0; deal < deals; deal++) {
    const start = opened(game, seats, `deal ${deal}`);
    for (const [minds, own] of [
      [[one, other], 0],
      [[other, one], 1],
    ] as const) {
      const [winner] = playRound(start, minds, `deal ${deal}`).result?.winners ?? [];
      if (winner === own) won++;
      else if (winner !== undefined) lost++;
    }
  }
  return won / (won + lost);
}

test.each([
  ['draw', 2, 'hard', 'chance', 0.56],
  ['draw', 2, 'easy', 'chance', 0.5],
  ['draw', 2, 'hard', 'easy', 0.52],
  ['brazilian', 4, 'hard', 'chance', 0.53],
] as const)(
  'in %s for %i, %s beats %s',
  (game, seats, one, other, least) => {
    expect(share(game, seats, one, other, 400)).toBeGreaterThan(least);
  },
  60_000,
);
