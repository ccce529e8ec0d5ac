import { laidBy, tileOf } from './move.ts';
import { beginAction, DRAW, get, register, set } from './position.ts';
import { after, endKinds, type Game, type Position } from './ruleset.ts';

const domino = 1 + endKinds.indexOf('domino');
const blocked = 1 + endKinds.indexOf('blocked');
const target = 1 + endKinds.indexOf('target');

/** Writes every legal move of the seat to act into `out` and returns how many: one forced move where none is a play (G4). */
export function legalMoves(position: Position, out: Int32Array): number {
  if (get(position, register.end) !== 0) return 0;
  const { layout, stuck } = position.game.rules;
  const plays = layout.plays(position, out);
  if (plays > 0) return plays;
  out[0] = stuck.move(position);
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
  const { at, rules } = position.game;
  const seat = get(position, register.turn);
  const tile = tileOf(move);
  const laid = get(position, register.laid);
  moveTile(position, seat, tile, -1);
  rules.layout.lay(position, move);
  set(position, at.laid + laid, laidBy(seat, move));
  set(position, register.laid, laid + 1);
  if (get(position, register.forced) >= 0) set(position, register.forced, -1);
  if (get(position, register.passes) !== 0) set(position, register.passes, 0);
  const then = rules.placed === undefined ? after.nextSeat : rules.placed(position, move);
  if (then === after.matchWon) finish(position, target, seat % position.game.sideCount);
  else if (get(position, at.counts + seat) === 0)
    finish(position, domino, rules.score.out(position, seat));
  else if (then === after.nextSeat) passTurn(position, seat);
}

function draw(position: Position): void {
  const { at, rules } = position.game;
  const stock = get(position, register.stock);
  moveTile(position, get(position, register.turn), get(position, at.deck + stock), 1);
  set(position, register.stock, stock + 1);
  if (rules.stuck.drew !== undefined) rules.stuck.drew(position);
}

function pass(position: Position): void {
  const { rules } = position.game;
  set(position, register.passes, get(position, register.passes) + 1);
  if (rules.stuck.passed !== undefined) rules.stuck.passed(position);
  if (rules.stuck.blocked(position)) finish(position, blocked, rules.score.blocked(position));
  else passTurn(position, get(position, register.turn));
}

function passTurn(position: Position, seat: number): void {
  const { rules, seats } = position.game;
  set(position, register.turn, seat + 1 === seats ? 0 : seat + 1);
  if (rules.layout.turnBegins !== undefined) rules.layout.turnBegins(position);
}

/** Puts a tile into a hand (+1) or takes it out (−1). */
function moveTile(position: Position, seat: number, tile: number, by: 1 | -1): void {
  const { at, tiles } = position.game;
  const word = at.hands + seat * tiles.words + (tile >> 5);
  set(position, word, get(position, word) ^ (1 << (tile & 31)));
  set(position, at.counts + seat, get(position, at.counts + seat) + by);
  set(position, at.pips + seat, get(position, at.pips + seat) + by * (tiles.pips[tile] as number));
}

function finish(position: Position, end: number, winner: number): void {
  const { at, rules, sideCount } = position.game;
  set(position, register.end, end);
  set(position, register.winners, winner < 0 ? 0 : 1 << winner);
  for (let side = 0; side < sideCount; side++) {
    const points = get(position, at.points + side);
    if (points !== 0) set(position, at.scores + side, get(position, at.scores + side) + points);
  }
  set(position, register.champions, rules.match(position));
}
