import {
  begin,
  fromRecord,
  gameInfo,
  legal,
  type Match,
  type MatchConfig,
  type Options,
} from '@pedra/rules';
import { createActor, SimulatedClock } from 'xstate';
import {
  askSeats,
  matchMachine,
  type Pace,
  type Question,
  type SeatActors,
  type SeatKind,
  type TableEvent,
  type TableInput,
  type TableNews,
} from '../src/index.ts';

export const pace: Pace = {
  think: [600, 1400],
  forced: 450,
  redeal: 900,
  lots: 900,
  deal: 1600,
  speed: 1,
  thinkCap: 5000,
};

/** Lets everything that was promised come about. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}

export interface Given extends Partial<Pick<TableInput, 'seats' | 'clock' | 'times'>> {
  readonly pace?: Partial<Pace>;
  /** How far the time that is told is from that which passes, in ms. */
  readonly skew?: () => number;
  readonly think?: (question: Question) => Promise<string>;
  readonly replay?: SeatActors['replay'];
}

export const people = (seats: number): SeatKind[] => new Array<SeatKind>(seats).fill('human');
export const bots = (seats: number): SeatKind[] => new Array<SeatKind>(seats).fill('bot');

/** The path of the state of a table, such as `going.rounds.turns.deciding.waiting`. */
function pathOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries(value as object)
    .map(([name, inner]) => `${name}.${pathOf(inner)}`)
    .join(' ');
}

/** A table at this moment of a match, with a clock that stands until it is moved; everybody is human unless told. */
export function tableAt(match: Match, given: Given = {}) {
  const clock = new SimulatedClock();
  const asked: Question[] = [];
  const bot = (question: Question) => {
    asked.push(question);
    return (given.think ?? (async (one) => legal(one.match)[0] ?? ''))(question);
  };
  const seat = askSeats({ bot, ...(given.replay && { replay: given.replay }) });
  const actor = createActor(matchMachine.provide({ actors: { seat } }), {
    input: {
      match,
      seats: given.seats ?? people(match.config.seats),
      pace: { ...pace, ...given.pace },
      clock: given.clock ?? { kind: 'off' },
      seed: 'a table',
      now: () => clock.now() + (given.skew?.() ?? 0),
      ...(given.times && { times: given.times }),
    },
    clock,
  });
  const news: TableNews[] = [];
  actor.on('*', (one) => news.push(one));
  actor.start();
  const now = () => actor.getSnapshot();
  return {
    actor,
    clock,
    asked,
    news,
    now,
    /** Where the table stands. */
    where: () => pathOf(now().value).replace(/^going\./, ''),
    /** The kinds of what was told, but for mere changes. */
    told: () => news.flatMap(({ type }) => (type === 'changed' ? [] : [type])),
    send: (event: TableEvent) => actor.send(event),
    act: (action: string, seatOfIt = now().context.match.turn ?? 0) =>
      actor.send({ type: 'act', seat: seatOfIt, action }),
    match: () => now().context.match,
    actions: () => now().context.match.rounds.at(-1)?.actions ?? [],
    /** Moves the clock, and lets those who are asked answer before and after. */
    async pass(ms: number) {
      await settle();
      clock.increment(ms);
      await settle();
    },
  };
}

/** A short match of a game. */
export function shortOptions(game: string, target = 100): Options {
  const byRounds = gameInfo(game)?.options.some(({ name }) => name === 'rounds');
  return byRounds ? { rounds: 1 } : { target };
}

/** A match with its first round dealt. */
export function dealt(game: string, seats = 2, seed = 'chart', target = 100): Match {
  const config: MatchConfig = { game, seats, options: shortOptions(game, target) };
  const begun = begin(config, { seed });
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.match;
}

/** A match of two in mid-round. */
export function position(game: string, fields: object): Match {
  const round = { position: { turn: 0, boneyard: [], ...fields }, actions: [] };
  const record = { format: 'pedra-record/1', game, seats: 2, options: {}, rounds: [round] };
  const read = fromRecord(record);
  if (!read.ok) throw new Error(read.error.message);
  return read.match;
}

/** Seat 0 draws three times before anything fits, then plays. */
export const mustDraw = {
  line: ['6-6'],
  hands: [['1-0'], ['2-1', '2-0']],
  boneyard: ['2-2', '3-2', '6-3', '6-4'],
};
/** Seat 0 passes, for nothing fits and there is no boneyard. */
export const mustPass = { line: ['6-6'], hands: [['1-0'], ['6-1', '6-0']] };
/** Seat 0 goes out. */
export const lastTile = { line: ['6-6'], hands: [['6-0'], ['2-1']] };
/** Seat 0 chooses between two tiles. */
export const choice = {
  line: ['6-6'],
  hands: [
    ['6-1', '6-0'],
    ['2-1', '2-0'],
  ],
};
/** Seat 0 has just laid a double on its own train; whether it can cover it depends on its hand. */
export function uncovered(hand: readonly string[], boneyard: readonly string[] = []): Match {
  return position('mexican-train', {
    engine: 12,
    trains: [{ tiles: ['12-5', '5-5'] }, { tiles: ['12-1'] }],
    mexican: [],
    duty: 'train-0',
    hands: [hand, ['2-1', '2-0']],
    boneyard,
  });
}
