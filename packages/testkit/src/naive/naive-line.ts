import { drawOne, handOf, type NaiveTable, nextSeat, takeFromHand } from './naive-table.ts';
import { carries, numbersOf, otherNumber } from './naive-tiles.ts';

/** A table with one line of tiles; `ends` are the two numbers open, none before the first tile. */
export interface NaiveLineTable extends NaiveTable {
  ends: [number, number] | null;
}

/** What the seat to act may lay (G3), by hand and end. */
function plays(table: NaiveLineTable): string[] {
  if (!table.ends) {
    return table.forced ? [`${table.forced}@start`] : handOf(table).map((tile) => `${tile}@start`);
  }
  const [left, right] = table.ends;
  const found: string[] = [];
  for (const tile of handOf(table)) {
    if (carries(tile, left)) found.push(`${tile}@left`);
    if (carries(tile, right)) found.push(`${tile}@right`);
  }
  return found;
}

/** All that the seat to act may do: play; else draw while there is something to draw; else pass (G4). */
export function legalOnLine(table: NaiveLineTable): string[] {
  if (table.result) return [];
  const playable = plays(table);
  if (playable.length > 0) return playable;
  return table.boneyard.length > 0 ? ['draw'] : ['pass'];
}

/** Lays, draws or passes; true if that ended the round, by a hand emptied or by a lap of passes. */
export function stepOnLine(table: NaiveLineTable, action: string): 'domino' | 'blocked' | null {
  if (action === 'draw') {
    drawOne(table);
    return null;
  }
  if (action === 'pass') {
    table.passes += 1;
    if (table.passes === table.seats) return 'blocked';
    table.turn = nextSeat(table);
    return null;
  }
  const [tile = '', place] = action.split('@');
  takeFromHand(table, tile);
  table.passes = 0;
  table.forced = null;
  if (!table.ends) table.ends = numbersOf(tile);
  else if (place === 'left') table.ends = [otherNumber(tile, table.ends[0]), table.ends[1]];
  else table.ends = [table.ends[0], otherNumber(tile, table.ends[1])];
  if (handOf(table).length === 0) {
    table.wentOut = table.turn;
    return 'domino';
  }
  table.turn = nextSeat(table);
  return null;
}

/** Gives the lead to the seat that holds a tile, which it then must play. */
export function forceOpening(table: NaiveTable, tile: string): void {
  table.forced = tile;
  table.turn = table.hands.findIndex((hand) => hand.includes(tile));
  table.opener = table.turn;
}
