/** The two numbers of a tile as it is written. */
export function numbersOf(tile: string): [number, number] {
  const [a = 0, b = 0] = tile.split('-').map(Number);
  return [a, b];
}

/** The pips of a tile (G2). */
export function pipsOf(tile: string): number {
  const [a, b] = numbersOf(tile);
  return a + b;
}

/** The pips of many tiles (G2). */
export function pipsOfAll(tiles: readonly string[]): number {
  let sum = 0;
  for (const tile of tiles) sum += pipsOf(tile);
  return sum;
}

/** Whether both numbers are equal. */
export function isDouble(tile: string): boolean {
  const [a, b] = numbersOf(tile);
  return a === b;
}

/** Whether a tile carries a number. */
export function carries(tile: string, number: number): boolean {
  return numbersOf(tile).includes(number);
}

/** The number on the other half: of 6-4 joined by its 6 it is 4; of 5-5 it is 5. */
export function otherNumber(tile: string, number: number): number {
  const [a, b] = numbersOf(tile);
  return a === number ? b : a;
}

/** The heaviest of some tiles; of equal weight the one with the higher number. */
export function heaviestOf(tiles: readonly string[]): string | undefined {
  let best: string | undefined;
  for (const tile of tiles) {
    if (best === undefined || pipsOf(tile) > pipsOf(best)) best = tile;
    else if (pipsOf(tile) === pipsOf(best) && numbersOf(tile)[0] > numbersOf(best)[0]) best = tile;
  }
  return best;
}

/** The highest of the doubles among some tiles. */
export function highestDoubleOf(tiles: readonly string[]): string | undefined {
  return heaviestOf(tiles.filter(isDouble));
}
