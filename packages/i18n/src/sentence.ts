import type { MatchEvent, TileText } from '@pedra/rules';
import { groupDraws, type ToldEvent } from './group-draws.ts';
import { linePlace, trainSeat } from './place-text.ts';
import { endsText, scoreText } from './read-table.ts';
import {
  nameOf,
  type SpeechContext,
  seatValues,
  sideValues,
  verbosityOf,
} from './speech-context.ts';
import type { Words } from './words.ts';

type EventOf<Type extends MatchEvent['type']> = Extract<MatchEvent, { readonly type: Type }>;

function dealtText(words: Words, event: EventOf<'round.dealt'>, context: SpeechContext): string[] {
  const { round, opener, counts, boneyard } = event;
  const said = [words.text('say.round', { ...seatValues(words, context, opener), round })];
  const [count = 0] = counts;
  if (verbosityOf(context) === 3 && counts.every((other) => other === count)) {
    said.push(words.text('say.dealt', { count, boneyard }));
  }
  return said;
}

function lotsText(words: Words, event: EventOf<'lots.drawn'>, context: SpeechContext): string {
  const { seat, tiles } = event;
  if (!tiles) return words.text('say.lots.lead', seatValues(words, context, seat));
  const entries = tiles.map((tile, drawer) =>
    words.text('say.lots.entry', { name: nameOf(words, context, drawer), tile }),
  );
  return words.text('say.lots', { lots: words.list(entries, ',') });
}

function layingText(words: Words, event: EventOf<'tile.played'>, context: SpeechContext): string {
  const { tile, place } = event;
  const who = seatValues(words, context, event.seat);
  const end = linePlace(place);
  if (end) return words.text(`say.played.${end}`, { ...who, tile });
  if (place === 'mexican') return words.text('say.played.mexican', { ...who, tile });
  const owner = trainSeat(place);
  if (owner === undefined) return words.text('say.played.host', { ...who, tile, host: place });
  const whose = seatValues(words, context, owner);
  const train = whose.who === 'other' && owner === event.seat ? 'own' : whose.who;
  return words.text('say.played.train', { ...who, tile, train, owner: whose.name });
}

function playedText(words: Words, event: EventOf<'tile.played'>, context: SpeechContext): string[] {
  const { left: count, points, ends, closes, duty } = event;
  const who = seatValues(words, context, event.seat);
  const verbosity = verbosityOf(context);
  const said = [layingText(words, event, context)];
  if (points) said.push(words.text('say.scored', { ...who, points }));
  if (closes) said.push(words.text('say.closes', who));
  if (duty && count > 0) said.push(words.text('say.must-cover', who));
  if (verbosity >= 2 && count > 0) {
    if (event.count !== undefined) said.push(words.text('say.count', { count: event.count }));
    else if (linePlace(event.place)) said.push(endsText(words, ends));
  }
  if (verbosity === 3 && count > 0) said.push(words.text('say.left', { ...who, count }));
  return said;
}

function drawnText(
  words: Words,
  event: EventOf<'tile.drawn'>,
  tiles: readonly TileText[],
  count: number,
  context: SpeechContext,
): string[] {
  const { who, name } = seatValues(words, context, event.seat);
  const own = who === 'you' && tiles.length === count;
  const values = { who: own ? who : 'other', name, count, tiles: words.list(tiles) };
  const said = [words.text('say.drew', values)];
  const verbosity = verbosityOf(context);
  if (verbosity === 3 || (verbosity === 2 && event.boneyard === 0)) {
    said.push(words.text('say.boneyard', { count: event.boneyard }));
  }
  return said;
}

function passedText(words: Words, event: EventOf<'turn.passed'>, context: SpeechContext): string[] {
  const who = seatValues(words, context, event.seat);
  const said = [words.text('say.passed', who)];
  if (event.opens) said.push(words.text('say.opens', who));
  if (verbosityOf(context) === 3 && event.ends.length > 0) {
    const numbers = words.list([...new Set(event.ends)], 'or');
    said.push(words.text('say.lacks', { ...who, numbers }));
  }
  return said;
}

function endedText(words: Words, event: EventOf<'round.ended'>, context: SpeechContext): string[] {
  const { kind, winners, points, hands, scores } = event;
  const said: string[] = [];
  const out = hands.findIndex((hand) => hand.length === 0);
  if (kind === 'blocked') said.push(words.text('say.blocked'));
  else if (out >= 0) said.push(words.text('say.out', seatValues(words, context, out)));
  if (kind === 'target') said.push(words.text('say.target-reached'));
  const [winner = -1] = winners;
  const won = points[winner] ?? 0;
  if (won > 0 || points.every((added) => added === 0)) {
    const who = sideValues(words, context, winners);
    if (winner < 0) said.push(words.text('say.round-nobody'));
    else if (kind !== 'target') said.push(words.text('say.round-won', { ...who, points: won }));
  }
  if (verbosityOf(context) >= 2) said.push(scoreText(words, context, scores));
  return said;
}

function wonText(words: Words, event: EventOf<'match.ended'>, context: SpeechContext): string {
  const who = sideValues(words, context, event.winners);
  return words.text(event.winners.length > 1 ? 'say.match-shared' : 'say.match-won', who);
}

function tell(words: Words, { event, count, tiles }: ToldEvent, context: SpeechContext): string[] {
  switch (event.type) {
    case 'deal.rejected':
      return [words.text('say.deal-again', seatValues(words, context, event.seat))];
    case 'lots.drawn':
      return [lotsText(words, event, context)];
    case 'round.dealt':
      return dealtText(words, event, context);
    case 'tile.played':
      return playedText(words, event, context);
    case 'tile.drawn':
      return drawnText(words, event, tiles, count, context);
    case 'turn.passed':
      return passedText(words, event, context);
    case 'round.ended':
      return endedText(words, event, context);
    case 'match.ended':
      return [wonText(words, event, context)];
  }
}

/** What happened, in order, for a screen reader or a full log; draws that follow one another are told as one. Pure. */
export function sentences(
  words: Words,
  events: readonly MatchEvent[],
  context: SpeechContext,
): readonly string[] {
  return groupDraws(events).map((told) => tell(words, told, context).join(' '));
}

/** What one event means to the listener, in whole sentences. Pure. */
export function sentence(words: Words, event: MatchEvent, context: SpeechContext): string {
  return sentences(words, [event], context).join(' ');
}
