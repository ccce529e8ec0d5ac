import {
  act,
  begin,
  formatRecord,
  fromRecord,
  type GameInfo,
  laidTiles,
  legal,
  listGames,
  type Match,
  tileSet,
  toRecord,
  view,
} from '@pedra/rules';
import { describe, expect, test, vi } from 'vitest';
import { makeChooser, playRandomMatch } from './random-play.ts';

/** A whole match of each kind every time, more by `pnpm test:long`. */
const matches = import.meta.env.MODE === 'long' ? 1_000 : 12;

if (import.meta.env.MODE === 'long') vi.setConfig({ testTimeout: 7_200_000 });
const tables = listGames().flatMap((game) =>
  game.seats.map((seats) => ({ id: game.id, seats, game })),
);
/** The shortest match of a game that goes by rounds, the usual one of any other. */
const configOf = ({ id, options }: GameInfo, seats: number) => ({
  game: id,
  seats,
  options: options.some(({ name }) => name === 'rounds') ? { rounds: 2 } : {},
});
/** Every tile that is somewhere. */
function tilesOf(match: Match): string[] {
  const { position } = match;
  if (!position) return [];
  return [...position.hands.flat(), ...position.boneyard, ...laidTiles(position)].sort();
}

describe.each(tables)('$id with $seats seats', ({ game, seats }) => {
  const config = configOf(game, seats);
  const each = (check: (seed: string) => void) => {
    for (let index = 0; index < matches; index += 1) check(`conform ${index}`);
  };

  test('every tile is in exactly one place at every step (G1)', () => {
    const whole = [...tileSet(game.set)].sort();
    each((seed) => {
      playRandomMatch(config, seed, {
        after(match) {
          const tiles = tilesOf(match);
          if (tiles.join() !== whole.join()) expect(tiles).toEqual(whole);
        },
      });
    });
  });

  test('drawing and passing are offered alone or not at all (G4)', () => {
    each((seed) => {
      playRandomMatch(config, seed, {
        before(_match, actions) {
          expect(actions.length).toBeGreaterThan(0);
          if (actions.includes('draw') || actions.includes('pass')) expect(actions).toHaveLength(1);
        },
      });
    });
  });

  test('the same seed gives the same match, byte for byte (G7)', () => {
    each((seed) => {
      expect(formatRecord(playRandomMatch(config, seed))).toBe(
        formatRecord(playRandomMatch(config, seed)),
      );
    });
  });

  test('a record gives the match back, and is written the same again', () => {
    each((seed) => {
      const match = playRandomMatch(config, seed);
      const text = formatRecord(match);
      const read = fromRecord(JSON.parse(text));
      if (!read.ok) throw new Error(read.error.message);
      expect(formatRecord(read.match)).toBe(text);
      expect(read.match.scores).toEqual(match.scores);
      expect(toRecord(read.match)).toEqual(toRecord(match));
    });
  });

  test('a view tells nothing of hidden tiles (G8)', () => {
    let step = 0;
    each((seed) => {
      playRandomMatch(config, seed, {
        before(match) {
          step += 1;
          if (step % 9 !== 0) return;
          for (let seat = 0; seat < seats; seat += 1) {
            const own = new Set(match.position?.hands[seat]);
            const open = new Set(match.position && laidTiles(match.position));
            const others = tilesOf(match).filter((tile) => !own.has(tile) && !open.has(tile));
            const told = JSON.stringify({ ...view(match, seat), log: [] });
            const quoted = others.filter(
              (tile) => told.includes(`"${tile}"`) || told.includes(`"${tile}@`),
            );
            expect(quoted).toEqual([]);
          }
        },
      });
    });
  });

  test('what is not offered is refused with a reason, and changes nothing (G9)', () => {
    const begun = begin(config, { seed: 'refuse' });
    if (!begun.ok) throw new Error(begun.error.message);
    const chooser = makeChooser('refuse');
    const tiles = tileSet(game.set);
    let match = begun.match;
    for (let step = 0; step < 40 && match.phase === 'playing'; step += 1) {
      const before = JSON.stringify(match);
      const offered = legal(match);
      const tries = [
        `${chooser.among(tiles)}@left`,
        `${chooser.among(tiles)}@start`,
        `${chooser.among(tiles)}@${chooser.among(tiles)}`,
        `${chooser.among(tiles)}@mexican`,
        `${chooser.among(tiles)}@train-1`,
        'draw',
        'pass',
        '',
        '9-9@up',
      ];
      for (const action of tries.filter((one) => !offered.includes(one))) {
        const refused = act(match, action);
        expect(refused).toMatchObject({
          ok: false,
          error: { code: 'illegal-action', reason: expect.any(String) },
        });
      }
      expect(JSON.stringify(match)).toBe(before);
      const taken = act(match, chooser.among(offered));
      if (taken.ok) match = taken.match;
    }
  });

  test('an action of a seat that has not the turn is refused', () => {
    const begun = begin(config, { seed: 'turn' });
    if (!begun.ok) throw new Error(begun.error.message);
    const turn = begun.match.turn ?? 0;
    const [action = ''] = legal(begun.match);
    expect(act(begun.match, action, (turn + 1) % seats)).toMatchObject({
      ok: false,
      error: { reason: 'not-your-turn' },
    });
  });
});
