import { loadWords } from '@pedra/i18n';
import { begin, type SeatView, view } from '@pedra/rules';
import { describe, expect, test } from 'vitest';
import { tallyOf } from './round-tally.ts';
import { handNote, roundTitle, ruleText, sumText } from './round-words.ts';

type Hands = readonly (readonly string[])[];

const setup = {
  config: { game: 'draw', seats: 4, options: {} },
  seed: 's',
  players: ['You', 'Nina', 'Laura', 'Bruno'].map((name, seat) => ({
    kind: seat === 0 ? ('human' as const) : ('bot' as const),
    name,
  })),
};
const pairs = [
  [0, 2],
  [1, 3],
];

const words = { en: await loadWords('en'), 'pt-BR': await loadWords('pt-BR') };

/** What is said of a round that ended so, seen from seat 0. */
function told(
  locale: keyof typeof words,
  hands: Hands,
  result: NonNullable<SeatView['result']>,
  sides: SeatView['sides'] = hands.map((_, seat) => [seat]),
) {
  const begun = begin({ game: 'draw', seats: 2, options: {} }, { seed: 'words' });
  if (!begun.ok) throw new Error(begun.error.message);
  const seen: SeatView = { ...view(begun.match, 0), phase: 'round-over', sides, hands, result };
  const tally = tallyOf(seen);
  if (!tally) throw new Error('the round is over');
  return {
    title: roundTitle(words[locale], seen, setup, tally),
    sum: sumText(words[locale], tally),
    rule: ruleText(words[locale], seen, setup, tally),
    notes: tally.hands.map((hand) => handNote(words[locale], seen, tally, hand)),
  };
}

describe('going out', () => {
  const result = { kind: 'domino', winners: [0], points: [15, 0] } as const;

  test('D7: by the player, against one', () => {
    expect(told('en', [[], ['5-4', '6-0']], result)).toMatchObject({
      title: 'You go out: 15 points',
      sum: null,
      notes: ['2 tiles', 'out first'],
    });
  });

  test('B8: by the partner, whose side is not counted', () => {
    const seen = told('en', [['1-1'], ['5-4'], [], ['6-0']], result, pairs);
    expect(seen.title).toBe('Laura goes out: 15 points');
    expect(seen.sum).toBe('9 + 6 = 15');
    expect(seen.notes).toEqual(['1 tile', '1 tile', '1 tile, not counted', 'out first']);
  });

  test('in Portuguese', () => {
    expect(told('pt-BR', [[], ['5-4', '6-0']], result).title).toBe('Você bate: 15 pontos');
  });
});

describe('a blocked round', () => {
  test('D8: takes off the own hand', () => {
    const seen = told('en', [['1-0'], ['6-6'], ['5-4']], {
      kind: 'blocked',
      winners: [0],
      points: [20, 0, 0],
    });
    expect(seen).toMatchObject({ title: 'Blocked: 20 points for you', sum: '12 + 9 − 1 = 20' });
    expect(seen.rule).toMatch(/minus its own/);
  });

  test('B9: goes to a pair, the player named last or first with a small letter', () => {
    const result = { kind: 'blocked', winners: [0], points: [21, 0] } as const;
    const hands = [['1-0'], ['6-6'], ['1-1'], ['5-4']];
    expect(told('en', hands, result, pairs).title).toBe('Blocked: 21 points for you and Laura');
    expect(told('pt-BR', hands, result, pairs).title).toBe('Trancada: 21 pontos para você e Laura');
  });

  test('B10: says to whom level hands go', () => {
    const seen = told('en', [['4-2'], ['5-1'], ['6-6']], {
      kind: 'blocked',
      winners: [1],
      points: [0, 18, 0],
    });
    expect(seen.rule).toMatch(/level with 6 points; the tie goes to Nina/);
  });

  test('D8: level hands score nothing', () => {
    const seen = told('en', [['6-0'], ['5-1']], { kind: 'blocked', winners: [], points: [0, 0] });
    expect(seen.title).toBe('Blocked and level: nobody scores');
    expect(seen.rule).toMatch(/level with 6 points/);
  });
});
