import { moveOf, targetOf, tileOf } from '../kernel/move.ts';
import { get, register } from '../kernel/position.ts';
import type { Layout, Position } from '../kernel/ruleset.ts';
import type { Refusal } from '../vocabulary.ts';
import {
  beginTurn,
  dutyOf,
  endOf,
  everyTrain,
  extend,
  isHeldToOwn,
  isOpen,
  placesFor,
  setEngine,
  trainAt,
  trainPlace,
  trainsSize,
} from './train-cells.ts';
import { beginsChain, readTrains, trainsView, writeTrains } from './train-text.ts';

/** An engine, a train a seat, and the Mexican train (M5 to M10). */
export const trains: Layout = {
  kind: 'trains',
  size: (_, seats) => trainsSize(seats),
  placesPerTile: (_, seats) => seats + 1,
  clear: (position) => setEngine(position, 0),
  plays,
  lay,
  target: trainAt,
  place: (position, move) => trainPlace(position, targetOf(move)),
  joins,
  refuses,
  turnBegins: (position) => {
    beginTurn(position, beginsChain(position));
  },
  ends: (position) => {
    const places = placesFor(position, get(position, register.turn));
    const open = everyTrain(position).filter((train) => (places >> train) & 1);
    return [...new Set(open.map((train) => endOf(position, train)))].sort((a, b) => a - b);
  },
  state: (position) => {
    const duty = dutyOf(position);
    return {
      markers: everyTrain(position)
        .filter((train) => isOpen(position, train))
        .map((train) => trainPlace(position, train)),
      duty: duty < 0 ? null : trainPlace(position, duty),
    };
  },
  fields: ['engine', 'trains', 'mexican', 'duty', 'drawn'],
  read: readTrains,
  write: writeTrains,
  view: trainsView,
};

function plays(position: Position, out: Int32Array): number {
  const { cells, game } = position;
  const { carrying, words } = game.tiles;
  const seat = cells[register.turn] as number;
  const hand = game.at.hands + seat * words;
  let count = 0;
  for (let places = placesFor(position, seat); places !== 0; places &= places - 1) {
    const train = 31 - Math.clz32(places & -places);
    const fitting = endOf(position, train) * words;
    for (let word = 0; word < words; word++) {
      let rest = (cells[hand + word] as number) & (carrying[fitting + word] as number);
      for (; rest !== 0; rest &= rest - 1) {
        out[count++] = moveOf(word * 32 + 31 - Math.clz32(rest & -rest), train);
      }
    }
  }
  return count;
}

function lay(position: Position, move: number): void {
  const { pips } = position.game.tiles;
  const train = targetOf(move);
  extend(position, train, (pips[tileOf(move)] as number) - endOf(position, train));
}

function joins(position: Position, move: number): ReturnType<Layout['joins']> {
  const { tiles } = position.game;
  const places = placesFor(position, get(position, register.turn));
  if (((places >> targetOf(move)) & 1) === 0) return 'closed';
  const end = endOf(position, targetOf(move));
  const tile = tileOf(move);
  return tiles.high[tile] === end || tiles.low[tile] === end ? 'fits' : 'does-not-fit';
}

function refuses(position: Position, move: number): Refusal | null {
  const duty = dutyOf(position);
  if (duty >= 0) return targetOf(move) === duty ? null : 'must-cover';
  const own = get(position, register.turn);
  return targetOf(move) !== own && isHeldToOwn(position, own) ? 'must-start-own-train' : null;
}
