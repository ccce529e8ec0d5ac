import type { TrainTable, TrainView } from '@pedra/rules';
import { type SpeechContext, seatValues } from './speech-context.ts';
import type { Words } from './words.ts';

function trainText(words: Words, context: SpeechContext, train: TrainView): string {
  const { owner, open, laid, end: number } = train;
  const tiles = words.list(
    laid.map(({ lies }) => lies),
    ',',
  );
  const values = { count: laid.length, tiles, number };
  if (owner === null) return words.text('say.train.mexican', values);
  const who = seatValues(words, context, owner);
  return words.text('say.train', { ...who, ...values, open: open ? 'yes' : 'no' });
}

function dutyText(words: Words, context: SpeechContext, { duty, trains }: TrainTable): string[] {
  if (duty === null) return [];
  const train = trains.find(({ place }) => place === duty);
  if (!train) return [];
  const tile = `${train.end}-${train.end}`;
  const { owner } = train;
  const whose = owner === null ? { who: 'mexican', name: '' } : seatValues(words, context, owner);
  return [words.text('say.train.duty', { ...whose, tile })];
}

/** The engine, every train from the engine outwards with its end, and the double that must be covered. Pure. */
export function readTrains(words: Words, context: SpeechContext, table: TrainTable): string {
  return [
    words.text('say.engine', { tile: `${table.engine}-${table.engine}` }),
    ...table.trains.map((train) => trainText(words, context, train)),
    ...dutyText(words, context, table),
  ].join(' ');
}

/** The end of every train, and which are open; the double that must be covered. Pure. */
export function readTrainEnds(words: Words, context: SpeechContext, table: TrainTable): string {
  const ends = table.trains.map(({ owner, open, end: number }) => {
    if (owner === null) {
      return words.text('say.train-end', { who: 'mexican', name: '', number, open: 'no' });
    }
    const who = seatValues(words, context, owner);
    return words.text('say.train-end', { ...who, number, open: open ? 'yes' : 'no' });
  });
  const said = words.text('say.train-ends', { ends: words.list(ends, ',') });
  return [said, ...dutyText(words, context, table)].join(' ');
}
