/** How a round ended, with what its end added to each side. */
export interface NaiveResult {
  kind: 'domino' | 'blocked' | 'target';
  winners: number[];
  points: number[];
}

/** Everything on and round a table, as plain lists that are changed in place. What a game does not use stays empty. */
export interface NaiveTable {
  readonly seats: number;
  readonly options: Readonly<Record<string, number | string | boolean>>;
  /** The side of each seat. */
  readonly sides: number[];
  hands: string[][];
  boneyard: string[];
  turn: number;
  opener: number;
  round: number;
  /** Passes in a row since the last placement. */
  passes: number;
  /** The one tile that may open, where a rule says so. */
  forced: string | null;
  /** By side. */
  scores: number[];
  result: NaiveResult | null;
  /** Sides that won the match. */
  winners: number[];
  /** Who went out last, if anyone. */
  wentOut: number | null;
}

/** A game told the slow and plain way, to hold the kernel against. */
export interface NaiveGame<T extends NaiveTable = NaiveTable> {
  readonly id: string;
  setUp(seats: number, options: NaiveTable['options']): T;
  /** Deals a round; false where a rule throws the deal back. `opener` where lots decide it. */
  deal(table: T, deck: readonly string[], opener?: number): boolean;
  legal(table: T): string[];
  play(table: T, action: string): void;
}

/** A table nobody has been dealt to. */
export function emptyTable(
  seats: number,
  options: NaiveTable['options'],
  pairs: boolean,
): NaiveTable {
  const sides = Array.from({ length: seats }, (_, seat) => (pairs ? seat % 2 : seat));
  return {
    seats,
    options,
    sides,
    hands: [],
    boneyard: [],
    turn: 0,
    opener: 0,
    round: 0,
    passes: 0,
    forced: null,
    scores: Array.from({ length: pairs ? 2 : seats }, () => 0),
    result: null,
    winners: [],
    wentOut: null,
  };
}

/** Gives every seat its tiles, first seat first, and leaves the rest as the boneyard. */
export function dealHands(table: NaiveTable, deck: readonly string[], size: number): void {
  table.hands = [];
  for (let seat = 0; seat < table.seats; seat += 1) {
    table.hands.push(deck.slice(seat * size, (seat + 1) * size));
  }
  table.boneyard = deck.slice(table.seats * size);
  table.round += 1;
  table.passes = 0;
  table.forced = null;
  table.result = null;
}

/** The hand of the seat to act. */
export function handOf(table: NaiveTable): string[] {
  return table.hands[table.turn] ?? [];
}

/** Takes a tile out of the hand of the seat to act. */
export function takeFromHand(table: NaiveTable, tile: string): void {
  table.hands[table.turn] = handOf(table).filter((held) => held !== tile);
}

/** Moves the front tile of the boneyard to the hand of the seat to act. */
export function drawOne(table: NaiveTable): void {
  const tile = table.boneyard.shift();
  if (tile !== undefined) handOf(table).push(tile);
}

/** The next seat in the order of play. */
export function nextSeat(table: NaiveTable, seat = table.turn): number {
  return (seat + 1) % table.seats;
}

/** Seats of a side. */
export function seatsOf(table: NaiveTable, side: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < table.seats; seat += 1)
    if (table.sides[seat] === side) seats.push(seat);
  return seats;
}

/** Ends a round: books the points and, for games up to a target, the match. */
export function endRound(table: NaiveTable, result: NaiveResult, target: number): void {
  table.result = result;
  result.points.forEach((points, side) => {
    table.scores[side] = (table.scores[side] ?? 0) + points;
  });
  table.winners = table.scores.flatMap((score, side) => (score >= target ? [side] : []));
}
