import { isEmpty, toggleTile } from './hands.ts';
import { laidBy, tileOf } from './move.ts';
import { beginAction, DRAW, get, register, set } from './position.ts';
import { after, endKinds, type Game, type Position } from './ruleset.ts';

const domino = 1 + endKinds.indexOf('domino');
const blocked = 1 + endKinds.indexOf('blocked');
const target = 1 + endKinds.indexOf('target');

/** Writes every legal move of the seat to act into `out` and returns how many: one forced move where none is a play (G4). */
export function legalMoves(position: Position, out: Int32Array): number {
  const { hooks } = position.game;
  if (get(position, register.end) !== 0) return 0;
  const plays = hooks.plays(position, out);
  if (plays > 0) return plays;
  out[0] = hooks.stuck(position);
  return 1;
}

/** Makes a legal move; `undo` takes it back. The caller answers for the move being legal. */
export function play(position: Position, move: number): void {
  beginAction(position);
  if (move >= 0) lay(position, move);
  else if (move === DRAW) draw(position);
  else pass(position);
}

/** Room for the legal moves of any position of the game. */
export function moveBuffer({ rules, seats, tiles }: Game): Int32Array {
  return new Int32Array(tiles.count * rules.layout.placesPerTile(tiles, seats) + 1);
}

function lay(position: Position, move: number): void {
  const { cells, game } = position;
  const { at, hooks, tiles } = game;
  hooks.lay(position, move);
  const seat = cells[register.turn] as number;
  const laid = cells[register.laid] as number;
  const tile = tileOf(move);
  const word = at.hands + seat * tiles.words + (tile >> 5);
  const rest = (cells[word] as number) ^ (1 << (tile & 31));
  set(position, word, rest);
  set(position, at.laid + laid, laidBy(seat, move));
  set(position, register.laid, laid + 1);
  if ((cells[register.forced] as number) >= 0) set(position, register.forced, -1);
  if (cells[register.passes] !== 0) set(position, register.passes, 0);
  const then = hooks.placed === null ? after.nextSeat : hooks.placed(position, move);
  if (then === after.matchWon) finish(position, target, seat % game.sideCount);
  else if (rest === 0 && isEmpty(position, seat)) {
    finish(position, domino, hooks.scoreOut(position, seat));
  } else if (then === after.nextSeat) passTurn(position, seat);
}

function draw(position: Position): void {
  const { at, hooks } = position.game;
  const stock = get(position, register.stock);
  toggleTile(position, get(position, register.turn), get(position, at.deck + stock));
  set(position, register.stock, stock + 1);
  if (hooks.drew !== null) hooks.drew(position);
}

function pass(position: Position): void {
  const { hooks } = position.game;
  set(position, register.passes, get(position, register.passes) + 1);
  if (hooks.passed !== null) hooks.passed(position);
  if (hooks.isBlocked(position)) finish(position, blocked, hooks.scoreBlocked(position));
  else passTurn(position, get(position, register.turn));
}

function passTurn(position: Position, seat: number): void {
  const { hooks, seats } = position.game;
  set(position, register.turn, seat + 1 === seats ? 0 : seat + 1);
  if (hooks.turnBegins !== null) hooks.turnBegins(position);
}

function finish(position: Position, end: number, winner: number): void {
  const { at, hooks, sideCount } = position.game;
  set(position, register.end, end);
  set(position, register.winners, winner < 0 ? 0 : 1 << winner);
  for (let side = 0; side < sideCount; side++) {
    const points = get(position, at.points + side);
    if (points !== 0) set(position, at.scores + side, get(position, at.scores + side) + points);
  }
  set(position, register.champions, hooks.champions(position));
}
