import { begin, type MatchEvent, type SeatView, view } from '@pedra/rules';
import { describe, expect, test } from 'vitest';
import type { Locale } from './locale.ts';
import { sentence } from './sentence.ts';
import type { SpeechContext } from './speech-context.ts';
import { loadWords } from './words.ts';

function viewOf(game: string, seats: number): SeatView {
  const begun = begin({ game, seats, options: {} }, { seed: 'words' });
  if (!begun.ok) throw new Error(begun.error.message);
  return view(begun.match, 0);
}

const names = ['Rui', 'Ana', 'Bento', 'Dora'];
const alone: SpeechContext = { view: viewOf('draw', 3), names };
const pairs: SpeechContext = { view: viewOf('brazilian', 4), names };
const tree: SpeechContext = { view: viewOf('five-up', 3), names };
const trains: SpeechContext = { view: viewOf('mexican-train', 3), names };

const reveals = false;
type Played = Extract<MatchEvent, { type: 'tile.played' }>;
const played = (seat: number, place: string, more: Partial<Played> = {}): MatchEvent => ({
  ...{ type: 'tile.played', reveals, seat, tile: '5-4', place, ends: [4, 6], left: 3 },
  ...more,
});
const drew = (seat: number, tile?: string, boneyard = 9): MatchEvent => ({
  ...{ type: 'tile.drawn', reveals, seat, boneyard, ends: [4, 6] },
  ...(tile ? { tile } : {}),
});
const passed = (seat: number, opens?: string): MatchEvent => ({
  ...{ type: 'turn.passed', reveals, seat, ends: [4, 6] },
  ...(opens === undefined ? {} : { opens }),
});
const ended = (
  kind: 'domino' | 'blocked',
  winners: readonly number[],
  points: readonly number[],
  hands: readonly (readonly string[])[],
): MatchEvent => ({
  ...{ type: 'round.ended', reveals, round: 2, kind, winners, points, scores: points, hands },
});
const won = (winners: readonly number[], scores: readonly number[]): MatchEvent => ({
  ...{ type: 'match.ended', reveals, winners, scores },
});

type Told = readonly [string, SpeechContext, MatchEvent, string, string, string, string];

/** What is said of an event, in the order of `spoken`. */
const told: readonly Told[] = [
  [
    'a play',
    alone,
    played(1, 'left'),
    'Ana: 5-4 on the left. Ends 4 and 6.',
    'Ana: 5-4 na esquerda. Pontas 4 e 6.',
    'Ana: 5-4 à esquerda. Pontas 4 e 6.',
    'Ana: 5-4 z lewej. Końce: 4 i 6.',
  ],
  [
    'an own play',
    alone,
    played(0, 'right', { ends: [4, 4] }),
    'You: 5-4 on the right. Both ends 4.',
    'Você: 5-4 na direita. As duas pontas: 4.',
    'Tu: 5-4 à direita. As duas pontas: 4.',
    'Ty: 5-4 z prawej. Oba końce: 4.',
  ],
  [
    'an opening',
    alone,
    played(1, 'start', { ends: [5, 4] }),
    'Ana opens with 5-4. Ends 5 and 4.',
    'Ana sai com 5-4. Pontas 5 e 4.',
    'Ana começa com 5-4. Pontas 5 e 4.',
    'Ana zaczyna od 5-4. Końce: 5 i 4.',
  ],
  [
    'an own opening',
    alone,
    played(0, 'start', { ends: [5, 4] }),
    'You open with 5-4. Ends 5 and 4.',
    'Você sai com 5-4. Pontas 5 e 4.',
    'Começas com 5-4. Pontas 5 e 4.',
    'Zaczynasz od 5-4. Końce: 5 i 4.',
  ],
  [
    'a last tile',
    alone,
    played(1, 'left', { left: 0 }),
    'Ana: 5-4 on the left.',
    'Ana: 5-4 na esquerda.',
    'Ana: 5-4 à esquerda.',
    'Ana: 5-4 z lewej.',
  ],
  ['a pass', alone, passed(1), 'Ana passes.', 'Ana passa.', 'Ana passa.', 'Ana pasuje.'],
  ['an own pass', alone, passed(0), 'You pass.', 'Você passa.', 'Passas.', 'Pasujesz.'],
  ['a draw', alone, drew(1), 'Ana draws 1.', 'Ana compra 1.', 'Ana compra 1.', 'Ana dobiera 1.'],
  [
    'an own draw',
    alone,
    drew(0, '6-3'),
    'You draw 6-3.',
    'Você compra 6-3.',
    'Compras 6-3.',
    'Dobierasz 6-3.',
  ],
  [
    'the last draw',
    alone,
    drew(1, undefined, 0),
    'Ana draws 1. The boneyard is empty.',
    'Ana compra 1. O monte acabou.',
    'Ana compra 1. O monte acabou.',
    'Ana dobiera 1. Talon jest pusty.',
  ],
  [
    'a deal',
    alone,
    { type: 'round.dealt', reveals, round: 2, opener: 1, counts: [5, 5, 5], boneyard: 13 },
    'Round 2. Ana opens.',
    'Rodada 2. Ana sai.',
    'Ronda 2. Começa Ana.',
    'Runda 2. Zaczyna Ana.',
  ],
  [
    'a deal thrown back',
    alone,
    { type: 'deal.rejected', reveals, round: 2, seat: 1 },
    'Ana holds too many doubles. The tiles are dealt again.',
    'Ana tem carroças demais. As pedras são distribuídas de novo.',
    'Ana tem dobles a mais. As pedras são dadas outra vez.',
    'Ana ma za dużo dubletów. Kamienie są rozdawane od nowa.',
  ],
  [
    'a round',
    alone,
    ended('domino', [1], [0, 23, 0], [['6-6'], [], ['6-5']]),
    'Ana goes out. Ana wins the round: 23 points. Score: You 0, Ana 23, Bento 0.',
    'Ana bate. Ana vence a rodada: 23 pontos. Placar: Você 0, Ana 23, Bento 0.',
    'Ana sai. Ana vence a ronda: 23 pontos. Pontuação: Tu 0, Ana 23, Bento 0.',
    'Ana wychodzi. Ana wygrywa rundę: 23 punkty. Wynik: Ty 0, Ana 23, Bento 0.',
  ],
  [
    'an own round',
    alone,
    ended('domino', [0], [23, 0, 0], [[], ['6-6'], ['6-5']]),
    'You go out. You win the round: 23 points. Score: You 23, Ana 0, Bento 0.',
    'Você bate. Você vence a rodada: 23 pontos. Placar: Você 23, Ana 0, Bento 0.',
    'Sais. Vences a ronda: 23 pontos. Pontuação: Tu 23, Ana 0, Bento 0.',
    'Wychodzisz. Wygrywasz rundę: 23 punkty. Wynik: Ty 23, Ana 0, Bento 0.',
  ],
  [
    'a round in pairs',
    pairs,
    ended('domino', [0], [23, 0], [['6-4'], ['6-6'], [], ['6-5']]),
    'Bento goes out. You and Bento win the round: 23 points. Score: You and Bento 23, Ana and Dora 0.',
    'Bento bate. Você e Bento vencem a rodada: 23 pontos. Placar: Você e Bento 23, Ana e Dora 0.',
    'Bento sai. Tu e Bento vencem a ronda: 23 pontos. Pontuação: Tu e Bento 23, Ana e Dora 0.',
    'Bento wychodzi. Ty i Bento wygrywacie rundę: 23 punkty. Wynik: Ty i Bento 23, Ana i Dora 0.',
  ],
  [
    'a round of the other pair',
    pairs,
    ended('domino', [1], [0, 5], [['5-0'], [], ['6-0'], ['6-5']]),
    'Ana goes out. Ana and Dora win the round: 5 points. Score: You and Bento 0, Ana and Dora 5.',
    'Ana bate. Ana e Dora vencem a rodada: 5 pontos. Placar: Você e Bento 0, Ana e Dora 5.',
    'Ana sai. Ana e Dora vencem a ronda: 5 pontos. Pontuação: Tu e Bento 0, Ana e Dora 5.',
    'Ana wychodzi. Ana i Dora wygrywają rundę: 5 punktów. Wynik: Ty i Bento 0, Ana i Dora 5.',
  ],
  [
    'a blocked round',
    alone,
    ended('blocked', [], [0, 0, 0], [['1-0'], ['1-0'], ['6-5']]),
    'The round is blocked. Nobody scores. Score: You 0, Ana 0, Bento 0.',
    'Rodada trancada. Ninguém pontua. Placar: Você 0, Ana 0, Bento 0.',
    'Ronda bloqueada. Ninguém pontua. Pontuação: Tu 0, Ana 0, Bento 0.',
    'Runda zablokowana. Nikt nie zdobywa punktów. Wynik: Ty 0, Ana 0, Bento 0.',
  ],
  [
    'a match',
    alone,
    won([1], [78, 104, 0]),
    'Ana wins the match.',
    'Ana vence a partida.',
    'Ana vence a partida.',
    'Ana wygrywa mecz.',
  ],
  [
    'an own match',
    alone,
    won([0], [104, 78, 0]),
    'You win the match.',
    'Você vence a partida.',
    'Vences a partida.',
    'Wygrywasz mecz.',
  ],
  [
    'a match in pairs',
    pairs,
    won([1], [78, 104]),
    'Ana and Dora win the match.',
    'Ana e Dora vencem a partida.',
    'Ana e Dora vencem a partida.',
    'Ana i Dora wygrywają mecz.',
  ],
  [
    'an own match in pairs',
    pairs,
    won([0], [104, 78]),
    'You and Bento win the match.',
    'Você e Bento vencem a partida.',
    'Tu e Bento vencem a partida.',
    'Ty i Bento wygrywacie mecz.',
  ],
  [
    'F2: lots for the lead',
    tree,
    { type: 'lots.drawn', reveals, round: 1, seat: 1, tiles: ['5-5', '6-4', '3-0'] },
    'Lots for the lead: You 5-5, Ana 6-4, Bento 3-0.',
    'Sorteio da saída: Você 5-5, Ana 6-4, Bento 3-0.',
    'Sorteio para começar: Tu 5-5, Ana 6-4, Bento 3-0.',
    'Losowanie, kto zaczyna: Ty 5-5, Ana 6-4, Bento 3-0.',
  ],
  [
    'F6: a count that scores',
    tree,
    played(1, '6-4', { count: 10, points: 2 }),
    'Ana: 5-4 on the 6-4. Ana scores 2 points. Count 10.',
    'Ana: 5-4 na 6-4. Ana marca 2 pontos. Soma 10.',
    'Ana: 5-4 na 6-4. Ana marca 2 pontos. Soma 10.',
    'Ana: 5-4 do 6-4. Ana zdobywa 2 punkty. Suma 10.',
  ],
  [
    'F6: an own count that scores',
    tree,
    played(0, '6-4', { count: 5, points: 1 }),
    'You: 5-4 on the 6-4. You score 1 point. Count 5.',
    'Você: 5-4 na 6-4. Você marca 1 ponto. Soma 5.',
    'Tu: 5-4 na 6-4. Marcas 1 ponto. Soma 5.',
    'Ty: 5-4 do 6-4. Zdobywasz 1 punkt. Suma 5.',
  ],
  [
    'M4: lots that nobody sees',
    trains,
    { type: 'lots.drawn', reveals, round: 1, seat: 0 },
    'Lots give you the lead.',
    'O sorteio dá a saída a você.',
    'Por sorteio, começas tu.',
    'Los wskazuje: zaczynasz ty.',
  ],
  [
    'M7: the train of all',
    trains,
    played(1, 'mexican'),
    'Ana: 5-4 on the Mexican train.',
    'Ana: 5-4 no trem mexicano.',
    'Ana: 5-4 no comboio mexicano.',
    'Ana: 5-4 do pociągu meksykańskiego.',
  ],
  [
    'M8: an own train that closes',
    trains,
    played(1, 'train-1', { closes: 'train-1' }),
    'Ana: 5-4 on their own train. Ana’s train is closed.',
    'Ana: 5-4 no próprio trem. O trem de Ana está fechado.',
    'Ana: 5-4 no próprio comboio. O comboio de Ana está fechado.',
    'Ana: 5-4 do własnego pociągu. Pociąg gracza Ana jest zamknięty.',
  ],
  [
    'M8: a guest on an open train',
    trains,
    played(1, 'train-2'),
    'Ana: 5-4 on Bento’s train.',
    'Ana: 5-4 no trem de Bento.',
    'Ana: 5-4 no comboio de Bento.',
    'Ana: 5-4 do pociągu gracza Bento.',
  ],
  [
    'M8: a guest on the listener’s train',
    trains,
    played(1, 'train-0'),
    'Ana: 5-4 on your train.',
    'Ana: 5-4 no seu trem.',
    'Ana: 5-4 no teu comboio.',
    'Ana: 5-4 do twojego pociągu.',
  ],
  [
    'M9: a pass that opens a train',
    trains,
    passed(1, 'train-1'),
    'Ana passes. Ana’s train is open.',
    'Ana passa. O trem de Ana está aberto.',
    'Ana passa. O comboio de Ana está aberto.',
    'Ana pasuje. Pociąg gracza Ana jest otwarty.',
  ],
  [
    'M9: an own pass that opens a train',
    trains,
    passed(0, 'train-0'),
    'You pass. Your train is open.',
    'Você passa. O seu trem está aberto.',
    'Passas. O teu comboio está aberto.',
    'Pasujesz. Twój pociąg jest otwarty.',
  ],
  [
    'M10: a double to cover',
    trains,
    played(0, 'train-0', { tile: '8-8', duty: 'train-0' }),
    'You: 8-8 on your train. You must cover it.',
    'Você: 8-8 no seu trem. Você precisa cobri-la.',
    'Tu: 8-8 no teu comboio. Tens de cobrir o doble.',
    'Ty: 8-8 do twojego pociągu. Musisz przykryć dublet.',
  ],
];

const spoken = ['en', 'pt-BR', 'pt-PT', 'pl'] as const satisfies readonly Locale[];

describe.each(spoken)('in %s', async (locale) => {
  const words = await loadWords(locale);
  const cases = told.map(([title, context, event, ...said]) => {
    return [title, context, event, said[spoken.indexOf(locale)]] as const;
  });
  test.each(cases)('%s', (_, context, event, expected) => {
    expect(sentence(words, event, context)).toBe(expected);
  });
});
