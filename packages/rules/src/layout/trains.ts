/*
 * An engine with a train for each seat and the Mexican train, which is everyone's. Trains are numbered by seat, the
 * Mexican train last. The cells: the engine's number, the duty, the turn's spent draw, the chain of a first turn, the
 * mask of open trains, then for each train its end and how many tiles it has.
 */

import { layerOf, laidBy, moveOf, nobody, targetOf, tileOf } from '../kernel/move.ts';
import { forget, get, register, set } from '../kernel/position.ts';
import type { Layout, Position } from '../kernel/ruleset.ts';
import type { TrainTable, TrainView } from '../match-types.ts';
import { formatTile, numbers } from '../tiles/tile.ts';
import type { Place } from '../vocabulary.ts';

const cell = { engine: 0, duty: 1, drawn: 2, chain: 3, open: 4, trains: 5 } as const;
const trainsAtMost = 9;
const size = cell.trains + 2 * trainsAtMost;

/** An engine, a train a seat, and the Mexican train (M5 to M10). */
export const trains: Layout = {
  kind: 'trains',
  size,
  placesPerTile: trainsAtMost,
  clear,
  plays: (position, out) => playsOf(position, get(position, register.turn), out),
  lay,
  target: (position, place) => {
    const { seats } = position.game;
    if (place === 'mexican') return seats;
    const train = /^train-(\d+)$/.exec(place)?.[1];
    return train !== undefined && Number(train) < seats ? Number(train) : -1;
  },
  place: (position, move) => nameOf(position, targetOf(move)),
  joins,
  refuses: (position, move) => {
    const duty = dutyOf(position);
    if (duty >= 0 && targetOf(move) !== duty) return 'must-cover';
    const own = get(position, register.turn);
    return isLocked(position, own) && targetOf(move) !== own ? 'must-start-own-train' : null;
  },
  ends: (position) => {
    const places = placesFor(position, get(position, register.turn));
    const ends = trainsOf(position).filter((train) => (places >> train) & 1);
    return [...new Set(ends.map((train) => endOf(position, train)))].sort((a, b) => a - b);
  },
  fields: ['engine', 'trains', 'mexican', 'duty', 'drawn'],
  read,
  write,
  view,
  turnBegins: (position) => {
    const { table } = position.game.at;
    const own = get(position, register.turn);
    setCell(position, cell.drawn, 0);
    const chains = position.game.options.firstTurnChain === true && dutyOf(position) < 0;
    setCell(position, cell.chain, chains && get(position, table + cell.trains + 2 * own + 1) === 0 ? 1 : 0);
  },
};

function setCell(position: Position, which: number, value: number): void {
  const offset = position.game.at.table + which;
  if (get(position, offset) !== value) set(position, offset, value);
}

/** The train whose double must be covered (M10), or −1. */
export function dutyOf(position: Position): number {
  return get(position, position.game.at.table + cell.duty);
}

/** Lays the duty on a train, or lifts it with −1. */
export function setDuty(position: Position, train: number): void {
  setCell(position, cell.duty, train);
}

/** Whether this turn's one draw is spent (M9, M11). */
export function hasDrawn(position: Position): boolean {
  return get(position, position.game.at.table + cell.drawn) !== 0;
}

/** Spends this turn's draw. */
export function spendDraw(position: Position): void {
  setCell(position, cell.drawn, 1);
}

/** Whether the seat is laying the first tiles of its train in one turn (M15, `firstTurnChain`). */
export function isChaining(position: Position): boolean {
  return get(position, position.game.at.table + cell.chain) !== 0;
}

/** Puts a seat's marker up or takes it down (M8). */
export function setMarker(position: Position, seat: number, up: boolean): void {
  const { table } = position.game.at;
  const open = get(position, table + cell.open);
  setCell(position, cell.open, up ? open | (1 << seat) : open & ~(1 << seat));
}

/** Whether the seat, had it the turn, could lay a tile (M13). */
export function couldPlay(position: Position, seat: number): boolean {
  const { at, tiles } = position.game;
  const hand = at.hands + seat * tiles.words;
  const places = placesFor(position, seat);
  for (let train = 0; places >> train !== 0; train++) {
    if (((places >> train) & 1) === 0) continue;
    const carrying = endOf(position, train) * tiles.words;
    for (let word = 0; word < tiles.words; word++) {
      if ((get(position, hand + word) & (tiles.carrying[carrying + word] as number)) !== 0) {
        return true;
      }
    }
  }
  return false;
}

function trainsOf({ game }: Position): number[] {
  return Array.from({ length: game.seats + 1 }, (_, train) => train);
}

function nameOf({ game }: Position, train: number): Place {
  return train === game.seats ? 'mexican' : `train-${train}`;
}

function endOf(position: Position, train: number): number {
  return get(position, position.game.at.table + cell.trains + 2 * train);
}

function lengthOf(position: Position, train: number): number {
  return get(position, position.game.at.table + cell.trains + 2 * train + 1);
}

/** Whether only the own train may be played on: it has no tile (M6), or its first turn still runs (M15). */
function isLocked(position: Position, seat: number): boolean {
  if (lengthOf(position, seat) === 0) return true;
  return seat === get(position, register.turn) && isChaining(position);
}

/** The trains a seat may lay on, as a mask (M5 to M8, M10). */
function placesFor(position: Position, seat: number): number {
  const duty = dutyOf(position);
  if (duty >= 0) return 1 << duty;
  if (isLocked(position, seat)) return 1 << seat;
  const { at, seats } = position.game;
  return get(position, at.table + cell.open) | (1 << seat) | (1 << seats);
}

function clear({ cells, game }: Position): void {
  const { table } = game.at;
  cells.fill(0, table, table + size);
  cells[table + cell.duty] = -1;
  start(cells, game, 0);
}

/** Sets the engine's number, which every train without a tile shows. */
function start(cells: Int32Array, { at, seats }: Position['game'], engine: number): void {
  cells[at.table + cell.engine] = engine;
  for (let train = 0; train <= seats; train++) {
    if (cells[at.table + cell.trains + 2 * train + 1] === 0) {
      cells[at.table + cell.trains + 2 * train] = engine;
    }
  }
}

/** Sets the engine of a fresh deal (M2). */
export function setEngine({ cells, game }: Position, number: number): void {
  start(cells, game, number);
}

function playsOf(position: Position, seat: number, out: Int32Array): number {
  const { at, tiles } = position.game;
  const hand = at.hands + seat * tiles.words;
  const places = placesFor(position, seat);
  let count = 0;
  for (let train = 0; places >> train !== 0; train++) {
    if (((places >> train) & 1) === 0) continue;
    const carrying = endOf(position, train) * tiles.words;
    for (let word = 0; word < tiles.words; word++) {
      let rest = get(position, hand + word) & (tiles.carrying[carrying + word] as number);
      for (; rest !== 0; rest &= rest - 1) {
        out[count++] = moveOf(word * 32 + 31 - Math.clz32(rest & -rest), train);
      }
    }
  }
  return count;
}

function lay(position: Position, move: number): void {
  const { at, tiles } = position.game;
  const offset = at.table + cell.trains + 2 * targetOf(move);
  const tile = tileOf(move);
  const free = (tiles.high[tile] as number) + (tiles.low[tile] as number) - get(position, offset);
  set(position, offset, free);
  set(position, offset + 1, get(position, offset + 1) + 1);
}

function joins(position: Position, move: number): ReturnType<Layout['joins']> {
  const { tiles } = position.game;
  if (((placesFor(position, get(position, register.turn)) >> targetOf(move)) & 1) === 0) return 'closed';
  const end = endOf(position, targetOf(move));
  const tile = tileOf(move);
  return tiles.high[tile] === end || tiles.low[tile] === end ? 'fits' : 'does-not-fit';
}

/** The tiles of each train as they lie, from the engine outwards. */
function tilesByTrain(position: Position): { tile: string; lies: string; seat?: number }[][] {
  const { at, tiles } = position.game;
  const engine = get(position, at.table + cell.engine);
  const ends = trainsOf(position).map(() => engine);
  const found: { tile: string; lies: string; seat?: number }[][] = ends.map(() => []);
  for (let index = 0; index < get(position, register.laid); index++) {
    const move = get(position, at.laid + index);
    const tile = tileOf(move);
    const train = targetOf(move);
    const from = ends[train] ?? engine;
    const to = (tiles.high[tile] ?? 0) + (tiles.low[tile] ?? 0) - from;
    ends[train] = to;
    const seat = layerOf(move);
    found[train]?.push({
      tile: tiles.texts[tile] ?? '',
      lies: `${from}-${to}`,
      ...(seat !== undefined && { seat }),
    });
  }
  return found;
}

function write(position: Position) {
  const { at, seats } = position.game;
  const all = tilesByTrain(position).map((laid) => laid.map(({ lies }) => lies));
  const duty = dutyOf(position);
  return {
    engine: get(position, at.table + cell.engine),
    trains: all.slice(0, seats).map((tiles, seat) => ({ tiles, open: isUp(position, seat) })),
    mexican: all[seats] ?? [],
    duty: duty < 0 ? null : nameOf(position, duty),
    drawn: hasDrawn(position),
  };
}

function isUp(position: Position, seat: number): boolean {
  return ((get(position, position.game.at.table + cell.open) >> seat) & 1) === 1;
}

function read(
  position: Position,
  fields: Readonly<Record<string, unknown>>,
  claim: (tile: number | undefined) => boolean,
): string | null {
  const { cells, game } = position;
  const { engine, trains: own, mexican = [], duty, drawn = false } = fields;
  if (typeof engine !== 'number' || !Number.isInteger(engine) || engine < 0 || engine > game.tiles.top) {
    return `engine: a number from 0 to ${game.tiles.top} was expected`;
  }
  if (!claim(game.tiles.indexOf.get(formatTile(engine, engine)))) return 'engine: its double stands elsewhere too';
  if (!Array.isArray(own) || own.length !== game.seats) return `trains: ${game.seats} were expected`;
  if (typeof drawn !== 'boolean') return 'drawn: true or false was expected';
  setEngine(position, engine);
  const given: unknown[] = own;
  for (const [seat, train] of given.entries()) {
    const wrong = readTrain(position, seat, train, claim);
    if (wrong) return `trains[${seat}]: ${wrong}`;
  }
  const wrong = readTiles(position, game.seats, mexican, claim);
  if (wrong) return `mexican: ${wrong}`;
  cells[game.at.table + cell.drawn] = drawn ? 1 : 0;
  return duty === undefined || duty === null ? null : readDuty(position, duty);
}

function readTrain(
  position: Position,
  seat: number,
  train: unknown,
  claim: (tile: number | undefined) => boolean,
): string | null {
  if (typeof train !== 'object' || train === null || Array.isArray(train)) return 'a train was expected';
  const { tiles = [], open = false, ...others } = train as Record<string, unknown>;
  if (Object.keys(others).length > 0) return 'only tiles and open were expected';
  if (typeof open !== 'boolean') return 'open: true or false was expected';
  setMarker(position, seat, open);
  forget(position);
  return readTiles(position, seat, tiles, claim);
}

function readTiles(
  position: Position,
  train: number,
  texts: unknown,
  claim: (tile: number | undefined) => boolean,
): string | null {
  const { tiles, at } = position.game;
  if (!Array.isArray(texts)) return 'a list of tiles was expected';
  for (const text of texts) {
    if (typeof text !== 'string' || !/^(0|[1-9]\d?)-(0|[1-9]\d?)$/.test(text)) return 'a tile was expected';
    const [first, second] = numbers(text);
    const tile = tiles.indexOf.get(formatTile(first, second));
    if (!claim(tile) || tile === undefined) return `${text} is not of the set or stands twice`;
    if (first !== endOf(position, train)) return `${text} does not touch ${endOf(position, train)}`;
    const move = moveOf(tile, train);
    const index = get(position, register.laid);
    lay(position, move);
    position.cells[at.laid + index] = laidBy(nobody, move);
    position.cells[register.laid] = index + 1;
    forget(position);
  }
  return null;
}

function readDuty(position: Position, duty: unknown): string | null {
  const { cells, game } = position;
  const train = typeof duty === 'string' ? trains.target(position, duty) : -1;
  const last = train < 0 ? undefined : tilesByTrain(position)[train]?.at(-1);
  const [first, second] = last ? numbers(last.tile) : [0, 1];
  if (first !== second) return 'duty: a train that ends in a double was expected';
  cells[game.at.table + cell.duty] = train;
  return null;
}

function view(position: Position): TrainTable {
  const { at, seats } = position.game;
  const found = tilesByTrain(position);
  const all = trainsOf(position).map((train): TrainView => {
    const place = nameOf(position, train);
    return {
      place,
      owner: train === seats ? null : train,
      open: train === seats || isUp(position, train),
      laid: (found[train] ?? []).map((tile) => ({ ...tile, place })),
      end: endOf(position, train),
    };
  });
  const duty = dutyOf(position);
  return {
    kind: 'trains',
    engine: get(position, at.table + cell.engine),
    trains: all,
    laid: all.flatMap(({ laid }) => laid),
    ends: all.map(({ place, end }) => ({ place, number: end })),
    duty: duty < 0 ? null : nameOf(position, duty),
    drawn: hasDrawn(position),
  };
}
