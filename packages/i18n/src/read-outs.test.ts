import {
  act,
  begin,
  fromRecord,
  legal,
  listGames,
  type Match,
  refusals,
  type SeatView,
  view,
} from '@pedra/rules';
import { expect, test } from 'vitest';
import { locales } from './locale.ts';
import { readCounts, readEnds, readLine, readLineTile, readScore } from './read-table.ts';
import { readHand, readHandTile, readLastMove, readPlayable, readTurn } from './read-turn.ts';
import { refusalText } from './refusal.ts';
import { explainRound, readOpenHands } from './round-sum.ts';
import type { SpeechContext } from './speech-context.ts';
import { loadWords, type Words } from './words.ts';

const en = await loadWords('en');
const pt = await loadWords('pt-BR');
const names = ['Rui', 'Ana', 'Bento', 'Dora'];

/** A match that stands as the hands, the boneyard and the line say, with seat 0 to act. */
function matchAt(
  game: string,
  position: {
    hands: readonly (readonly string[])[];
    line: readonly string[];
    boneyard?: readonly string[];
    scores?: readonly number[];
  },
  actions: readonly string[] = [],
): Match {
  const record = {
    format: 'pedra-record/1',
    game,
    seats: position.hands.length,
    options: {},
    rounds: [{ position: { turn: 0, boneyard: [], ...position }, actions }],
  };
  const read = fromRecord(record);
  if (!read.ok) throw new Error(read.error.message);
  return read.match;
}

const middle = matchAt('draw', {
  hands: [
    ['6-4', '5-3', '4-1'],
    ['3-3', '2-0'],
  ],
  line: ['4-4', '4-2', '2-6'],
  boneyard: ['6-6', '5-5'],
  scores: [62, 53],
});
const own: SpeechContext = { view: view(middle, 0), names };
const other: SpeechContext = { view: view(middle, 1), names };

test.each([
  [
    'turn',
    readTurn,
    'Your turn. 2 of 3 tiles playable: 6-4, 4-1.',
    'Sua vez. 2 de 3 pedras servem: 6-4, 4-1.',
  ],
  ['ends', readEnds, 'Ends 4 and 6.', 'Pontas 4 e 6.'],
  [
    'line',
    readLine,
    '3 tiles on the table, from left to right: 4-4, 4-2, 2-6. Ends 4 and 6.',
    '3 pedras na mesa, da esquerda para a direita: 4-4, 4-2, 2-6. Pontas 4 e 6.',
  ],
  [
    'counts',
    readCounts,
    '2 tiles in the boneyard. In the hands: You 3, Ana 2.',
    '2 pedras no monte. Nas mãos: Você 3, Ana 2.',
  ],
  [
    'score',
    readScore,
    'Score: You 62, Ana 53. First to 100.',
    'Placar: Você 62, Ana 53. Meta: 100.',
  ],
  ['playable', readPlayable, 'Playable: 6-4, 4-1.', 'Jogáveis: 6-4, 4-1.'],
  ['hand', readHand, '3 tiles in your hand: 6-4, 5-3, 4-1.', '3 pedras na sua mão: 6-4, 5-3, 4-1.'],
  ['last move', readLastMove, 'No move yet.', 'Nenhuma jogada ainda.'],
] as readonly [string, (words: Words, context: SpeechContext) => string, string, string][])(
  'the read-out of %s',
  (_, read, english, portuguese) => {
    expect(read(en, own)).toBe(english);
    expect(read(pt, own)).toBe(portuguese);
  },
);

test('tiles of the hand say where they fit', () => {
  expect(readHandTile(en, own, '6-4')).toBe('6-4, fits on both ends');
  expect(readHandTile(pt, own, '4-1')).toBe('4-1, serve na esquerda');
  expect(readHandTile(en, own, '5-3')).toBe('5-3, does not fit');
  expect(readHandTile(en, other, '3-3')).toBe('3-3');
});

test('the line is read tile by tile', () => {
  expect(readLineTile(en, own, 2)).toBe('3 of 3: 2-6.');
  expect(readLineTile(en, own, 3)).toBe('');
  const step = act(middle, '4-1@left');
  const after = step.ok ? { view: view(step.match, 0), names } : own;
  expect(readLineTile(en, after, 0)).toBe('1 of 4: 1-4, yours.');
  expect(readLastMove(en, after)).toBe('You: 4-1 on the left. Ends 1 and 6.');
  expect(readTurn(en, after)).toBe('It is Ana’s turn.');
});

test('who cannot play is told what to do', () => {
  const dry = (boneyard: readonly string[]) => ({
    view: view(
      matchAt('draw', { hands: [['5-3'], ['3-3']], line: ['4-4', '4-2', '2-6'], boneyard }),
      0,
    ),
    names,
  });
  expect(readTurn(en, dry(['6-6']))).toBe('Your turn. No tile fits: draw.');
  expect(readTurn(pt, dry([]))).toBe('Sua vez. Nenhuma pedra serve: passe.');
});

test('G9: every refusal has its reason in words', () => {
  for (const words of [en, pt]) {
    for (const reason of refusals) {
      expect(refusalText(words, reason, '5-3@left', own)).toMatch(/^\S[^{}]*\.$/);
    }
  }
  expect(refusalText(en, 'does-not-fit', '5-3@left', own)).toBe('5-3 does not fit. Ends 4 and 6.');
  expect(refusalText(pt, 'does-not-fit', '5-3@left', own)).toBe('5-3 não serve. Pontas 4 e 6.');
  expect(refusalText(en, 'must-play', 'draw', own)).toBe(
    'A tile in your hand fits, so it must be played. Playable: 6-4, 4-1.',
  );
});

function explained(game: string, position: Parameters<typeof matchAt>[1], actions: string[]) {
  const match = matchAt(game, position, actions);
  return explainRound(en, { view: view(match, 0), names });
}

test('D7: going out is explained by the hands', () => {
  const hands = [['6-1'], ['4-3', '4-4', '3-3', '5-4']];
  expect(explained('draw', { hands, line: ['6-6'] }, ['6-1@left'])).toEqual([
    'Going out scores the pips in all other hands.',
    '7 + 8 + 6 + 9 = 30',
  ]);
});

test('D8: a block takes the own pips off', () => {
  const hands = [['2-1'], ['4-3', '5-4']];
  expect(explained('draw', { hands, line: ['6-6'] }, ['pass', 'pass'])).toEqual([
    'Nobody could play. The lightest hand scores the pips in all other hands, minus its own.',
    '7 + 9 − 3 = 13',
  ]);
});

test('D8: equal pips are explained as a tie', () => {
  const hands = [['5-4'], ['4-3', '2-0']];
  expect(explained('draw', { hands, line: ['6-6'] }, ['pass', 'pass'])[1]).toBe(
    'The lightest hands are level with 9 points; the tie is yours.',
  );
});

test('B8: a partner’s tiles are not counted', () => {
  const hands = [['6-1'], ['4-3'], ['5-5'], ['2-0', '1-1']];
  expect(explained('brazilian', { hands, line: ['6-6'] }, ['6-1@left'])).toEqual([
    'Going out scores the pips in the opponents’ hands. A partner’s tiles are not counted.',
    '7 + 4 = 11',
  ]);
});

test('B10: pairs that are level win nothing', () => {
  const hands = [['4-3'], ['4-4'], ['2-0'], ['1-0']];
  const passes = ['pass', 'pass', 'pass', 'pass'];
  expect(explained('brazilian', { hands, line: ['6-6'] }, passes)).toEqual([
    'Nobody could play, and the lightest hands are level with 9 points: nobody scores.',
  ]);
});

test('hands laid open are read by seat', () => {
  const hands = [['6-1'], ['4-3', '4-4']];
  const match = matchAt('draw', { hands, line: ['6-6'] }, ['6-1@left']);
  const context = { view: view(match, 0), names };
  expect(readOpenHands(en, context)).toEqual(['You: no tiles left.', 'Ana: 4-3, 4-4, 15 points.']);
  expect(readOpenHands(pt, context)).toEqual(['Você: nenhuma pedra.', 'Ana: 4-3, 4-4, 15 pontos.']);
});

/** All that can be read out of a view. */
function readAll(words: Words, shown: SeatView): readonly string[] {
  const context = { view: shown, names };
  return [
    ...[
      readTurn,
      readEnds,
      readLine,
      readCounts,
      readScore,
      readPlayable,
      readHand,
      readLastMove,
    ].map((read) => read(words, context)),
    ...shown.hand.map((tile) => readHandTile(words, context, tile)),
    ...explainRound(words, context),
    ...readOpenHands(words, context),
  ];
}

test.each(listGames().flatMap(({ id, seats }) => seats.map((count) => [id, count] as const)))(
  'every moment of %s for %i can be read out',
  async (game, seats) => {
    const spoken = await Promise.all(locales.map(loadWords));
    const begun = begin({ game, seats, options: {} }, { seed: 'read' });
    if (!begun.ok) throw new Error(begun.error.message);
    let { match } = begun;
    for (;;) {
      for (const words of spoken) {
        for (const text of readAll(words, view(match, 0))) {
          expect(text).not.toMatch(/[{}<>#]|undefined|NaN|say\./);
          expect(text).not.toBe('');
        }
      }
      if (match.phase !== 'playing') break;
      const step = act(match, legal(match).at(-1) ?? '');
      if (!step.ok) throw new Error(step.error.message);
      match = step.match;
    }
    expect(explainRound(en, { view: view(match, 0), names })).not.toEqual([]);
  },
);

test('M10: a double to be covered is told with the ends', async () => {
  const begun = begin({ game: 'mexican-train', seats: 2, options: {} }, { seed: 'read' });
  if (!begun.ok) throw new Error(begun.error.message);
  let { match } = begun;
  const isDouble = (action: string) => /^(\d+)-\1@/.test(action);
  for (;;) {
    const { table } = view(match, 0);
    if (match.phase !== 'playing' || (table.kind === 'trains' && table.duty !== null)) break;
    const actions = legal(match);
    const step = act(match, actions.find(isDouble) ?? actions[0] ?? '');
    if (!step.ok) throw new Error(step.error.message);
    match = step.match;
  }
  const said = await Promise.all(
    (['en', 'pt-BR', 'pt-PT', 'pl'] as const).map(async (locale) =>
      readEnds(await loadWords(locale), { view: view(match, 0), names }).replace(/^.*?\. /, ''),
    ),
  );
  expect(said).toEqual([
    'The 4-4 on Ana’s train must be covered.',
    'A 4-4 no trem de Ana precisa ser coberta.',
    'O 4-4 no comboio de Ana tem de ser coberto.',
    'Trzeba przykryć 4-4 w pociągu gracza Ana.',
  ]);
});
