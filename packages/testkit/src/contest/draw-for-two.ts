import { type RoundLog, tileSet } from '@pedra/rules';
import { heaviestOf, highestDoubleOf, numbersOf, pipsOf } from '../naive/naive-tiles.ts';
import { type Loop, makeDraws } from './loop.ts';

/*
 * Draw dominoes for two by a loop that knows nothing else (D1 to D8): what a program made for this one game would do. It
 * is what the kernel, which plays every game, is measured against.
 */

const tiles = tileSet(6);
const numberOf = new Map(tiles.map((tile, index) => [tile, index]));
const pips = Int32Array.from(tiles, pipsOf);
/** The mask of the tiles that carry a number. */
const carrying = Int32Array.from({ length: 7 }, (_, number) =>
  tiles.reduce((mask, tile, at) => (numbersOf(tile).includes(number) ? mask | (1 << at) : mask), 0),
);

/** One deal: masks of both hands, the boneyard, who opens with what. */
interface Deal {
  readonly hands: readonly [number, number];
  readonly boneyard: Int32Array;
  readonly opener: number;
  readonly opens: number;
}

function dealOf({ deck = [] }: RoundLog): Deal {
  const hands = [deck.slice(0, 7), deck.slice(7, 14)];
  const held = hands.flat();
  const opens = highestDoubleOf(held) ?? heaviestOf(held) ?? '';
  const maskOf = (hand: readonly string[] = []) =>
    hand.reduce((mask, tile) => mask | (1 << (numberOf.get(tile) ?? 0)), 0);
  return {
    hands: [maskOf(hands[0]), maskOf(hands[1])],
    boneyard: Int32Array.from(deck.slice(14), (tile) => numberOf.get(tile) ?? 0),
    opener: held.indexOf(opens) < 7 ? 0 : 1,
    opens: numberOf.get(opens) ?? 0,
  };
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function pipsIn(mask: number): number {
  let sum = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    sum += pips[31 - Math.clz32(rest & -rest)] as number;
  }
  return sum;
}

/** What the round paid: to who went out the other hand, in a block to the lighter the difference, if any. */
function paid(own: number, other: number): number {
  if (own === 0) return pipsIn(other);
  const difference = pipsIn(own) - pipsIn(other);
  return difference < 0 ? -difference : difference;
}

/** The loop over these deals. */
export function drawForTwo(starts: readonly RoundLog[]): Loop {
  const deals = starts.map(dealOf);
  const draw = makeDraws();
  let at = 0;
  let points = 0;
  const playRound = ({ hands, boneyard, opener, opens }: Deal): number => {
    let own = hands[opener] as number;
    let other = hands[1 - opener] as number;
    own &= ~(1 << opens);
    const [high, low] = numbersOf(tiles[opens] ?? '');
    let left = high;
    let right = low;
    let next = 0;
    let passes = 0;
    let actions = 1;
    while (own !== 0 && passes < 2) {
      [own, other] = [other, own];
      let onLeft = own & (carrying[left] as number);
      let onRight = own & (carrying[right] as number);
      while ((onLeft | onRight) === 0 && next < boneyard.length) {
        const bit = 1 << (boneyard[next++] as number);
        own |= bit;
        onLeft = bit & (carrying[left] as number);
        onRight = bit & (carrying[right] as number);
        actions += 1;
      }
      actions += 1;
      const toLeft = bits(onLeft);
      const choices = toLeft + bits(onRight);
      if (choices === 0) {
        passes += 1;
        continue;
      }
      passes = 0;
      let skip = choices === 1 ? 0 : draw(choices);
      const atLeft = skip < toLeft;
      let mask = atLeft ? onLeft : onRight;
      if (!atLeft) skip -= toLeft;
      for (; skip > 0; skip -= 1) mask &= mask - 1;
      const bit = mask & -mask;
      own &= ~bit;
      const sum = pips[31 - Math.clz32(bit)] as number;
      if (atLeft) left = sum - left;
      else right = sum - right;
    }
    points += paid(own, other);
    return actions;
  };
  return {
    points: () => points,
    run(rounds) {
      let actions = 0;
      for (let round = 0; round < rounds; round += 1) {
        actions += playRound(deals[at] as Deal);
        at = at + 1 === deals.length ? 0 : at + 1;
      }
      return actions;
    },
  };
}
