import {
  dealHands,
  drawOne,
  emptyTable,
  handOf,
  type NaiveGame,
  type NaiveTable,
  nextSeat,
  takeFromHand,
} from './naive-table.ts';
import { carries, isDouble, otherNumber, pipsOfAll } from './naive-tiles.ts';

interface Train {
  name: string;
  /** Who it belongs to; null for the Mexican train. */
  owner: number | null;
  tiles: string[];
  /** The number at its end; the engine's while it is empty. */
  end: number;
  open: boolean;
}

interface NaiveTrainTable extends NaiveTable {
  engine: number;
  trains: Train[];
  /** The train whose double must be covered. */
  duty: Train | null;
  /** Whether this turn's one draw is spent. */
  drawn: boolean;
  /** Whether this turn began with the own train empty (M15, first turn chain). */
  chaining: boolean;
}

/** Hands where the sheet gives a list, for 2…8 seats (M15). */
const handSizes: Record<number, number[]> = {
  9: [9, 9, 9, 7, 7, 7, 6],
  12: [16, 15, 15, 12, 12, 11, 11],
  15: [15, 15, 15, 15, 15, 13, 13],
};

const setOf = (table: NaiveTable) => Number(table.options.set ?? 12);

/** The trains that a seat, had it the turn, might lay on (M5–M8, M10). */
function placesFor(table: NaiveTrainTable, seat: number): Train[] {
  if (table.duty) return [table.duty];
  const own = table.trains.find((train) => train.owner === seat);
  if (own && (own.tiles.length === 0 || (seat === table.turn && table.chaining))) return [own];
  return table.trains.filter((train) => train.owner === null || train.owner === seat || train.open);
}

function playsFor(table: NaiveTrainTable, seat: number): string[] {
  return placesFor(table, seat).flatMap((train) =>
    (table.hands[seat] ?? [])
      .filter((tile) => carries(tile, train.end))
      .map((tile) => `${tile}@${train.name}`),
  );
}

/** The pips of a hand at the end (M14, with the worth of the blank double, M15). */
function pipsLeft(table: NaiveTable, hand: readonly string[]): number {
  return pipsOfAll(hand) + (hand.includes('0-0') ? Number(table.options.blankDouble ?? 0) : 0);
}

function finish(table: NaiveTrainTable, kind: 'domino' | 'blocked'): void {
  const points = table.hands.map((hand) => pipsLeft(table, hand));
  points.forEach((pips, seat) => {
    table.scores[seat] = (table.scores[seat] ?? 0) + pips;
  });
  table.result = { kind, winners: kind === 'domino' ? [table.turn] : [], points };
  if (table.round < Number(table.options.rounds ?? 4)) return;
  const lowest = Math.min(...table.scores);
  table.winners = table.scores.flatMap((score, seat) => (score === lowest ? [seat] : []));
}

function startTurn(table: NaiveTrainTable, seat: number): void {
  table.turn = seat;
  table.drawn = false;
  const own = table.trains.find((train) => train.owner === seat);
  table.chaining = table.options.firstTurnChain === true && !table.duty && own?.tiles.length === 0;
}

function pass(table: NaiveTrainTable): void {
  table.passes += 1;
  const own = table.trains.find((train) => train.owner === table.turn);
  if (own) own.open = true;
  if (table.options.doubleDuty !== 'passes-on') table.duty = null;
  table.chaining = false;
  const stuck = table.hands.every((_, seat) => playsFor(table, seat).length === 0);
  if (table.boneyard.length === 0 && table.passes >= table.seats && stuck) finish(table, 'blocked');
  else startTurn(table, nextSeat(table));
}

function layTile(table: NaiveTrainTable, action: string): void {
  const [tile = '', name = ''] = action.split('@');
  const train = table.trains.find((one) => one.name === name);
  if (!train) return;
  takeFromHand(table, tile);
  train.end = otherNumber(tile, train.end);
  train.tiles.push(tile);
  if (train.owner === table.turn) train.open = false;
  table.passes = 0;
  table.duty = isDouble(tile) ? train : null;
  if (handOf(table).length === 0) finish(table, 'domino');
  else if (table.duty) return;
  else if (!table.chaining || playsFor(table, table.turn).length === 0)
    startTurn(table, nextSeat(table));
}

/** Mexican Train by the rule sheet, part M. */
export const naiveMexicanTrain: NaiveGame<NaiveTrainTable> = {
  id: 'mexican-train',
  setUp: (seats, options) => ({
    ...emptyTable(seats, options, false),
    engine: 0,
    trains: [],
    duty: null,
    drawn: false,
    chaining: false,
  }),
  deal(table, deck, opener) {
    table.engine = setOf(table) - table.round;
    const engine = `${table.engine}-${table.engine}`;
    const size = handSizes[setOf(table)]?.[table.seats - 2] ?? 0;
    dealHands(
      table,
      deck.filter((tile) => tile !== engine),
      size,
    );
    const owners: (number | null)[] = [...table.hands.map((_, seat) => seat), null];
    table.trains = owners.map((owner) => ({
      name: owner === null ? 'mexican' : `train-${owner}`,
      owner,
      tiles: [],
      end: table.engine,
      open: false,
    }));
    table.duty = null;
    table.opener = opener ?? nextSeat(table, table.opener);
    startTurn(table, table.opener);
    return true;
  },
  legal(table) {
    if (table.result) return [];
    const playable = playsFor(table, table.turn);
    if (playable.length > 0) return playable;
    return table.boneyard.length > 0 && !table.drawn ? ['draw'] : ['pass'];
  },
  play(table, action) {
    if (action === 'draw') {
      drawOne(table);
      table.drawn = true;
    } else if (action === 'pass') pass(table);
    else layTile(table, action);
  },
};
