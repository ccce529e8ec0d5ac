import { peek } from '@pedra/layout';
import {
  act,
  begin,
  legal,
  type Match,
  numbers,
  parseAction,
  type SeatView,
  view,
} from '@pedra/rules';
import { describe, expect, test } from 'vitest';
import { endsAt, placeAt, tablePlanner } from './table-plan.ts';

const board = { width: 900, height: 500 };
const laneHead = { width: 120, height: 0 };

/** The moments of one round, played by turns of the legal actions. */
function round(game: string, seats: number, seed: string): readonly Match[] {
  const begun = begin({ game, seats, options: {} }, { seed });
  if (!begun.ok) throw new Error(begun.error.message);
  const moments = [begun.match];
  for (let match = begun.match; match.phase === 'playing'; ) {
    const actions = legal(match);
    const step = act(match, actions[(moments.length * 7) % actions.length] ?? '');
    if (!step.ok) throw new Error(step.error.message);
    match = step.match;
    moments.push(match);
  }
  return moments;
}

/** The number by which a tile joins at a place, as its table shows it. */
function joining({ table }: SeatView, tile: string, at: string): number | null {
  const shown = table.ends.filter(({ place }) => place === at).map(({ number }) => number);
  return shown.find((number) => number !== null && numbers(tile).includes(number)) ?? null;
}

describe.each([
  ['draw', 2],
  ['five-up', 2],
  ['five-up', 4],
  ['mexican-train', 2],
  ['mexican-train', 4],
])('%s with %i seats', (game, seats) => {
  test('whatever may be played has an end on the plan, which names its place', () => {
    for (let seed = 0; seed < 3; seed += 1) {
      const plan = tablePlanner();
      for (const match of round(game, seats, `plan ${seed}`)) {
        const seen = view(match, match.turn ?? 0);
        const laid = plan(seen.table, { set: seen.set, board, own: 0, laneHead });
        for (const text of seen.legal) {
          const action = parseAction(text);
          if (action?.kind !== 'play') continue;
          const ends = endsAt(laid, action.place, joining(seen, action.tile, action.place));
          expect([text, peek(laid, ends).ok]).toEqual([text, true]);
          expect(ends.map(placeAt)).toEqual(ends.map(() => action.place));
        }
      }
    }
  });

  test('is laid the same tile by tile, at once, and after a move was taken back', () => {
    const grown = tablePlanner();
    const moments = round(game, seats, 'again').filter((_, index) => index % 3 === 0);
    for (const match of [...moments, ...moments.slice(-4).reverse()]) {
      const { table, set } = view(match, 0);
      const query = { set, board, own: 1, laneHead };
      const plan = grown(table, query);
      expect(plan).toEqual(tablePlanner()(table, query));
      const engine = table.kind === 'trains' ? [`${table.engine}-${table.engine}`] : [];
      const ids = plan.placements.map(({ id }) => id);
      expect(ids).toEqual([...engine, ...table.laid.map(({ tile }) => tile)]);
    }
  });
});

test('M5: the own lane comes first, everybody’s second, the others in the order of play', () => {
  const [match] = round('mexican-train', 4, 'order');
  const { table, set } = view(match as Match, 2);
  const plan = tablePlanner()(table, { set, board, own: 2, laneHead });
  expect(plan.ends.map(({ id }) => id)).toEqual([
    'train-2',
    'mexican',
    'train-3',
    'train-0',
    'train-1',
  ]);
});
