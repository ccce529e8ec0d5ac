import {
  act,
  begin,
  legal,
  listGames,
  type Match,
  type MatchEvent,
  type SeatView,
  view,
} from '@pedra/rules';
import { expect, test } from 'vitest';
import { locales } from './locale.ts';
import { logLines } from './log-lines.ts';
import { sentence, sentences } from './sentence.ts';
import type { SpeechContext, Verbosity } from './speech-context.ts';
import { createWords } from './words.ts';

const en = createWords('en');
const pt = createWords('pt-BR');

function viewOf(game: string, seats: number, seat: number | 'public' = 0): SeatView {
  const begun = begin({ game, seats, options: {} }, { seed: 'words' });
  if (!begun.ok) throw new Error(begun.error.message);
  return view(begun.match, seat);
}

const names = ['Rui', 'Ana', 'Bento', 'Dora'];
const alone: SpeechContext = { view: viewOf('draw', 3), names };
const pairs: SpeechContext = { view: viewOf('brazilian', 4), names };

const reveals = false;
const played = (seat: number, place: string, ends: readonly number[], left = 3): MatchEvent => ({
  type: 'tile.played',
  reveals,
  seat,
  tile: '5-4',
  place,
  ends,
  left,
});
const drew = (seat: number, tile?: string, boneyard = 9): MatchEvent => ({
  type: 'tile.drawn',
  reveals,
  seat,
  ...(tile ? { tile } : {}),
  boneyard,
  ends: [4, 6],
});
const ended = (
  kind: 'domino' | 'blocked',
  winners: readonly number[],
  points: readonly number[],
  hands: readonly (readonly string[])[],
): MatchEvent => ({
  type: 'round.ended',
  reveals,
  round: 2,
  kind,
  winners,
  points,
  scores: points,
  hands,
});

const wonAlone = ended('domino', [1], [0, 23, 0], [['6-6'], [], ['6-5']]);
const wonByYou = ended('domino', [0], [23, 0, 0], [[], ['6-6'], ['6-5']]);
const wonInPairs = ended('domino', [0], [23, 0], [['6-4'], ['6-6'], [], ['6-5']]);
const nobody = ended('blocked', [], [0, 0, 0], [['1-0'], ['1-0'], ['6-5']]);

const told: readonly (readonly [string, SpeechContext, MatchEvent, string, string])[] = [
  [
    'a play',
    alone,
    played(1, 'left', [4, 6]),
    'Ana: 5-4 on the left. Ends 4 and 6.',
    'Ana: 5-4 na esquerda. Pontas 4 e 6.',
  ],
  [
    'an own play',
    alone,
    played(0, 'right', [4, 4]),
    'You: 5-4 on the right. Both ends 4.',
    'Você: 5-4 na direita. As duas pontas: 4.',
  ],
  [
    'an opening',
    alone,
    played(1, 'start', [5, 4]),
    'Ana opens with 5-4. Ends 5 and 4.',
    'Ana sai com 5-4. Pontas 5 e 4.',
  ],
  [
    'an own opening',
    alone,
    played(0, 'start', [5, 4]),
    'You open with 5-4. Ends 5 and 4.',
    'Você sai com 5-4. Pontas 5 e 4.',
  ],
  [
    'a last tile',
    alone,
    played(1, 'left', [4, 6], 0),
    'Ana: 5-4 on the left.',
    'Ana: 5-4 na esquerda.',
  ],
  [
    'a pass',
    alone,
    { type: 'turn.passed', reveals, seat: 1, ends: [4, 6] },
    'Ana passes.',
    'Ana passa.',
  ],
  [
    'an own pass',
    alone,
    { type: 'turn.passed', reveals, seat: 0, ends: [4, 6] },
    'You pass.',
    'Você passa.',
  ],
  ['a draw', alone, drew(1), 'Ana draws 1.', 'Ana compra 1.'],
  ['an own draw', alone, drew(0, '6-3'), 'You draw 6-3.', 'Você compra 6-3.'],
  [
    'the last draw',
    alone,
    drew(1, undefined, 0),
    'Ana draws 1. The boneyard is empty.',
    'Ana compra 1. O monte acabou.',
  ],
  [
    'a deal',
    alone,
    { type: 'round.dealt', reveals, round: 2, opener: 1, counts: [5, 5, 5], boneyard: 13 },
    'Round 2. Ana opens.',
    'Rodada 2. Ana sai.',
  ],
  [
    'a deal thrown back',
    alone,
    { type: 'deal.rejected', reveals, round: 2, seat: 1 },
    'Ana holds too many doubles. The tiles are dealt again.',
    'Ana tem carroças demais. As pedras são distribuídas de novo.',
  ],
  [
    'a round',
    alone,
    wonAlone,
    'Ana goes out. Ana wins the round: 23 points. Score: You 0, Ana 23, Bento 0.',
    'Ana bate. Ana vence a rodada: 23 pontos. Placar: Você 0, Ana 23, Bento 0.',
  ],
  [
    'an own round',
    alone,
    wonByYou,
    'You go out. You win the round: 23 points. Score: You 23, Ana 0, Bento 0.',
    'Você bate. Você vence a rodada: 23 pontos. Placar: Você 23, Ana 0, Bento 0.',
  ],
  [
    'a round in pairs',
    pairs,
    wonInPairs,
    'Bento goes out. You and Bento win the round: 23 points. Score: You and Bento 23, Ana and Dora 0.',
    'Bento bate. Você e Bento vencem a rodada: 23 pontos. Placar: Você e Bento 23, Ana e Dora 0.',
  ],
  [
    'a blocked round',
    alone,
    nobody,
    'The round is blocked. Nobody scores. Score: You 0, Ana 0, Bento 0.',
    'Rodada trancada. Ninguém pontua. Placar: Você 0, Ana 0, Bento 0.',
  ],
  [
    'a match',
    alone,
    { type: 'match.ended', reveals, winners: [1], scores: [78, 104, 0] },
    'Ana wins the match.',
    'Ana vence a partida.',
  ],
  [
    'an own match',
    alone,
    { type: 'match.ended', reveals, winners: [0], scores: [104, 78, 0] },
    'You win the match.',
    'Você vence a partida.',
  ],
  [
    'a match in pairs',
    pairs,
    { type: 'match.ended', reveals, winners: [1], scores: [78, 104] },
    'Ana and Dora win the match.',
    'Ana e Dora vencem a partida.',
  ],
];

test.each(told)('%s', (_, context, event, english, portuguese) => {
  expect(sentence(en, event, context)).toBe(english);
  expect(sentence(pt, event, context)).toBe(portuguese);
});

test('draws that follow one another are told as one', () => {
  const events = [drew(1), drew(1), played(1, 'left', [5, 6]), drew(0, '6-3'), drew(0, '2-1')];
  expect(sentences(en, events, alone)).toEqual([
    'Ana draws 2.',
    'Ana: 5-4 on the left. Ends 5 and 6.',
    'You draw 6-3 and 2-1.',
  ]);
  expect(logLines(pt, events)).toEqual([
    { seat: 1, tile: null, text: 'compra 2' },
    { seat: 1, tile: '5-4', text: 'esquerda' },
    { seat: 0, tile: null, text: 'compra 2' },
  ]);
});

test('who listens decides how much is told', () => {
  const pass: MatchEvent = { type: 'turn.passed', reveals, seat: 1, ends: [4, 6] };
  const heard = (verbosity: Verbosity, event: MatchEvent) =>
    sentence(en, event, { ...alone, verbosity });
  expect(heard(1, played(1, 'left', [4, 6]))).toBe('Ana: 5-4 on the left.');
  expect(heard(3, played(1, 'left', [4, 6], 1))).toBe(
    'Ana: 5-4 on the left. Ends 4 and 6. Ana has 1 tile left.',
  );
  expect(heard(3, pass)).toBe('Ana passes. Ana has no 4 or 6.');
  expect(heard(3, drew(1))).toBe('Ana draws 1. 9 tiles in the boneyard.');
});

test('a name written from right to left does not turn the sentence', () => {
  const context = { ...alone, names: ['Rui', 'דנה', 'Bento'] };
  const pass: MatchEvent = { type: 'turn.passed', reveals, seat: 1, ends: [] };
  expect(sentence(en, pass, context)).toBe('\u2068דנה\u2069 passes.');
});

test('a spectator is nobody at the table', () => {
  const context = { view: viewOf('draw', 3, 'public'), names };
  expect(sentence(en, played(0, 'left', [4, 6]), context)).toBe(
    'Rui: 5-4 on the left. Ends 4 and 6.',
  );
});

/** A match played with the first legal action every time, and all that happened. */
function playOut(game: string, seats: number): { match: Match; events: readonly MatchEvent[] } {
  const begun = begin({ game, seats, options: {} }, { seed: 'told' });
  if (!begun.ok) throw new Error(begun.error.message);
  let { match } = begun;
  const events = [...begun.events];
  while (match.phase === 'playing') {
    const [action = ''] = legal(match);
    const step = act(match, action);
    if (!step.ok) throw new Error(step.error.message);
    match = step.match;
    events.push(...step.events);
  }
  return { match, events };
}

const tables = listGames().flatMap(({ id, seats }) =>
  seats.flatMap((count) => locales.map((locale) => [id, count, locale] as const)),
);

test.each(tables)('a round of %s for %i is told to the end in %s', (game, seats, locale) => {
  const words = createWords(locale);
  const { match, events } = playOut(game, seats);
  for (const verbosity of [1, 2, 3] as const) {
    const context = { view: view(match, 0), names, verbosity };
    for (const line of sentences(words, events, context)) {
      expect(line).toMatch(/^\S.*\.$/);
      expect(line).not.toMatch(/[{}<>#]|undefined|say\./);
    }
  }
  expect(logLines(words, events).every(({ text }) => text.length > 0)).toBe(true);
});
