import { type GeneratorState, makeGenerator, nextBelow } from '@pedra/rules';

/** A source of chance for mutations; the same seed gives the same. */
export interface Dice {
  /** A whole number 0 … bound−1. */
  below(bound: number): number;
}

/** Dice from a seed. */
export function makeDice(seed: string): Dice {
  let state: GeneratorState = makeGenerator(seed);
  return {
    below(bound) {
      const next = nextBelow(state, bound);
      state = next.state;
      return next.value;
    },
  };
}

/** Values that readers of JSON are seldom ready for. */
const oddities: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  9,
  '',
  '6-6',
  '0-6',
  '6-6@start',
  '6-1@6-6',
  'train-0',
  'mexican',
  'draw',
  'pass',
  '__proto__',
  [],
  {},
  [['6-6']],
  { tiles: ['6-6'], open: true },
];

/** A copy of a JSON value with one thing in it changed: replaced, dropped, doubled, moved or taken from elsewhere in it. */
export function mutateJson(json: unknown, dice: Dice): unknown {
  if (Array.isArray(json)) return dice.below(4) > 0 ? mutateList(json, dice) : oddity(dice);
  if (typeof json === 'object' && json !== null) {
    const entries = Object.entries(json);
    if (entries.length === 0 || dice.below(12) === 0) return oddity(dice);
    const at = dice.below(entries.length);
    if (dice.below(10) === 0) return Object.fromEntries(entries.filter((_, index) => index !== at));
    return Object.fromEntries(
      entries.map(([name, value], index) => [name, index === at ? mutateJson(value, dice) : value]),
    );
  }
  return typeof json === 'number' && dice.below(2) === 0 ? json + dice.below(5) - 2 : oddity(dice);
}

function mutateList(list: readonly unknown[], dice: Dice): unknown {
  if (list.length === 0) return [oddity(dice)];
  const at = dice.below(list.length);
  const other = dice.below(list.length);
  switch (dice.below(5)) {
    case 0:
      return list.filter((_, index) => index !== at);
    case 1:
      return [...list.slice(0, at), list[other], ...list.slice(at)];
    case 2:
      return list.map(
        (one, index) => list[index === at ? other : index === other ? at : index] ?? one,
      );
    default:
      return list.map((one, index) => (index === at ? mutateJson(one, dice) : one));
  }
}

function oddity(dice: Dice): unknown {
  return oddities[dice.below(oddities.length)];
}

/** A copy of a text with some of it cut, doubled or overwritten. */
export function mutateText(text: string, dice: Dice): string {
  const at = dice.below(text.length + 1);
  const length = dice.below(9);
  switch (dice.below(4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + length);
    case 1:
      return text.slice(0, at) + text.slice(at, at + length) + text.slice(at);
    case 2:
      return text.slice(0, at) + String.fromCharCode(32 + dice.below(95)) + text.slice(at + 1);
    default:
      return text.slice(0, at);
  }
}
