import type { Place, Seat } from '@pedra/rules';
import { type SpeechContext, seatValues } from './speech-context.ts';
import type { Words } from './words.ts';

const linePlaces = ['start', 'left', 'right'] as const;

/** The seat whose train a place names; undefined for every other place. Pure. */
export function trainSeat(place: Place): Seat | undefined {
  return place.startsWith('train-') ? Number(place.slice('train-'.length)) : undefined;
}

/** The place of a line game as messages name it; undefined for every other place. */
export function linePlace(place: Place): (typeof linePlaces)[number] | undefined {
  return linePlaces.find((known) => known === place);
}

/** Where a tile may lie, such as `on the 4-1` or `on your train`; for places that are no ends of a line. Pure. */
export function placeText(words: Words, context: SpeechContext, place: Place): string {
  if (place === 'mexican') return words.text('at.mexican');
  const seat = trainSeat(place);
  if (seat === undefined) return words.text('at.host', { tile: place });
  return words.text('at.train', seatValues(words, context, seat));
}

/** The same in a word or two, for a list of moves that names who laid there. Pure. */
export function shortPlace(words: Words, place: Place, by: Seat): string {
  const end = linePlace(place);
  if (end) return words.text(`short.${end}`);
  if (place === 'mexican') return words.text('short.mexican');
  const seat = trainSeat(place);
  if (seat === undefined) return words.text('short.host', { tile: place });
  return words.text('short.train', { own: seat === by ? 'yes' : 'no', number: seat + 1 });
}
