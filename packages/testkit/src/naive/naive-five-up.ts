import {
  dealHands,
  drawOne,
  emptyTable,
  endRound,
  handOf,
  type NaiveGame,
  type NaiveTable,
  nextSeat,
  takeFromHand,
} from './naive-table.ts';
import { carries, isDouble, numbersOf, otherNumber, pipsOfAll } from './naive-tiles.ts';

/** A tile on the table and what of it is still free. */
interface Laid {
  tile: string;
  /** Of a tile that is no double: the numbers of its free ends. */
  free: number[];
  /** Of a double: sides and tips taken, two each. */
  sides: number;
  tips: number;
}

interface NaiveTreeTable extends NaiveTable {
  laid: Laid[];
}

/** Whether something with this number may be joined here (F4). */
function takes(laid: Laid, number: number): boolean {
  if (!isDouble(laid.tile)) return laid.free.includes(number);
  return carries(laid.tile, number) && (laid.sides < 2 || laid.tips < 2);
}

/** The count of the open ends (F5). */
function count(table: NaiveTreeTable): number {
  let sum = 0;
  for (const { tile, free, sides } of table.laid) {
    if (!isDouble(tile)) for (const number of free) sum += number;
    else if (sides < 2) sum += pipsOfAll([tile]);
  }
  return sum;
}

/** Takes the place of a tile of this number: a double's sides before its tips (F4). */
function occupy(host: Laid, number: number): void {
  if (!isDouble(host.tile)) host.free.splice(host.free.indexOf(number), 1);
  else if (host.sides < 2) host.sides += 1;
  else host.tips += 1;
}

function lay(table: NaiveTreeTable, tile: string, hostTile: string): void {
  const host = table.laid.find((laid) => laid.tile === hostTile);
  if (!host) {
    table.laid.push({ tile, free: isDouble(tile) ? [] : numbersOf(tile), sides: 0, tips: 0 });
    return;
  }
  const number = numbersOf(tile).find((one) => takes(host, one)) ?? 0;
  occupy(host, number);
  table.laid.push({
    tile,
    free: isDouble(tile) ? [] : [otherNumber(tile, number)],
    sides: 1,
    tips: 0,
  });
}

function plays(table: NaiveTreeTable): string[] {
  if (table.laid.length === 0) return handOf(table).map((tile) => `${tile}@start`);
  return handOf(table).flatMap((tile) =>
    table.laid
      .filter((host) => numbersOf(tile).some((number) => takes(host, number)))
      .map((host) => `${tile}@${host.tile}`),
  );
}

/** Tiles of the boneyard that are never drawn (F7). */
const reserve = (table: NaiveTable) => (table.seats === 4 ? 2 : 1);

/** The opponents' pips in points, rounded to the nearest (F8). */
function bonus(table: NaiveTable, side: number): number {
  const pips = pipsOfAll(
    table.hands.flatMap((hand, seat) => (table.sides[seat] === side ? [] : hand)),
  );
  const rest = pips % 5;
  return (pips - rest) / 5 + (rest >= 3 ? 1 : 0);
}

function finish(table: NaiveTreeTable, kind: 'domino' | 'blocked', side: number | null): void {
  const points = table.scores.map(() => 0);
  if (side !== null) points[side] = bonus(table, side);
  endRound(
    table,
    { kind, winners: side === null ? [] : [side], points },
    Number(table.options.target ?? 61),
  );
}

/** The side with the lowest total, if it is alone with it (F9). */
function lowestSide(table: NaiveTable): number | null {
  const totals = table.scores.map((_, side) =>
    pipsOfAll(table.hands.flatMap((hand, seat) => (table.sides[seat] === side ? hand : []))),
  );
  const lowest = Math.min(...totals);
  return totals.filter((total) => total === lowest).length === 1 ? totals.indexOf(lowest) : null;
}

function playTile(table: NaiveTreeTable, action: string): void {
  const [tile = '', host = ''] = action.split('@');
  takeFromHand(table, tile);
  lay(table, tile, host);
  table.passes = 0;
  const side = table.sides[table.turn] ?? 0;
  const counted = count(table);
  if (counted > 0 && counted % 5 === 0) {
    table.scores[side] = (table.scores[side] ?? 0) + counted / 5;
    if ((table.scores[side] ?? 0) >= Number(table.options.target ?? 61)) {
      table.result = { kind: 'target', winners: [side], points: table.scores.map(() => 0) };
      table.winners = [side];
      return;
    }
  }
  if (handOf(table).length > 0) {
    table.turn = nextSeat(table);
    return;
  }
  table.wentOut = table.turn;
  finish(table, 'domino', side);
}

/** Five-Up by the rule sheet, part F. */
export const naiveFiveUp: NaiveGame<NaiveTreeTable> = {
  id: 'five-up',
  setUp: (seats, options) => ({ ...emptyTable(seats, options, seats === 4), laid: [] }),
  deal(table, deck, opener) {
    dealHands(table, deck, 5);
    table.laid = [];
    table.turn = opener ?? table.wentOut ?? 0;
    table.opener = table.turn;
    table.wentOut = null;
    return true;
  },
  legal(table) {
    if (table.result) return [];
    const playable = plays(table);
    if (playable.length > 0) return playable;
    return table.boneyard.length > reserve(table) ? ['draw'] : ['pass'];
  },
  play(table, action) {
    if (action === 'draw') drawOne(table);
    else if (action === 'pass') {
      table.passes += 1;
      if (table.passes === table.seats) finish(table, 'blocked', lowestSide(table));
      else table.turn = nextSeat(table);
    } else playTile(table, action);
  },
};
