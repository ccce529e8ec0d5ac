import { describe, expect, test } from 'vitest';
import { drawBelow } from '../chance/generator.ts';
import {
  act,
  begin,
  formatRecord,
  fromRecord,
  legal,
  listGames,
  type Match,
  nextRound,
  numbers,
  type PositionText,
  type Result,
  redact,
  type SeatView,
  tileSet,
  view,
} from '../index.ts';

/** Options for a short match. */
const short = (game: string) => (game === 'mexican-train' ? { rounds: 1 } : { target: 30 });
const tables = listGames().flatMap((game) => game.seats.map((seats) => [game.id, seats] as const));

function right<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result;
}

function at(position: PositionText, game = 'draw', actions: readonly string[] = []): Match {
  const rounds = [{ position, actions }];
  const seats = position.hands.length;
  return right(fromRecord({ format: 'pedra-record/1', game, seats, options: {}, rounds })).match;
}

/** Every match on the way through a short match. */
function* walk(game: string, seats: number, seed: string): Generator<Match> {
  let { match } = right(begin({ game, seats, options: short(game) }, { seed }));
  for (let step = 0; match.phase !== 'match-over'; step++) {
    yield match;
    const choices = legal(match);
    const action = choices[(step * 5) % choices.length] ?? '';
    match = right(match.phase === 'playing' ? act(match, action) : nextRound(match)).match;
  }
  yield match;
}

describe.each(tables)('%s with %i seats', (game, seats) => {
  test('G8: other hidden tiles with the same past change nothing in a view', () => {
    const words = Int32Array.of(9, 8, 7, seats);
    let compared = 0;
    for (const match of walk(game, seats, 'hidden')) {
      if (match.phase !== 'playing') continue;
      for (const seat of [0, seats - 1, 'public'] as const) {
        const other = withHiddenSwapped(match, seat, words);
        if (!other) continue;
        compared++;
        expect(view(other, seat)).toEqual(view(match, seat));
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  test('G8: while a round goes on, no tile is named that the seat may not know', () => {
    for (const match of walk(game, seats, 'names')) {
      if (match.phase !== 'playing') continue;
      for (let seat = 0; seat < seats; seat++) {
        const hidden = match.position?.hands.filter((_, owner) => owner !== seat).flat() ?? [];
        const text = JSON.stringify(view(match, seat));
        for (const tile of [...hidden, ...(match.position?.boneyard ?? [])]) {
          expect(text.includes(`"${tile}"`)).toBe(false);
        }
      }
    }
  });

  test('G8: what is known of a seat is true of its hand', () => {
    let facts = 0;
    for (const match of walk(game, seats, 'facts')) {
      for (const { seat, lacks } of view(match, 'public').facts) {
        facts++;
        const held = match.position?.hands[seat]?.flatMap((tile) => numbers(tile)) ?? [];
        expect(lacks.filter((number) => held.includes(number))).toEqual([]);
      }
    }
    expect(facts).toBeGreaterThan(0);
  });

  test('a view agrees with its match', () => {
    for (const match of walk(game, seats, 'agree')) {
      const own = view(match, 1);
      expect(own.hand).toEqual(match.position?.hands[1]);
      expect(own.counts).toEqual(match.position?.hands.map((hand) => hand.length));
      expect(own.boneyard).toBe(match.position?.boneyard.length);
      expect(own.scores).toEqual(match.scores);
      expect(own.winners).toEqual(match.winners);
      expect(own.results).toEqual(match.history.map((round) => round.result));
      expect(own.result).toEqual(match.result ?? null);
      expect(own.hands).toEqual(match.phase === 'playing' ? null : match.position?.hands);
      expect(own.legal).toEqual(own.turn === 1 ? legal(match) : []);
      expect({ ...match.position, ...tableOf(own) }).toEqual(match.position);
    }
  });
});

/** The table as the text of a position has it, told from what the view shows. */
function tableOf({ table }: SeatView): Partial<PositionText> {
  if (table.kind === 'tree')
    return { tree: table.laid.map(({ tile, place }) => `${tile}@${place}`) };
  if (table.kind === 'line') {
    const line: string[] = [];
    for (const { lies, place } of table.laid) {
      if (place === 'left') line.unshift(lies);
      else line.push(lies);
    }
    return { line };
  }
  const { engine, duty, drawn } = table;
  const all = table.trains.map(({ laid, open }) => ({ tiles: laid.map(({ lies }) => lies), open }));
  return { engine, trains: all.slice(0, -1), mexican: all.at(-1)?.tiles ?? [], duty, drawn };
}

/** The same match with two tiles that this seat cannot see in each other's place, if the past allows it. */
function withHiddenSwapped(match: Match, seat: number | 'public', words: Int32Array): Match | null {
  const { position } = match;
  const last = match.rounds.at(-1);
  if (!position || !last?.deck) return null;
  const hidden = [
    ...position.boneyard,
    ...position.hands.flatMap((hand, owner) => (owner === seat ? [] : hand)),
  ];
  for (let attempt = 0; attempt < 8; attempt++) {
    const one = hidden[drawBelow(words, hidden.length)];
    const two = hidden[drawBelow(words, hidden.length)];
    if (one === two) continue;
    const deck = last.deck.map((tile) => (tile === one ? two : tile === two ? one : tile));
    const record = JSON.parse(formatRecord(match));
    const read = fromRecord({
      ...record,
      rounds: [...record.rounds.slice(0, -1), { ...last, deck }],
    });
    if (read.ok && read.match.position?.opener === position.opener) return read.match;
  }
  return null;
}

test('G8: a drawn tile is the drawer’s alone', () => {
  const event = {
    type: 'tile.drawn',
    reveals: true,
    seat: 1,
    tile: '6-4',
    boneyard: 3,
    ends: [0, 0],
  } as const;
  expect(redact(event, 1)).toEqual(event);
  expect(redact(event, 0)).not.toHaveProperty('tile');
  expect(redact(event, 'public')).not.toHaveProperty('tile');
});

test('G8: a pass shows what the hand lacks; a draw shows it once the tile drawn is played', () => {
  const position = {
    hands: [['5-5', '4-4'], ['6-3', '0-0'], ['2-2']],
    boneyard: ['5-1', '4-2'],
    turn: 0,
    line: ['1-6'],
  };
  const facts = (actions: readonly string[]) => view(at(position, 'draw', actions), 'public').facts;
  expect(facts([])).toEqual([]);
  expect(facts(['draw'])).toEqual([]);
  expect(facts(['draw', '5-1@left'])).toEqual([{ seat: 0, lacks: [1, 6] }]);
  const later = facts(['draw', '5-1@left', '6-3@right', 'draw', 'pass']);
  expect(later).toEqual([
    { seat: 0, lacks: [1, 6] },
    { seat: 2, lacks: [3, 5] },
  ]);
});

test('G10: seats follow one another in the order of play, and the game says which way that runs', () => {
  const position = { hands: [['1-0'], ['1-1'], ['6-6'], ['6-0']], turn: 3, line: ['1-6'] };
  const next = right(
    act(at({ ...position, hands: [['1-0'], ['1-1'], ['6-6'], ['6-0', '5-5']] }), '6-0@right'),
  );
  expect(view(next.match, 0)).toMatchObject({ turn: 0, direction: 'clockwise' });
  expect(view(at(position, 'brazilian'), 0)).toMatchObject({
    direction: 'counterclockwise',
    sides: [
      [0, 2],
      [1, 3],
    ],
  });
});

test('the table names who laid each tile and how it lies', () => {
  const position = { hands: [['6-5', '1-0'], ['5-4']], turn: 0, line: ['2-1', '1-6'] };
  const { table } = view(at(position, 'draw', ['6-5@right', '5-4@right']), 'public');
  expect(table).toEqual({
    kind: 'line',
    laid: [
      { tile: '2-1', lies: '2-1', place: 'start' },
      { tile: '6-1', lies: '1-6', place: 'right' },
      { tile: '6-5', lies: '6-5', place: 'right', seat: 0 },
      { tile: '5-4', lies: '5-4', place: 'right', seat: 1 },
    ],
    ends: [
      { place: 'left', number: 2 },
      { place: 'right', number: 4 },
    ],
  });
});

test('a match without rounds can be looked at', () => {
  const record = { format: 'pedra-record/1', game: 'draw', seats: 2, options: {}, rounds: [] };
  const { match } = right(fromRecord(record));
  expect(view(match, 0)).toMatchObject({
    phase: 'round-over',
    turn: null,
    hand: [],
    hands: null,
    round: 0,
  });
  const deck = [...tileSet(6)];
  expect(right(nextRound(match, { deck })).match.position?.round).toBe(1);
});
