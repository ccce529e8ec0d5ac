import type { LaidTile, TableView } from '@pedra/rules';
import { readTrainEnds, readTrains } from './read-trains.ts';
import { readTree, readTreeEnds } from './read-tree.ts';
import { nameOf, type SpeechContext, seatValues, sideValues } from './speech-context.ts';
import type { Words } from './words.ts';

/** The numbers of the open ends in a sentence; without any, that the table is empty. Pure. */
export function endsText(words: Words, ends: readonly number[]): string {
  const [first] = ends;
  if (first === undefined) return words.text('say.ends.none');
  const alike = ends.length > 1 && ends.every((end) => end === first);
  return words.text('say.ends', {
    alike: alike ? 'yes' : 'no',
    ends: alike ? first : words.list(ends),
  });
}

/** The scores of all sides in a sentence. Pure. */
export function scoreText(words: Words, context: SpeechContext, scores: readonly number[]): string {
  const entries = scores.map((score, side) => {
    const { names } = sideValues(words, context, [side]);
    return words.text('say.score.entry', { names, score });
  });
  return words.text('say.score', { scores: words.list(entries, ',') });
}

/** The tiles of a line from left to right. Pure. */
export function lineFromLeft(table: TableView): readonly LaidTile[] {
  const line: LaidTile[] = [];
  for (const laid of table.laid) {
    if (laid.place === 'left') line.unshift(laid);
    else line.push(laid);
  }
  return line;
}

/** The open ends (key `ends`). Pure. */
export function readEnds(words: Words, context: SpeechContext): string {
  const { table } = context.view;
  if (table.kind === 'trains') return readTrainEnds(words, context, table);
  if (table.kind === 'tree' && table.laid.length > 0) return readTreeEnds(words, table);
  return endsText(
    words,
    table.ends.flatMap(({ number }) => number ?? []),
  );
}

/** The whole table: a line from left to right, a tree arm by arm, train after train; and its ends. Pure. */
export function readLine(words: Words, context: SpeechContext): string {
  const { table } = context.view;
  if (table.kind === 'trains') return readTrains(words, context, table);
  if (table.kind === 'tree' && table.laid.length > 0) return readTree(words, table);
  const line = lineFromLeft(context.view.table);
  if (line.length === 0) return words.text('say.ends.none');
  const tiles = words.list(
    line.map(({ lies }) => lies),
    ',',
  );
  return `${words.text('say.line', { count: line.length, tiles })} ${readEnds(words, context)}`;
}

/** One tile of the line, counted from 0 at the left, and who laid it; the empty text where there is none. Pure. */
export function readLineTile(words: Words, context: SpeechContext, index: number): string {
  const line = lineFromLeft(context.view.table);
  const laid = line[index];
  if (!laid) return '';
  const values = { at: index + 1, count: line.length, tile: laid.lies };
  if (laid.seat === undefined) return words.text('say.line-tile', values);
  return words.text('say.line-tile.by', {
    ...values,
    ...seatValues(words, context, laid.seat),
  });
}

/** How many tiles lie in the boneyard and are in the hands (key `counts`). Pure. */
export function readCounts(words: Words, context: SpeechContext): string {
  const { boneyard, counts } = context.view;
  const entries = counts.map((count, seat) =>
    words.text('say.hands.entry', { name: nameOf(words, context, seat), count }),
  );
  const hands = words.text('say.hands', { counts: words.list(entries, ',') });
  return `${words.text('say.boneyard', { count: boneyard })} ${hands}`;
}

/** The score, and what the match goes to: a target, or so many rounds (key `score`). Pure. */
export function readScore(words: Words, context: SpeechContext): string {
  const { scores, options, round } = context.view;
  const { target, rounds } = options;
  const score = scoreText(words, context, scores);
  if (typeof rounds === 'number') {
    return `${score} ${words.text('say.rounds', { round, rounds })}`;
  }
  return typeof target === 'number' ? `${score} ${words.text('say.target', { target })}` : score;
}
