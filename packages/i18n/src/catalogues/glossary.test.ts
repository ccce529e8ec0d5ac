import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '../locale.ts';
import { messagesOf } from '../test/messages.ts';
import type { MessageKey } from './catalogue.ts';

/** An idea, how it is called in English, and how in a language; other words for it are not to be used. */
interface Term {
  /** Matches the English message wherever the idea is spoken of. */
  readonly english?: RegExp;
  /** Then the translation has this word. */
  readonly said?: RegExp;
  /** Words that no message has: they mean the same in other places, in other games or to other people. */
  readonly avoided?: RegExp;
}

/** Ends of words in Unicode: `\b` knows only the letters of English. */
const word = (alternatives: string) =>
  new RegExp(`(?<![\\p{L}])(?:${alternatives})(?![\\p{L}])`, 'iu');

/** The words of the game. A language without an entry is not held to any. */
const terms: Readonly<Partial<Record<Locale, Readonly<Record<string, Term>>>>> = {
  en: {
    tile: { avoided: word('dominoe?s?|bones?|stones?|pieces?|cards?') },
    boneyard: { avoided: word('stock|pile|talon|reserve pile') },
    draw: { avoided: word('buys?|picks? up|draws? a card') },
    pass: { avoided: word('knocks?') },
    blocked: { avoided: word('stuck|locked|jammed') },
  },
  'pt-BR': {
    tile: { english: /\btiles?\b/, avoided: word('peças?|fichas?|dominós?') },
    double: {
      english: /\bdoubles?\b/i,
      said: word('carroças?|cruzada'),
      avoided: word('buchas?|dobles?|duplos?'),
    },
    pair: { english: /\bpairs?\b/i, said: word('duplas?') },
    boneyard: { english: /boneyard/i, said: word('monte'), avoided: word('cemitério|dorme|banco') },
    round: {
      english: /\bround\b/i,
      said: word('rodadas?'),
      avoided: word('rondas?|mão acabou'),
    },
    match: { avoided: word('jogo acabou|match') },
    blocked: {
      english: /\bblocked\b/i,
      said: word('trancadas?|Ninguém pôde jogar'),
      avoided: word('bloquead[ao]s?|fechou'),
    },
    train: { english: /\btrain/i, said: word('trem'), avoided: word('comboios?') },
    engine: { english: /\bengine/i, said: word('locomotiva') },
    'go out': { english: /\bgo(es)? out\b|\bgoing out\b/i, said: word('bate|batidas?') },
    person: { avoided: word('tu|teus?|tuas?|contigo|ti|parceira|jogadora') },
  },
  'pt-PT': {
    tile: { avoided: word('peças?|fichas?|dominós?') },
    double: {
      english: /\bdoubles?\b|double-/i,
      said: word('dobles?|cruzada'),
      avoided: word('carroças?|buchas?|dupl[ao]s?'),
    },
    pair: { english: /\bpairs?\b/i, said: word('par|pares') },
    boneyard: {
      english: /boneyard/i,
      said: word('monte'),
      avoided: word('cemitério|baralho|banca'),
    },
    draw: {
      english: /\bdraws?\b/i,
      said: word('comprar?|compras|sorteio'),
      avoided: word('pescar?|biscar?'),
    },
    line: { avoided: word('fileiras?') },
    round: { english: /\bround\b/i, said: word('rondas?'), avoided: word('rodadas?') },
    blocked: {
      english: /\bblocked\b/i,
      said: word('bloquead[ao]s?'),
      avoided: word('trancad[ao]s?|fechad[ao] a ronda'),
    },
    train: { english: /\btrain/i, said: word('comboios?'), avoided: word('trem|trens') },
    engine: { english: /\bengine/i, said: word('locomotiva') },
    'go out': {
      english: /\bgo(es)? out\b|\bgoing out\b/i,
      said: word('sai|sais'),
      avoided: word('bate|bates|bateu|batidas?'),
    },
    person: { avoided: word('você|vocês|seus?|suas?|consigo|lhes') },
    'of Portugal': {
      avoided: word(
        'placar|telas?|salvar|salv[oa]s?|ajustes?|apert\\w+|mouse|usuári[oa]s?|\\w+[aei]ndo(?<!quando)',
      ),
    },
  },
  pl: {
    tile: {
      english: /\btiles?\b/,
      avoided: word('kości(?! słoniowej)|kostk\\p{L}+|klock\\p{L}+|płytk\\p{L}+'),
    },
    pips: { avoided: word('kropk\\p{L}+') },
    double: {
      english: /\bdoubles?\b(?!-)/i,
      said: word('dublet\\p{L}*'),
      avoided: word('podwójn\\p{L}+|dubl|duble|dubli'),
    },
    blank: {
      english: /\bblank\b/i,
      said: word('pust\\p{L}+ pol\\p{L}+'),
      avoided: word('myd\\p{L}+'),
    },
    line: { avoided: word('łańcuch\\p{L}*|rząd|szereg\\p{L}*') },
    boneyard: {
      english: /boneyard/i,
      said: word('talon\\p{L}*'),
      avoided: word('bank\\p{L}*|stos\\p{L}*|kupk\\p{L}+|cmentarz\\p{L}*|zapas\\p{L}*'),
    },
    draw: { avoided: word('ciągn\\p{L}+|bierz|kupuj\\p{L}*|dociąg\\p{L}*') },
    pass: { avoided: word('pas|puka\\p{L}*') },
    round: {
      english: /\bround\b/i,
      said: word('rund\\p{L}*'),
      avoided: word('rozgryw\\p{L}+|kolejk\\p{L}+|odda\\p{L}+'),
    },
    match: {
      english: /\bmatch\b/i,
      said: word('mecz\\p{L}*|gra\\p{L}*|gr[ęy]'),
      avoided: word('parti\\p{L}+|zawod\\p{L}+'),
    },
    target: { english: /\btarget\b/i, said: word('cel') },
    blocked: {
      english: /\bblocked\b/i,
      said: word('zablokowan\\p{L}+|blokada'),
      avoided: word('ryba'),
    },
    pair: {
      english: /\bpairs?\b/i,
      said: word('par\\p{L}*'),
      avoided: word('drużyn\\p{L}+|zesp\\p{L}+|duet\\p{L}*'),
    },
    train: { english: /\btrain/i, said: word('pociąg\\p{L}*') },
    engine: {
      english: /\bengine/i,
      said: word('lokomotyw\\p{L}+'),
      avoided: word('silnik\\p{L}*|parow\\p{L}+'),
    },
    'go out': {
      english: /\bgo(es)? out\b|\bgoing out\b/i,
      said: word('wychodzi|wychodzisz|wyjści\\p{L}+'),
    },
    person: { avoided: word('pan|pani|państwo|partnerk\\p{L}+|graczk\\p{L}+') },
    'neither man nor woman': {
      avoided:
        /(?<!\p{L})(?!(?:została|zostały|stół|cała|działa|zatrzymała)(?!\p{L}))\p{L}+(?:łeś|łaś|łem|łam|łbyś|łabyś|ł|ła|łby|łaby)(?!\p{L})/iu,
    },
  },
};

/** A message without the names in its braces, which are no words of the language. */
const spokenOf = (message: string) => message.replace(/\{\w+(?=[,}])/g, '{');

describe.each(locales.filter((locale) => terms[locale]))('the words of %s', async (locale) => {
  const [messages, english] = await Promise.all([messagesOf(locale), messagesOf('en')]);
  const cases = Object.entries(terms[locale] ?? {});

  test.each(cases)('%s', (_, { english: spoken, said, avoided }) => {
    for (const [key, text] of Object.entries(messages)) {
      const message = spokenOf(text);
      if (avoided) expect(message, key).not.toMatch(avoided);
      if (spoken?.test(spokenOf(english[key as MessageKey])) && said)
        expect(message, key).toMatch(said);
    }
  });
});
