import { type GameInfo, listGames, type OptionSpec } from '@pedra/rules';
import { describe, expect, test } from 'vitest';
import {
  firstChoice,
  optionOf,
  parseChoice,
  setupOf,
  withGame,
  withGuest,
  withOption,
  withSeats,
} from './table-choice.ts';

const games = listGames();
const game = (has: (info: GameInfo) => boolean): GameInfo => {
  const found = games.find(has);
  if (!found) throw new Error('no such game is listed');
  return found;
};
const alone = game(({ pairs }) => pairs.length === 0);
const paired = game(({ pairs }) => pairs.includes(4));
const target: OptionSpec = {
  name: 'target',
  kind: 'integer',
  fallback: 100,
  offered: [50, 100],
  rule: 'D9',
};

describe('the first table', () => {
  test('has the fewest seats, the rules as they are and Nina', () => {
    expect(firstChoice(alone)).toEqual({ game: alone.id, seats: 2, options: {}, guests: ['nina'] });
  });

  test('is what anything that cannot be read becomes', () => {
    for (const kept of [
      undefined,
      null,
      7,
      'x',
      [],
      { game: 'chess', seats: 9, guests: [1, 'nobody'] },
    ])
      expect(parseChoice(kept, games)).toEqual(firstChoice(games[0] ?? alone));
    expect(parseChoice({}, [])).toBeNull();
  });
});

describe('changes', () => {
  test('more seats bring others, fewer send the last away', () => {
    const four = withSeats(firstChoice(alone), 4);
    expect(four.guests).toEqual(['nina', 'laura', 'bruno']);
    expect(withSeats(four, 2).guests).toEqual(['nina']);
  });

  test('a guest who sits elsewhere changes places', () => {
    const four = withSeats(firstChoice(alone), 4);
    expect(withGuest(four, 1, 'bruno').guests).toEqual(['bruno', 'laura', 'nina']);
    expect(withGuest(four, 2, 'dora').guests).toEqual(['nina', 'dora', 'bruno']);
    expect(withGuest(four, 4, 'dora')).toBe(four);
  });

  test('another game keeps the company and the options that it has too', () => {
    const four = withOption(withSeats(firstChoice(alone), 4), target, 50);
    expect(withGame(four, paired)).toMatchObject({
      game: paired.id,
      seats: 4,
      guests: four.guests,
    });
    expect(withGame({ ...four, options: { unknown: 1 } }, paired).options).toEqual({});
  });

  test('the game’s own value of an option is not written down', () => {
    const changed = withOption(firstChoice(alone), target, 50);
    expect(changed.options).toEqual({ target: 50 });
    expect(optionOf(changed, target)).toBe(50);
    expect(withOption(changed, target, 100).options).toEqual({});
    expect(optionOf(firstChoice(alone), target)).toBe(100);
  });
});

test('what was kept comes back as it was', () => {
  const choice = withOption(withGuest(withSeats(firstChoice(paired), 4), 3, 'dora'), target, 50);
  expect(parseChoice(JSON.parse(JSON.stringify(choice)), games)).toEqual(choice);
});

test('a value that no menu offers is kept where the game takes it', () => {
  const [spec] = alone.options;
  const kept = { ...firstChoice(alone), options: { [spec?.name ?? '']: 37 } };
  expect(parseChoice(kept, games)?.options).toEqual(kept.options);
  expect(parseChoice({ ...kept, options: { [spec?.name ?? '']: 1.5 } }, games)?.options).toEqual(
    {},
  );
});

test('the player sits at seat 0, guests follow at the strongest level on offer that is theirs', () => {
  const choice = withGuest(withSeats(firstChoice(alone), 3), 2, 'dora');
  expect(setupOf(choice, { seed: 's', you: 'You', levels: ['easy', 'medium', 'hard'] })).toEqual({
    config: { game: alone.id, seats: 3, options: {} },
    seed: 's',
    players: [
      { kind: 'human', name: 'You' },
      { kind: 'bot', name: 'Nina', level: 'medium' },
      { kind: 'bot', name: 'Dora', level: 'hard' },
    ],
  });
});
