import { act, begin, legal, type Match, type SeatView, view } from '@pedra/rules';
import { describe, expect, test } from 'vitest';
import { inForce, parseChoices } from '../app/settings-choices.ts';
import { clearedTable, tableConfig } from './bridge.ts';
import { nothingPicked } from './decide.ts';
import { tableFrame } from './frame.ts';
import { tablePlanner } from './table-plan.ts';

const system = { languages: ['en'], dark: false, lessMotion: false, contrast: false };
const settings = inForce(parseChoices(undefined), system);

function started(seats = 3): Match {
  const begun = begin({ game: 'draw', seats, options: {} }, { seed: 'bridge' });
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.match;
}

/** The match after so many more actions, always the first legal one. */
function after(match: Match, actions: number): Match {
  let now = match;
  for (let i = 0; i < actions && now.phase === 'playing'; i += 1) {
    const done = act(now, legal(now)[0] ?? '');
    if (!done.ok) throw new Error(done.error.message);
    now = done.match;
  }
  return now;
}

function configOf(seen: SeatView, more: Partial<Parameters<typeof tableConfig>[0]> = {}) {
  const frame = tableFrame({
    width: 1280,
    height: 720,
    seats: seen.seats,
    own: 0,
    direction: seen.direction,
  });
  const plan = tablePlanner()(seen.table, { set: seen.set, board: frame.planned });
  const acts = seen.turn === 0;
  return tableConfig({
    view: seen,
    acts,
    picking: nothingPicked,
    focusedTile: null,
    frame,
    plan,
    settings,
    ...more,
  });
}

describe('the bridge from a seat’s view to the picture', () => {
  test('G8: hidden tiles reach the picture without faces', () => {
    const { pieces } = configOf(view(after(started(), 6), 0));
    const hidden = pieces.filter(({ up }) => !up);
    expect(hidden.length).toBeGreaterThan(5);
    expect(hidden.every(({ faces, id }) => faces.length === 0 && /^seat[12]-\d+$/.test(id))).toBe(
      true,
    );
  });

  test('every tile is one piece, in its rack or on the plan', () => {
    for (let step = 0; step < 40; step += 1) {
      const seen = view(after(started(), step), 0);
      const { pieces, racks, plan } = configOf(seen);
      const placed = [
        ...racks.flatMap((rack) => rack.pieces),
        ...plan.placements.map(({ id }) => id),
      ];
      expect(new Set(placed).size).toBe(placed.length);
      expect(placed.toSorted()).toEqual(pieces.map(({ id }) => id).toSorted());
    }
  });

  test('a tile that somebody laid comes from their rack, a hand from the boneyard', () => {
    const seen = view(after(started(), 8), 0);
    const { pieces } = configOf(seen);
    const from = new Map(pieces.map((piece) => [piece.id, piece.from]));
    for (const { tile, seat } of seen.table.laid) {
      expect(from.get(tile)).toBe(seat === 0 ? 'boneyard' : `seat${seat}`);
    }
    for (const tile of seen.hand) expect(from.get(tile)).toBe('boneyard');
  });

  test('only playable tiles may be moved, the others stand in shade; without the turn nothing is', () => {
    const match = after(started(2), 4);
    const seen = view(match, 0);
    const mine = configOf(seen, { acts: true });
    const playable = [...new Set(seen.legal.map((action) => action.split('@')[0]))];
    expect(Object.keys(mine.slots).toSorted()).toEqual(
      playable.filter((id) => id !== 'draw').toSorted(),
    );
    expect(mine.dim).toEqual(seen.hand.filter((tile) => !(tile in mine.slots)));
    const waiting = configOf(seen, { acts: false });
    expect([waiting.slots, waiting.dim]).toEqual([{}, []]);
  });

  test('D4: the boneyard can be tapped only when drawing is due', () => {
    const match = started(2);
    for (let step = 0; step < 60; step += 1) {
      const seen = view(after(match, step), 0);
      expect(configOf(seen).piles[0]?.active).toBe(seen.legal.includes('draw'));
    }
  });

  test('when the round is over every hand stands open in its rack', () => {
    const seen = view(after(started(2), 200), 0);
    expect(seen.phase).not.toBe('playing');
    const { pieces, racks } = configOf(seen);
    expect(pieces.every(({ up }) => up)).toBe(true);
    expect(racks.find(({ id }) => id === 'seat1')?.pieces).toEqual(seen.hands?.[1]);
  });

  test('a cleared table has nothing on it and keeps its places', () => {
    const config = configOf(view(after(started(), 9), 0));
    const cleared = clearedTable(config);
    expect([cleared.pieces, cleared.plan.placements, cleared.slots]).toEqual([[], [], {}]);
    expect(cleared.racks.map(({ rect }) => rect)).toEqual(config.racks.map(({ rect }) => rect));
  });
});

describe('the plan of a line', () => {
  test('is the same whether built tile by tile or at once', () => {
    const board = { width: 900, height: 500 };
    const grow = tablePlanner();
    for (let step = 0; step < 40; step += 1) {
      const { table, set } = view(after(started(2), step), 0);
      expect(grow(table, { set, board })).toEqual(tablePlanner()(table, { set, board }));
    }
  });

  test('D3: doubles lie across, every tile joins by the half that fits', () => {
    const { table, set } = view(after(started(2), 40), 0);
    const plan = tablePlanner()(table, { set, board: { width: 900, height: 500 } });
    for (const { id, across } of plan.placements) {
      const [a, b] = id.split('-');
      expect(across).toBe(a === b);
    }
    expect(plan.placements.map(({ id }) => id)).toEqual(table.laid.map(({ tile }) => tile));
  });
});
