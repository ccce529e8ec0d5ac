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
import { loadWords } from './words.ts';

const en = await loadWords('en');
const pt = await loadWords('pt-BR');

function viewOf(game: string, seats: number, seat: number | 'public' = 0): SeatView {
  const begun = begin({ game, seats, options: {} }, { seed: 'words' });
  if (!begun.ok) throw new Error(begun.error.message);
  return view(begun.match, seat);
}

const names = ['Rui', 'Ana', 'Bento', 'Dora'];
const alone: SpeechContext = { view: viewOf('draw', 3), names };

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

test.each(tables)('a round of %s for %i is told to the end in %s', async (game, seats, locale) => {
  const words = await loadWords(locale);
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
