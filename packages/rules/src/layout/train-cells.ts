import { get, register, set, tableAt } from '../kernel/position.ts';
import type { Position } from '../kernel/ruleset.ts';
import type { Place } from '../vocabulary.ts';

/*
 * An engine with a train for each seat and the Mexican train, which is everyone's. Trains are numbered by seat, the
 * Mexican train last. The cells: the engine's number, the train under the duty of covering, what holds for this turn (its
 * draw is spent, it is a first chain), the masks of raised markers and of trains with a tile, then each train's end.
 */
const cell = {
  engine: tableAt,
  duty: tableAt + 1,
  turn: tableAt + 2,
  markers: tableAt + 3,
  begun: tableAt + 4,
  ends: tableAt + 5,
} as const;

const spent = 1;
const chain = 2;

/** Cells that the trains of so many seats take. */
export function trainsSize(seats: number): number {
  return cell.ends - tableAt + seats + 1;
}

function write(position: Position, offset: number, value: number): void {
  if (get(position, offset) !== value) set(position, offset, value);
}

/** Empties every train and sets the engine's number, which a train shows until it has a tile (M7). */
export function setEngine({ cells, game }: Position, engine: number): void {
  cells.fill(0, tableAt, cell.ends);
  cells[cell.engine] = engine;
  cells[cell.duty] = -1;
  cells.fill(engine, cell.ends, cell.ends + game.seats + 1);
}

/** The engine's number. */
export function engineOf(position: Position): number {
  return get(position, cell.engine);
}

/** The train whose double must be covered (M10), or −1. */
export function dutyOf(position: Position): number {
  return get(position, cell.duty);
}

/** Lays the duty on a train, or lifts it with −1. */
export function setDuty(position: Position, train: number): void {
  write(position, cell.duty, train);
}

/** Whether this turn's one draw is spent (M9, M11). */
export function hasDrawn(position: Position): boolean {
  return (get(position, cell.turn) & spent) !== 0;
}

/** Spends this turn's draw. */
export function spendDraw(position: Position): void {
  write(position, cell.turn, get(position, cell.turn) | spent);
}

/** Whether the seat to act is laying the first tiles of its train in one turn (M15, `firstTurnChain`). */
export function isChaining(position: Position): boolean {
  return (get(position, cell.turn) & chain) !== 0;
}

/** Ends such a chain. */
export function endChain(position: Position): void {
  write(position, cell.turn, get(position, cell.turn) & ~chain);
}

/** Begins a turn with its draw to come, and with such a chain or without. */
export function beginTurn(position: Position, chaining: boolean): void {
  write(position, cell.turn, chaining ? chain : 0);
}

/** Whether a seat's marker is up (M8). */
export function isOpen(position: Position, seat: number): boolean {
  return ((get(position, cell.markers) >> seat) & 1) === 1;
}

/** Puts a seat's marker up or takes it down (M8). */
export function setOpen(position: Position, seat: number, open: boolean): void {
  const markers = get(position, cell.markers);
  write(position, cell.markers, open ? markers | (1 << seat) : markers & ~(1 << seat));
}

/** The number that a train shows. */
export function endOf(position: Position, train: number): number {
  return get(position, cell.ends + train);
}

/** Whether a train has a tile. */
export function hasBegun(position: Position, train: number): boolean {
  return ((get(position, cell.begun) >> train) & 1) === 1;
}

/** Makes a train one tile longer. */
export function extend(position: Position, train: number, end: number): void {
  set(position, cell.ends + train, end);
  write(position, cell.begun, get(position, cell.begun) | (1 << train));
}

/** Whether only the own train may be played on: it has no tile (M6), or its first chain still runs (M15). */
export function isHeldToOwn(position: Position, seat: number): boolean {
  if (!hasBegun(position, seat)) return true;
  return isChaining(position) && seat === get(position, register.turn);
}

/** The trains that a seat may lay on, had it the turn, as a mask (M5 to M8, M10). */
export function placesFor(position: Position, seat: number): number {
  const duty = dutyOf(position);
  if (duty >= 0) return 1 << duty;
  if (isHeldToOwn(position, seat)) return 1 << seat;
  return get(position, cell.markers) | (1 << seat) | (1 << position.game.seats);
}

/** Whether the seat, had it the turn, could lay a tile (M13). */
export function couldPlay(position: Position, seat: number): boolean {
  const { at, tiles } = position.game;
  const hand = at.hands + seat * tiles.words;
  for (let places = placesFor(position, seat); places !== 0; places &= places - 1) {
    const carrying = endOf(position, 31 - Math.clz32(places & -places)) * tiles.words;
    for (let word = 0; word < tiles.words; word++) {
      const fitting = tiles.carrying[carrying + word] as number;
      if ((get(position, hand + word) & fitting) !== 0) return true;
    }
  }
  return false;
}

/** Every train by its number, the Mexican train last. */
export function everyTrain({ game }: Position): number[] {
  return Array.from({ length: game.seats + 1 }, (_, train) => train);
}

/** The place text of a train. */
export function trainPlace({ game }: Position, train: number): Place {
  return train === game.seats ? 'mexican' : `train-${train}`;
}

/** The train that a place text names, or −1. */
export function trainAt(position: Position, place: Place): number {
  return everyTrain(position).findIndex((train) => trainPlace(position, train) === place);
}
