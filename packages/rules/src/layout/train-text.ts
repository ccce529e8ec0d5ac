import { laidBy, layerOf, moveOf, nobody, targetOf, tileOf } from '../kernel/move.ts';
import { forget, get, register } from '../kernel/position.ts';
import type { Position } from '../kernel/ruleset.ts';
import { show } from '../kernel/show.ts';
import type { MatchPosition } from '../match-types.ts';
import type { LaidTile, TrainTable, TrainView } from '../table-types.ts';
import { formatTile } from '../tiles/tile.ts';
import {
  beginTurn,
  dutyOf,
  endOf,
  engineOf,
  everyTrain,
  extend,
  hasBegun,
  hasDrawn,
  isChaining,
  isOpen,
  setDuty,
  setEngine,
  setOpen,
  spendDraw,
  trainAt,
  trainPlace,
} from './train-cells.ts';

type Claim = (tile: number | undefined) => boolean;

/** Whether the seat to act may now lay a chain of first tiles: its train is empty and nothing is to be covered (M15). */
export function beginsChain(position: Position): boolean {
  if (position.game.options.firstTurnChain !== true || dutyOf(position) >= 0) return false;
  return !hasBegun(position, get(position, register.turn));
}

/** Every tile laid, in order, with its train. */
function laidTiles(position: Position): LaidTile[] {
  const { at, tiles } = position.game;
  const ends = everyTrain(position).map(() => engineOf(position));
  return Array.from({ length: get(position, register.laid) }, (_, index) => {
    const move = get(position, at.laid + index);
    const train = targetOf(move);
    const from = ends[train] ?? 0;
    const to = (tiles.pips[tileOf(move)] ?? 0) - from;
    ends[train] = to;
    const seat = layerOf(move);
    return {
      tile: formatTile(from, to),
      lies: `${from}-${to}`,
      place: trainPlace(position, train),
      ...(seat !== undefined && { seat }),
    };
  });
}

/** The fields of a position text that tell of the trains. */
export function writeTrains(position: Position): Partial<MatchPosition> {
  const { seats } = position.game;
  const laid = laidTiles(position);
  const all = everyTrain(position).map((train) => {
    const place = trainPlace(position, train);
    return laid.filter((tile) => tile.place === place).map(({ lies }) => lies);
  });
  const duty = dutyOf(position);
  return {
    engine: engineOf(position),
    trains: all.slice(0, seats).map((tiles, seat) => ({ tiles, open: isOpen(position, seat) })),
    mexican: all[seats] ?? [],
    duty: duty < 0 ? null : trainPlace(position, duty),
    drawn: hasDrawn(position),
    ...(isChaining(position) && { chaining: true }),
  };
}

/** The trains as every seat sees them. */
export function trainsView(position: Position): TrainTable {
  const { seats } = position.game;
  const laid = laidTiles(position);
  const trains = everyTrain(position).map((train): TrainView => {
    const place = trainPlace(position, train);
    return {
      place,
      owner: train === seats ? null : train,
      open: train === seats || isOpen(position, train),
      laid: laid.filter((tile) => tile.place === place),
      end: endOf(position, train),
    };
  });
  const duty = dutyOf(position);
  return {
    kind: 'trains',
    engine: engineOf(position),
    trains,
    laid,
    ends: trains.map(({ place, end }) => ({ place, number: end })),
    duty: duty < 0 ? null : trainPlace(position, duty),
    drawn: hasDrawn(position),
  };
}

/** Lays the trains that a position text describes; returns what is wrong with it, or null. */
export function readTrains(
  position: Position,
  fields: Readonly<Record<string, unknown>>,
  claim: Claim,
): string | null {
  const { seats, tiles } = position.game;
  const { engine, trains, mexican = [], duty = null, drawn = false } = fields;
  if (typeof engine !== 'number' || !Number.isInteger(engine) || engine < 0 || engine > tiles.top) {
    return `engine: a number from 0 to ${tiles.top} was expected, not ${show(engine)}`;
  }
  if (!claim(tiles.indexOf.get(formatTile(engine, engine)))) {
    return `engine: ${engine}-${engine} stands elsewhere too`;
  }
  if (!Array.isArray(trains) || trains.length !== seats) {
    return `trains: ${seats} were expected, not ${show(trains)}`;
  }
  if (typeof drawn !== 'boolean') return `drawn: true or false was expected, not ${show(drawn)}`;
  setEngine(position, engine);
  const given: readonly unknown[] = trains;
  for (const [seat, train] of given.entries()) {
    const wrong = readTrain(position, seat, train, claim);
    if (wrong) return `trains[${seat}]: ${wrong}`;
  }
  const wrong = readTiles(position, seats, mexican, claim);
  if (wrong) return `mexican: ${wrong}`;
  if (duty !== null && !readDuty(position, duty)) {
    return `duty: a train that ends in a double was expected, not ${show(duty)}`;
  }
  beginTurn(position, fields.chaining === true || beginsChain(position));
  if (drawn) spendDraw(position);
  if (fields.round === undefined) position.cells[register.round] = tiles.top + 1 - engine;
  forget(position);
  return null;
}

function readTrain(position: Position, seat: number, train: unknown, claim: Claim): string | null {
  if (typeof train !== 'object' || train === null || Array.isArray(train)) {
    return `a train was expected, not ${show(train)}`;
  }
  for (const name of Object.keys(train)) {
    if (name !== 'tiles' && name !== 'open') return `${show(name)} is no field of a train`;
  }
  const { tiles = [], open = false }: { tiles?: unknown; open?: unknown } = train;
  if (typeof open !== 'boolean') return `open: true or false was expected, not ${show(open)}`;
  setOpen(position, seat, open);
  return readTiles(position, seat, tiles, claim);
}

function readTiles(position: Position, train: number, texts: unknown, claim: Claim): string | null {
  const { at, tiles } = position.game;
  if (!Array.isArray(texts)) return `a list of tiles was expected, not ${show(texts)}`;
  const given: readonly unknown[] = texts;
  for (const text of given) {
    if (typeof text !== 'string') return `a tile was expected, not ${show(text)}`;
    const upright = tiles.indexOf.get(text);
    const tile = upright ?? tiles.indexOfTurned.get(text);
    if (tile === undefined || !claim(tile)) {
      return `${show(text)} is no tile of the set or stands twice`;
    }
    const first = (upright === undefined ? tiles.low : tiles.high)[tile];
    const end = endOf(position, train);
    if (first !== end) return `${text} does not touch ${end}`;
    const laid = position.cells[register.laid] ?? 0;
    extend(position, train, (tiles.pips[tile] ?? 0) - end);
    position.cells[at.laid + laid] = laidBy(nobody, moveOf(tile, train));
    position.cells[register.laid] = laid + 1;
    forget(position);
  }
  return null;
}

function readDuty(position: Position, duty: unknown): boolean {
  const { at, tiles } = position.game;
  const train = typeof duty === 'string' ? trainAt(position, duty) : -1;
  if (train < 0 || !hasBegun(position, train)) return false;
  let last = -1;
  for (let index = 0; index < get(position, register.laid); index++) {
    const move = get(position, at.laid + index);
    if (targetOf(move) === train) last = tileOf(move);
  }
  if (tiles.high[last] !== tiles.low[last]) return false;
  setDuty(position, train);
  return true;
}
