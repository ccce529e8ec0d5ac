import { formatRecord, legal, listGames, type Match, referee } from '@pedra/rules';
import { expect, test } from 'vitest';
import { dealt, tableAt } from '../test/table.ts';
import type { ClockRule, SeatKind, TableEvent } from './index.ts';

/** Chance for tests: whole numbers below a bound. */
function makeChance(seed: number): (bound: number) => number {
  let state = (seed + 1) * 0x9e3779b1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

const clocks: readonly ClockRule[] = [
  { kind: 'off' },
  { kind: 'turn', ms: 3_000, warning: 1_000, onTimeOut: 'stand-in' },
  { kind: 'match', ms: 40_000, increment: 500, warning: 5_000, onTimeOut: 'stand-in' },
];

/** A bot that answers well, or in one of the ways in which bots go wrong. */
function unreliable(match: Match, chance: (bound: number) => number): Promise<string> {
  const actions = legal(match);
  const good = actions[chance(actions.length)] ?? '';
  switch (chance(12)) {
    case 0:
      throw new Error('a bot that throws');
    case 1:
      return Promise.reject(new Error('a bot that rejects'));
    case 2:
      return new Promise(() => {});
    case 3:
      return Promise.resolve('6-6@nowhere');
    case 4:
      return Promise.resolve(undefined as unknown as string);
    default:
      return Promise.resolve(good);
  }
}

/** Plays one match with everything that may go wrong; gives the table at its end. */
async function playThrough(game: string, seats: number, seed: number) {
  const chance = makeChance(seed);
  const kinds: SeatKind[] = Array.from(
    { length: seats },
    () => (['human', 'bot', 'remote'] as const)[chance(3)] ?? 'bot',
  );
  let jump = 0;
  const table = tableAt(dealt(game, seats, `chaos ${seed}`, 4), {
    seats: kinds,
    clock: clocks[chance(clocks.length)] ?? { kind: 'off' },
    think: ({ match }) => unreliable(match, chance),
    skew: () => jump,
    pace: { speed: 20 },
  });
  const tell = (event: TableEvent) => {
    if (table.now().status === 'active') table.send(event);
  };
  for (let step = 0; step < 3_000 && table.now().status === 'active'; step += 1) {
    const { match } = table.now().context;
    const turn = match.turn ?? 0;
    const actions = legal(match);
    switch (chance(16)) {
      case 0:
        tell({ type: 'pause' });
        table.clock.increment(chance(5_000));
        tell({ type: 'resume' });
        break;
      case 1:
        jump += chance(2) === 0 ? -chance(100_000) : chance(100_000);
        break;
      case 2:
        tell({ type: 'act', seat: chance(seats), action: '6-5@left' });
        break;
      case 3:
        tell({ type: 'undo' });
        break;
      case 4:
        table.send({
          type: 'pace',
          pace: {
            ...table.now().context.pace,
            speed: [1, 20, Number.POSITIVE_INFINITY][chance(3)] ?? 1,
          },
        });
        break;
      default:
        break;
    }
    if (table.where() === 'between') tell({ type: 'ready', seat: chance(seats) });
    if (kinds[turn] !== 'bot' && chance(6) > 0) {
      const said = {
        type: 'act',
        seat: turn,
        action: actions[chance(actions.length)] ?? '',
        step: match.rounds.at(-1)?.actions.length ?? 0,
      } as const;
      tell(said);
      // The acknowledgement was lost, and it is said again.
      if (chance(8) === 0) tell(said);
    } else {
      await table.pass(chance(2_000));
    }
  }
  return table;
}

const long = import.meta.env.MODE === 'long';
const matches = long ? 2_000 : 150;

test.each(listGames())(
  '$id: whatever goes wrong, a match comes to its end',
  { timeout: 3_600_000 },
  async ({ id, seats }) => {
    for (let seed = 0; seed < matches; seed += 1) {
      const table = await playThrough(id, seats[seed % seats.length] ?? 2, seed);
      expect([seed, table.where()]).toEqual([seed, 'over']);
      const { match } = table.now().context;
      expect(match.phase).toBe('match-over');
      expect(referee(formatRecord(match)).ok).toBe(true);
      table.actor.stop();
      table.actor.stop();
    }
  },
);
