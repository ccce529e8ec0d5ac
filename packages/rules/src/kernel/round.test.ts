import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawBelow, shuffleInPlace } from '../chance/generator.ts';
import { games } from '../games/index.ts';
import { compile } from './compile.ts';
import { handCount, handCounts, handOf, handPips, isEmpty } from './hands.ts';
import { tileOf } from './move.ts';
import { factFor } from './options.ts';
import {
  boneyardCount,
  createPosition,
  forget,
  get,
  longestRound,
  PASS,
  register,
  undo,
} from './position.ts';
import { legalMoves, moveBuffer, play } from './round.ts';
import type { Game, Position } from './ruleset.ts';
import { dealDeck } from './set-up.ts';

const tables = games.flatMap((rules) =>
  factFor(rules.seats, {}).map((seats): [string, Game] => {
    const compiled = compile(rules, seats, {});
    if (!compiled.ok) throw new Error(compiled.error.message);
    return [`${rules.id}, ${seats} seats`, compiled.game];
  }),
);
const lines = tables.filter(([, { rules }]) => rules.layout.kind === 'line');

/** A round dealt at random; its opening is free, which makes for more kinds of round. */
function deal(position: Position, words: Int32Array): void {
  const deck = position.game.tiles.texts.map((_, tile) => tile);
  shuffleInPlace(words, deck);
  dealDeck(position, deck, 1, []);
}

/** The tile that was taken out of the deck. */
function setAside({ game }: Position): number {
  return game.rules.setAside?.tile(game, 1) ?? -1;
}

/** A random legal move of those in the buffer. */
function choose(words: Int32Array, moves: Int32Array, count: number): number {
  return moves[drawBelow(words, count)] ?? PASS;
}

/** Everything that must hold of a position at any time. */
function check(position: Position): void {
  const { at, seats, tiles } = position.game;
  const hands = Array.from({ length: seats }, (_, seat) => handOf(position, seat));
  const stock = at.deck + get(position, register.stock);
  const boneyard = position.cells.subarray(stock, stock + boneyardCount(position));
  const laid = position.cells.subarray(at.laid, at.laid + get(position, register.laid));
  const aside = position.game.rules.setAside ? [setAside(position)] : [];
  const all = [...hands.flat(), ...boneyard, ...Array.from(laid, tileOf), ...aside];
  expect(all.sort((a, b) => a - b)).toEqual(tiles.texts.map((_, tile) => tile));
  hands.forEach((hand, seat) => {
    expect(handCount(position, seat)).toBe(hand.length);
    expect(isEmpty(position, seat)).toBe(hand.length === 0);
    const pips = hand.reduce((sum, tile) => sum + (tiles.pips[tile] ?? 0), 0);
    expect(handPips(position, seat)).toBe(pips);
  });
}

const seeds = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.integer({ min: 1 }));

describe.each(tables)('%s', (_, game) => {
  test('every tile is in one place at every step, and the counts are right', () => {
    const position = createPosition(game, longestRound(game));
    const moves = moveBuffer(game);
    fc.assert(
      fc.property(seeds, (seed) => {
        const words = Int32Array.from(seed);
        deal(position, words);
        while (get(position, register.end) === 0) {
          check(position);
          play(position, choose(words, moves, legalMoves(position, moves)));
        }
        check(position);
      }),
      { numRuns: 15 },
    );
  });

  test('undo restores every cell, action by action', () => {
    const position = createPosition(game, longestRound(game));
    const moves = moveBuffer(game);
    fc.assert(
      fc.property(seeds, (seed) => {
        const words = Int32Array.from(seed);
        deal(position, words);
        const before: Int32Array[] = [];
        while (get(position, register.end) === 0) {
          before.push(position.cells.slice());
          play(position, choose(words, moves, legalMoves(position, moves)));
        }
        for (const cells of before.reverse()) {
          undo(position);
          if (!same(cells, position.cells)) expect(position.cells).toEqual(cells);
        }
        expect(position.mark).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  test('a long walk forth and back ends where it began', () => {
    const position = createPosition(game, longestRound(game));
    const moves = moveBuffer(game);
    const words = Int32Array.of(3, 1, 4, 1);
    deal(position, words);
    const start = position.cells.slice();
    let depth = 0;
    for (let step = 0; step < 100_000; step++) {
      const back = get(position, register.end) !== 0 || (depth > 0 && drawBelow(words, 3) === 0);
      if (back) undo(position);
      else play(position, choose(words, moves, legalMoves(position, moves)));
      depth += back ? -1 : 1;
    }
    for (; depth > 0; depth--) undo(position);
    expect(position.cells).toEqual(start);
  });

  test('G4: who can play may neither draw nor pass, and where drawing is open passing is not', () => {
    const position = createPosition(game, longestRound(game));
    const moves = moveBuffer(game);
    const words = Int32Array.of(5, 7, 7, 2);
    for (let round = 0; round < 30; round++) {
      deal(position, words);
      while (get(position, register.end) === 0) {
        const count = legalMoves(position, moves);
        const legal = Array.from(moves.subarray(0, count));
        const ends = game.rules.layout.ends(position);
        const fits = handOf(position, get(position, register.turn)).some((tile) =>
          ends.some((end) => game.tiles.high[tile] === end || game.tiles.low[tile] === end),
        );
        if (fits || ends.length === 0) expect(Math.min(...legal)).toBeGreaterThanOrEqual(0);
        else expect(legal).toEqual([game.rules.stuck.move(position)]);
        play(position, choose(words, moves, count));
      }
    }
  });

  test('G6: the round ends when a hand becomes empty, and not before', () => {
    const position = createPosition(game, longestRound(game));
    const moves = moveBuffer(game);
    const words = Int32Array.of(1, 6, 1, 8);
    for (let round = 0; round < 60; round++) {
      deal(position, words);
      for (;;) {
        const counts = handCounts(position);
        expect(counts.includes(0)).toBe(get(position, register.end) === 1);
        if (get(position, register.end) !== 0) break;
        play(position, choose(words, moves, legalMoves(position, moves)));
      }
    }
  });
});

describe.each(lines)('%s', (_, game) => {
  test('G3: a tile is laid only where it carries the open number, and turns up its other one', () => {
    const position = createPosition(game, longestRound(game));
    const moves = moveBuffer(game);
    const { layout } = game.rules;
    const words = Int32Array.of(2, 7, 1, 8);
    for (let round = 0; round < 30; round++) {
      deal(position, words);
      while (get(position, register.end) === 0) {
        const move = choose(words, moves, legalMoves(position, moves));
        const before = layout.ends(position);
        play(position, move);
        if (move < 0 || before.length === 0) continue;
        const side = layout.place(position, move) === 'left' ? 0 : 1;
        const pair = [before[side], layout.ends(position)[side]];
        const tile = tileOf(move);
        expect(pair.sort()).toEqual([game.tiles.low[tile], game.tiles.high[tile]]);
        expect(layout.ends(position)[1 - side]).toBe(before[1 - side]);
      }
    }
  });

  test('a full table that is blocked has equal ends and an even rest', () => {
    const position = createPosition(game, longestRound(game));
    const moves = moveBuffer(game);
    const words = Int32Array.of(1, 4, 1, 4);
    for (let round = 0; round < 200; round++) {
      deal(position, words);
      while (get(position, register.end) === 0) {
        play(position, choose(words, moves, legalMoves(position, moves)));
      }
      if (get(position, register.end) !== 2) continue;
      const [left, right] = game.rules.layout.ends(position);
      const pips = game.sides.flat().map((seat) => handPips(position, seat));
      expect(left).toBe(right);
      expect(pips.reduce((sum, one) => sum + one, 0) % 2).toBe(0);
    }
  });
});

test.each(tables)('%s: legal, play, undo and scoring make no garbage', (_, game) => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const position = createPosition(game, longestRound(game));
  const start = createPosition(game, 1);
  deal(start, Int32Array.of(1, 2, 3, 4));
  const moves = moveBuffer(game);
  const walk = (actions: number): void => {
    let pick = 1;
    for (let done = 0; done < actions; done++) {
      if (done === 0 || get(position, register.end) !== 0) {
        position.cells.set(start.cells);
        forget(position);
      }
      const count = legalMoves(position, moves);
      pick = (pick * 7 + 3) & 0xffff;
      play(position, moves[pick % count] ?? PASS);
      undo(position);
      play(position, moves[pick % count] ?? PASS);
    }
  };
  walk(200_000);
  collect();
  const before = process.memoryUsage().heapUsed;
  walk(500_000);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 1024);
});

function same(a: Int32Array, b: Int32Array): boolean {
  return a.length === b.length && a.every((cell, at) => cell === b[at]);
}
