import { type RoundLog, tileSet } from '@pedra/rules';
import { carries, numbersOf, pipsOf } from '../naive/naive-tiles.ts';
import { type Loop, makeDraws } from './loop.ts';

/*
 * The first round of Mexican Train for four by a loop that knows nothing else (M5 to M13). A hand is three words of 32
 * tiles; train 4 is the Mexican one.
 */

const engine = 12;
const seats = 4;
const mexican = 4;
const words = 3;
const tiles = tileSet(engine).filter((tile) => tile !== `${engine}-${engine}`);
const numberOf = new Map(tiles.map((tile, index) => [tile, index]));
const pips = Int32Array.from(tiles, pipsOf);
const double = Int32Array.from(tiles, (tile) =>
  numbersOf(tile)[0] === numbersOf(tile)[1] ? 1 : 0,
);
const carrying = new Int32Array((engine + 1) * words);
for (let number = 0; number <= engine; number += 1) {
  tiles.forEach((tile, at) => {
    const word = number * words + (at >> 5);
    if (carries(tile, number)) carrying[word] = (carrying[word] ?? 0) | (1 << (at & 31));
  });
}

/** One deal: the hands' words, the boneyard, who starts. */
interface Deal {
  readonly hands: Int32Array;
  readonly boneyard: Int32Array;
  readonly opener: number;
}

function dealOf({ deck = [], opener = 0 }: RoundLog): Deal {
  const order = deck.flatMap((tile) => numberOf.get(tile) ?? []);
  const hands = new Int32Array(seats * words);
  order.slice(0, seats * 15).forEach((tile, at) => {
    const word = Math.floor(at / 15) * words + (tile >> 5);
    hands[word] = (hands[word] ?? 0) | (1 << (tile & 31));
  });
  return { hands, boneyard: Int32Array.from(order.slice(seats * 15)), opener };
}

/** Everything of a round that changes. */
const hands = new Int32Array(seats * words);
const counts = new Int32Array(seats);
const ends = new Int32Array(seats + 1);
const begun = new Int32Array(seats + 1);
const choices = new Int32Array(91 * (seats + 1));
let open = 0;
let duty = -1;

function placesFor(seat: number): number {
  if (duty >= 0) return 1 << duty;
  if (begun[seat] === 0) return 1 << seat;
  return open | (1 << seat) | (1 << mexican);
}

/** Lists what the seat may lay, as tile · 8 + train. */
function listFor(seat: number): number {
  let count = 0;
  for (let places = placesFor(seat); places !== 0; places &= places - 1) {
    const train = 31 - Math.clz32(places & -places);
    const fitting = (ends[train] as number) * words;
    for (let word = 0; word < words; word += 1) {
      const held = hands[seat * words + word] as number;
      for (let rest = held & (carrying[fitting + word] as number); rest !== 0; rest &= rest - 1) {
        choices[count++] = ((word * 32 + 31 - Math.clz32(rest & -rest)) << 3) | train;
      }
    }
  }
  return count;
}

function nobodyCould(): boolean {
  for (let seat = 0; seat < seats; seat += 1) if (listFor(seat) > 0) return false;
  return true;
}

function change(seat: number, tile: number, by: 1 | -1): void {
  const word = seat * words + (tile >> 5);
  hands[word] = (hands[word] as number) ^ (1 << (tile & 31));
  counts[seat] = (counts[seat] as number) + by;
}

function setUp(deal: Deal): void {
  hands.set(deal.hands);
  counts.fill(15);
  ends.fill(engine);
  begun.fill(0);
  open = 0;
  duty = -1;
}

function lay(seat: number, move: number): void {
  const tile = move >> 3;
  const train = move & 7;
  change(seat, tile, -1);
  ends[train] = (pips[tile] as number) - (ends[train] as number);
  begun[train] = 1;
  if (train === seat) open &= ~(1 << seat);
  duty = double[tile] === 1 ? train : -1;
}

/** Plays one round; gives the number of actions. */
function playRound(deal: Deal, draw: (bound: number) => number): number {
  const { boneyard } = deal;
  setUp(deal);
  let seat = deal.opener;
  let next = 0;
  let drawn = false;
  let passes = 0;
  for (let actions = 1; ; actions += 1) {
    const count = listFor(seat);
    if (count > 0) {
      lay(seat, choices[count === 1 ? 0 : draw(count)] as number);
      passes = 0;
      if (counts[seat] === 0) return actions;
      if (duty >= 0) continue;
    } else if (!drawn && next < boneyard.length) {
      change(seat, boneyard[next++] as number, 1);
      drawn = true;
      continue;
    } else {
      open |= 1 << seat;
      duty = -1;
      passes += 1;
      if (passes >= seats && next === boneyard.length && nobodyCould()) return actions;
    }
    seat = seat + 1 === seats ? 0 : seat + 1;
    drawn = false;
  }
}

/** The loop over these deals. */
export function trainsForFour(starts: readonly RoundLog[]): Loop {
  const deals = starts.map(dealOf);
  const draw = makeDraws();
  let at = 0;
  return {
    run(rounds) {
      let actions = 0;
      for (let round = 0; round < rounds; round += 1) {
        actions += playRound(deals[at] as Deal, draw);
        at = at + 1 === deals.length ? 0 : at + 1;
      }
      return actions;
    },
  };
}
